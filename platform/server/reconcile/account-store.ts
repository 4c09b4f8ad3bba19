import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { http } from '#platform/contract/error-catalogue.ts'
import { accountMachine } from '#platform/contract/reconcile/account-machine.ts'
import type { AccountHead, AccountRecord, Difference } from '#platform/contract/reconcile/account-calls.ts'
import { accountSettlement } from '#platform/contract/reconcile/account-codes.ts'
import { accountDifferences } from '#platform/contract/reconcile/reconcile-accounts.ts'
import { takeStep } from '../audit/status-history.ts'
import type { Context } from '../context.ts'
import { changedBy } from '../master/edit-master.ts'
import { staleRecord } from '../master/stale.ts'
import type { AccountSource } from './account-source.ts'
import { accountDifference, accountFile, accountRow } from './tables.ts'

type Kept = Pick<AccountSource, 'target' | 'directory'>
type Session = Pick<Context, 'session'>

export const isFile = ({ session }: Session, { target }: Pick<Kept, 'target'>, account_no: string) =>
  and(
    eq(accountFile.company_cd, session.company_cd),
    eq(accountFile.target, target.name),
    eq(accountFile.account_no, BigInt(account_no)),
  )

export const rowsOf = ({ session }: Session, account_no: string) =>
  and(eq(accountRow.company_cd, session.company_cd), eq(accountRow.account_no, BigInt(account_no)))

export const differencesOf = ({ session }: Session, account_no: string) =>
  and(
    eq(accountDifference.company_cd, session.company_cd),
    eq(accountDifference.account_no, BigInt(account_no)),
  )

/** Older ones are found by what they are about. */
const mostListed = 200

export async function listAccounts(
  { tx, session }: Context,
  { target }: Kept,
  { about_no }: { readonly about_no: string },
): Promise<{ list: AccountHead[] }> {
  const found = await tx
    .select()
    .from(accountFile)
    .where(
      and(
        eq(accountFile.company_cd, session.company_cd),
        eq(accountFile.target, target.name),
        about_no === '' ? undefined : eq(accountFile.about_no, about_no),
      ),
    )
    .orderBy(desc(accountFile.account_no))
    .limit(mostListed)
  return { list: found.map(headOf) }
}

function headOf(stored: typeof accountFile.$inferSelect): AccountHead {
  const { account_no, about_no, partner_cd, branch_no, partner_nm, from_dt, to_dt, file_nm } = stored
  const { matching_cd, row_cnt, agreed_cnt, open_cnt, stated_amount, own_amount } = stored
  const { account_status, update_user, update_dt, update_cnt } = stored
  return {
    ...{
      account_no: String(account_no),
      about_no,
      partner_cd,
      branch_no,
      partner_nm,
      from_dt,
      to_dt,
      file_nm,
    },
    ...{ matching_cd, row_cnt, agreed_cnt, open_cnt, update_user, update_cnt },
    ...{ stated_amount: plain(stated_amount), own_amount: plain(own_amount) },
    account_status: accountMachine.states.schema.parse(account_status),
    update_dt: new Date(update_dt).toISOString(),
  }
}

/** Without the zeros of its column. */
const plain = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

export async function readAccountFile(
  context: Context,
  of: Kept,
  { account_no }: { readonly account_no: string },
): Promise<AccountRecord> {
  const { tx } = context
  const [stored] = await tx
    .select()
    .from(accountFile)
    .where(isFile(context, of, account_no))
  if (!stored) throw http[404].with()
  const differences = await tx
    .select()
    .from(accountDifference)
    .where(differencesOf(context, account_no))
    .orderBy(asc(accountDifference.difference_no))
  const paired = await tx
    .select({ row_no: accountRow.row_no, stated: accountRow.stated, own_key: accountRow.own_key })
    .from(accountRow)
    .where(and(rowsOf(context, account_no), sql`${accountRow.own_key} <> ''`))
    .orderBy(asc(accountRow.row_no))
  return { head: headOf(stored), differences: differences.map(differenceOf), paired }
}

function differenceOf(stored: typeof accountDifference.$inferSelect): Difference {
  const { difference_no, kind, amount, row_no, stated: theirs, own } = stored
  const { settled_by, settled_no, settled_note, settled_user, settled_dt } = stored
  return {
    ...{ difference_no, amount: plain(amount), row_no, stated: theirs, own, settled_no, settled_note },
    kind: accountDifferences.find((one) => one === kind) ?? 'amount',
    settled_by: accountSettlement.codes.find((one) => one === settled_by) ?? '',
    ...{ settled_user, settled_dt: settled_dt === null ? '' : new Date(settled_dt).toISOString() },
  }
}

interface Wanted {
  readonly account_no: string
  readonly update_cnt: number
}

/** Held until the commit; whoever has seen an older state is refused. */
export async function holdAccountFile(
  context: Context,
  of: Kept,
  { account_no, update_cnt }: Wanted,
): Promise<AccountRecord> {
  await context.tx
    .select({ no: accountFile.account_no })
    .from(accountFile)
    .where(isFile(context, of, account_no))
    .for('update')
  const found = await readAccountFile(context, of, { account_no })
  if (found.head.update_cnt !== update_cnt) throw await staleRecord(context, of.directory, found.head)
  if (found.head.account_status === '9') throw accountMachine.refused('9', 'withdraw')
  return found
}

/** How far it is: reconciled as soon as nothing is open. */
export async function writeProgress(
  context: Context,
  of: Kept,
  head: AccountHead,
  change: Partial<Pick<typeof accountFile.$inferInsert, 'agreed_cnt' | 'stated_amount' | 'own_amount'>> = {},
): Promise<AccountRecord> {
  const { account_no } = head
  const [open] = await context.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(accountDifference)
    .where(and(differencesOf(context, account_no), eq(accountDifference.settled_by, '')))
  const open_cnt = open?.count ?? 0
  const state = open_cnt === 0 ? '2' : '1'
  const account_status =
    state === head.account_status
      ? state
      : await stepFile(context, of, head, { verb: state === '2' ? 'agree' : 'reopen' })
  await context.tx
    .update(accountFile)
    .set({ ...changedBy(context), ...change, open_cnt, account_status })
    .where(isFile(context, of, account_no))
  return readAccountFile(context, of, { account_no })
}

export const stepFile = (
  context: Context,
  { target }: Kept,
  { account_no, account_status }: AccountHead,
  { verb, reason = '' }: { readonly verb: (typeof accountMachine.verbs)[number]; readonly reason?: string },
) =>
  takeStep(context, accountMachine, {
    ...{ document: 'account_file', key: `${target.name} ${account_no}`, state: account_status },
    ...{ verb, facts: {}, reason },
  })
