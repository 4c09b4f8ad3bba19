import { and, asc, eq, sql } from 'drizzle-orm'
import { sentRows } from '../database/sent-rows.ts'
import { sum, written } from '#platform/contract/decimal.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { AccountHead, AccountRecord, OwnRow } from '#platform/contract/reconcile/account-calls.ts'
import { reconciling, type AccountRow } from '#platform/contract/reconcile/reconcile-accounts.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { Context } from '../context.ts'
import { inTurns } from '../turns.ts'
import { differencesOf, rowsOf, writeProgress } from './account-store.ts'
import type { AccountSource } from './account-source.ts'
import { accountDifference, accountItem, accountRow } from './tables.ts'

type New = typeof accountDifference.$inferInsert

type Source = Omit<AccountSource, 'stated'>

/** Both sides as they stand now, row by row. */
export async function reconciledRows(context: Context, source: Source, head: AccountHead) {
  const { ours, around } = await source.ours(context, head)
  const rows = await context.tx
    .select()
    .from(accountRow)
    .where(rowsOf(context, head.account_no))
    .orderBy(asc(accountRow.row_no))
  const items = await knownItems(context, source, head)
  const theirs = rows.map((row): Theirs => ({ ...withOurItem(row.stated, items), row }))
  const byKey = new Map([...ours, ...around].map((own) => [own.key, own]))
  const known = new Map<Theirs, OwnRow>()
  for (const one of theirs) {
    const own = byKey.get(one.row.own_key)
    if (own) known.set(one, own)
  }
  return {
    ours,
    theirs,
    found: await inTurns(
      reconciling({ ours, around, theirs, known, ...(source.keys && { keys: source.keys }) }),
    ),
  }
}

/** 照合: the rows of the file beside what we have posted by now. What was settled and is as it was stays settled. */
export async function layBeside(context: Context, source: Source, head: AccountHead): Promise<AccountRecord> {
  const { tx, session } = context
  const { account_no } = head
  const { ours, theirs, found } = await reconciledRows(context, source, head)
  const before = await tx.select().from(accountDifference).where(differencesOf(context, account_no))
  const settled = new Map(
    before.filter(({ settled_by }) => settled_by !== '').map((one) => [sameness(one), one]),
  )
  const differences = found.flatMap(({ ours: own, theirs: stated, differences: named }) =>
    named.map(({ kind, amount }) => {
      const made = {
        ...{ kind, amount, row_no: stated?.row.row_no ?? null, stated: stated?.row.stated ?? null },
        own: own ?? null,
      }
      const { settled_by, settled_no, settled_note, settled_user, settled_dt } =
        settled.get(sameness(made)) ?? {}
      return { ...made, settled_by, settled_no, settled_note, settled_user, settled_dt }
    }),
  )
  await tx.delete(accountDifference).where(differencesOf(context, account_no))
  const all = differences.map((one, at) => ({ difference_no: at + 1, ...one }))
  await tx.execute(sql`INSERT INTO ${accountDifference} (company_cd, account_no, difference_no, kind, amount, row_no, stated, own,
      settled_by, settled_no, settled_note, settled_user, settled_dt)
    SELECT ${session.company_cd}, ${account_no}::bigint, d.difference_no, d.kind, d.amount, d.row_no, d.stated, d.own,
      coalesce(d.settled_by, ''), coalesce(d.settled_no, ''), coalesce(d.settled_note, ''), coalesce(d.settled_user, ''), d.settled_dt
    FROM ${sentRows(all, 'd', { difference_no: 'int', kind: 'text', amount: 'numeric', row_no: 'int', stated: 'jsonb', own: 'jsonb', settled_by: 'text', settled_no: 'text', settled_note: 'text', settled_user: 'text', settled_dt: 'timestamptz' })}`)
  return writeProgress(context, source, head, {
    agreed_cnt: found.filter(({ theirs: row, differences: named }) => row && named.length === 0).length,
    stated_amount: totalOf(theirs),
    own_amount: totalOf(ours),
  })
}

interface Theirs extends AccountRow {
  readonly row: typeof accountRow.$inferSelect
}

const totalOf = (rows: readonly AccountRow[]): string =>
  written(sum(rows.flatMap(({ amount }) => figureOf(amount) ?? [])), 0)

const sameness = ({ kind, amount, row_no, own }: Pick<New, 'kind' | 'amount' | 'row_no' | 'own'>): string =>
  JSON.stringify([kind, Number(amount), row_no ?? 0, own?.key ?? ''])

type Partner = Pick<AccountHead, 'partner_cd' | 'branch_no'>

const ofPartner = (
  { session }: Pick<Context, 'session'>,
  { target }: Pick<AccountSource, 'target'>,
  { partner_cd, branch_no }: Partner,
) =>
  and(
    eq(accountItem.company_cd, session.company_cd),
    eq(accountItem.target, target.name),
    eq(accountItem.partner_cd, partner_cd),
    eq(accountItem.branch_no, branch_no),
  )

async function knownItems(context: Context, of: Pick<AccountSource, 'target'>, partner: Partner) {
  const found = await context.tx
    .select()
    .from(accountItem)
    .where(ofPartner(context, of, partner))
  return new Map(found.map(({ stated_cd, item_cd }) => [stated_cd, item_cd]))
}

function withOurItem(stated: AccountRow, items: ReadonlyMap<string, string>): AccountRow {
  const item_cd = items.get(normaliseCode(stated.item_cd))
  return item_cd === undefined ? stated : { ...stated, item_cd }
}

/** A person has said what of ours a row means: so is it called by this partner from now on, or no longer. */
export async function rememberItem(
  context: Context,
  of: Pick<AccountSource, 'target'>,
  {
    partner,
    stated,
    own,
  }: { readonly partner: Partner; readonly stated: AccountRow; readonly own?: AccountRow },
): Promise<void> {
  const stated_cd = normaliseCode(stated.item_cd)
  if (stated_cd === '') return
  const { partner_cd, branch_no } = partner
  if (!own) {
    await context.tx
      .delete(accountItem)
      .where(and(ofPartner(context, of, partner), eq(accountItem.stated_cd, stated_cd)))
    return
  }
  if (own.item_cd === '' || own.item_cd === stated_cd) return
  await context.tx
    .insert(accountItem)
    .values({
      ...{ company_cd: context.session.company_cd, target: of.target.name, partner_cd, branch_no, stated_cd },
      item_cd: own.item_cd,
    })
    .onConflictDoUpdate({
      target: [
        accountItem.company_cd,
        accountItem.target,
        accountItem.partner_cd,
        accountItem.branch_no,
        accountItem.stated_cd,
      ],
      set: { item_cd: sql`excluded.item_cd` },
    })
}
