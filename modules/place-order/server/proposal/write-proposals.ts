import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { arithmeticStep, purpose } from '../../contract/proposal/arithmetic.ts'
import { orderProposal } from './tables.ts'
import type { WantedProposal } from './wanted-proposals.ts'

export interface Difference {
  readonly created: number
  readonly changed: number
  readonly removed: number
  readonly unchanged: number
}

interface Stored {
  readonly proposal_no: string
  /** Everything that a run decides, as text. */
  readonly content: string
}

const nameOf = ({ item_cd, need_dt, seq }: Pick<WantedProposal, 'item_cd' | 'need_dt' | 'seq'>): string =>
  `${item_cd} ${need_dt} ${seq}`

/**
 * The run's proposals by their difference to those that stand: what has not changed keeps its number, its row is not
 * touched. What somebody has dismissed is not proposed again, unless more is short than it was then.
 */
export async function writeProposals(
  context: Context,
  wanted: readonly WantedProposal[],
): Promise<Difference> {
  const stored = await readOpen(context)
  const dismissed = await readDismissed(context)
  const created: WantedProposal[] = []
  const changed: (WantedProposal & { readonly proposal_no: string })[] = []
  let unchanged = 0
  for (const one of wanted) {
    const name = nameOf(one)
    const limit = dismissed.get(name)
    if (limit !== undefined && Number(one.qty) <= limit) continue
    const before = stored.get(name)
    stored.delete(name)
    if (!before) created.push(one)
    else if (before.content === contentOf(one)) unchanged++
    else changed.push({ ...one, proposal_no: before.proposal_no })
  }
  const removed = [...stored.values()].map(({ proposal_no }) => proposal_no)
  // First what goes: its shortage may be somebody else's now.
  await remove(context, removed)
  await change(context, changed)
  await create(context, created)
  return { created: created.length, changed: changed.length, removed: removed.length, unchanged }
}

const mine = ({ session: { company_cd, factory_cd } }: Context): SQL =>
  sql`p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}`
const ofRuns = sql`p.proposal_state = '0' AND NOT p.edited_flg AND p.demand_no = ''`

const storedColumns = {
  ...{ proposal_no: z.string(), item_cd: z.string(), need_dt: z.string(), seq: z.int() },
  ...{ supplier_cd: z.string(), branch_no: z.string(), qty: z.string(), order_dt: z.string() },
  ...{ due_dt: z.string(), order_method: z.string(), source: z.string(), late_reason: z.string() },
  ...{ late_days: z.int(), steps: z.array(arithmeticStep), purposes: z.array(purpose) },
}

async function readOpen(context: Context): Promise<Map<string, Stored>> {
  const found = await rows(
    context.tx,
    storedColumns,
    sql`SELECT p.proposal_no::text, p.item_cd, p.need_dt::text, p.seq, p.supplier_cd, p.branch_no, trim_scale(p.qty)::text AS qty,
        p.order_dt::text, p.due_dt::text, p.order_method, p.source, p.late_reason, p.late_days, p.steps, p.purposes
      FROM ${orderProposal} AS p WHERE ${mine(context)} AND ${ofRuns}`,
  )
  return new Map(
    found.map(({ proposal_no, ...one }) => [nameOf(one), { proposal_no, content: contentOf(one) }]),
  )
}

type Content = Omit<RowOf<typeof storedColumns>, 'proposal_no' | 'steps' | 'purposes'> &
  Pick<WantedProposal, 'steps' | 'purposes'>

/** By name, so that two that say the same read the same: `jsonb` keeps no order of names. */
const contentOf = (one: Content): string =>
  JSON.stringify([
    ...[one.supplier_cd, one.branch_no, one.qty, one.order_dt, one.due_dt, one.order_method, one.source],
    ...[one.late_reason, one.late_days],
    one.steps.map(({ rule, parameter, value }) => [rule, parameter, value]),
    one.purposes.map(({ kind, no, line, qty, date }) => [kind, no, line, qty, date]),
  ])

async function readDismissed(context: Context): Promise<ReadonlyMap<string, number>> {
  const found = await rows(
    context.tx,
    { item_cd: z.string(), need_dt: z.string(), seq: z.int(), qty: z.string() },
    sql`SELECT p.item_cd, p.need_dt::text, p.seq, trim_scale(max(p.qty))::text AS qty FROM ${orderProposal} AS p
      WHERE ${mine(context)} AND p.proposal_state = '9' AND p.demand_no = '' GROUP BY p.item_cd, p.need_dt, p.seq`,
  )
  return new Map(found.map((one) => [nameOf(one), Number(one.qty)]))
}

/** What a person has taken up meanwhile is no run's any more. */
async function remove(context: Context, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await context.tx.execute(sql`DELETE FROM ${orderProposal} AS p WHERE ${mine(context)} AND ${ofRuns}
    AND p.proposal_no = ANY(${textArray(numbers)}::bigint[])`)
}

const sentColumns = {
  item_cd: 'text',
  need_dt: 'date',
  seq: 'int',
  supplier_cd: 'text',
  branch_no: 'text',
  qty: 'numeric',
  order_dt: 'date',
  due_dt: 'date',
  order_method: 'text',
  source: 'text',
  late_reason: 'text',
  late_days: 'int',
  steps: 'jsonb',
  purposes: 'jsonb',
} as const

async function change(
  context: Context,
  changed: readonly (WantedProposal & { readonly proposal_no: string })[],
): Promise<void> {
  if (changed.length === 0) return
  await context.tx
    .execute(sql`UPDATE ${orderProposal} AS p SET supplier_cd = s.supplier_cd, branch_no = s.branch_no, qty = s.qty,
      order_dt = s.order_dt, due_dt = s.due_dt, order_method = s.order_method, source = s.source, late_reason = s.late_reason,
      late_days = s.late_days, steps = s.steps, purposes = s.purposes, update_user = ${context.session.user_cd},
      update_dt = ${context.now.toISOString()}::timestamptz, update_cnt = p.update_cnt + 1
    FROM ${sentRows(changed, 's', { proposal_no: 'bigint', ...sentColumns })}
    WHERE ${mine(context)} AND ${ofRuns} AND p.proposal_no = s.proposal_no`)
}

async function create(context: Context, created: readonly WantedProposal[]): Promise<void> {
  if (created.length === 0) return
  const { company_cd, factory_cd, user_cd } = context.session
  await context.tx
    .execute(sql`INSERT INTO ${orderProposal} (company_cd, factory_cd, item_cd, need_dt, seq, supplier_cd, branch_no, qty,
      order_dt, due_dt, order_method, source, late_reason, late_days, steps, purposes, create_user, update_user)
    SELECT ${company_cd}, ${factory_cd}, s.item_cd, s.need_dt, s.seq, s.supplier_cd, s.branch_no, s.qty, s.order_dt, s.due_dt,
      s.order_method, s.source, s.late_reason, s.late_days, s.steps, s.purposes, ${user_cd}, ${user_cd}
    FROM ${sentRows(created, 's', sentColumns)}`)
}
