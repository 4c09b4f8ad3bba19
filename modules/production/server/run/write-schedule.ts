import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { Proposal, Reason } from '#planning/scheduling/proposal.ts'
import type { LatePart } from '../../contract/plan/part-wait.ts'
import { planOperation, productionPlan } from '../plan/tables.ts'
import { LateParts } from './late-part.ts'
import { operationKey, planKey } from '#planning/moves/order-keys.ts'
import { nameInTheWay, type ShopToPlan } from './shop-snapshot.ts'

/** Why the requirements say that a plan cannot be in time, by its number. */
export type LateByNeed = ReadonlyMap<string, { readonly reason: string; readonly days: number }>

interface Placed {
  readonly plan_no: string
  readonly process_no: number
  readonly operation_cd: string
  readonly work_cd: string
  readonly qty: string
  readonly facility_cd: string
  readonly worker_cd: string
  readonly setup: number
  /** Minutes from the schedule's beginning; null where it found no place. */
  readonly start: number | null
  readonly end: number | null
  readonly reason: string
  readonly reason_name: string
}

export const reasonOf = {
  'lead-time': 'lead-time',
  predecessor: 'lead-time',
  material: 'material',
  facility: 'capacity',
  worker: 'capacity',
  calendar: 'calendar',
  frozen: 'frozen',
} as const

const minutesPerDay = 1440

/** Where the processes stand, by their difference: what has not moved is not touched. Answers how many plans are late, and how many processes have no place. */
export async function writeSchedule(
  context: Context,
  {
    plans,
    snapshot,
    from_dt,
    proposal,
    late,
  }: ShopToPlan & {
    readonly from_dt: string
    readonly proposal: Proposal
    readonly late: LateByNeed
  },
): Promise<{ readonly late: number; readonly unplaced: number; readonly moved: number }> {
  const placed = new Map(proposal.operations.map((one) => [one.operation, one]))
  const without = new Map(proposal.unplaced.map((one) => [one.operation, one.reason]))
  const lateOf = new Map(proposal.late.map((one) => [one.order, one]))
  const itemOf = new Map(snapshot.orders.map(({ id, item }) => [id, item]))
  const parts = new LateParts({ plans, proposal, from_dt, itemOf })
  const operations: Placed[] = []
  const ends = plans.map((plan) => {
    const order = planKey(plan.plan_no)
    const own = plan.operations.map((step): Placed => {
      const id = operationKey(order, step.process_no)
      const place = placed.get(id)
      const reason = rootOf(without, id)
      return {
        plan_no: plan.plan_no,
        process_no: step.process_no,
        operation_cd: step.operation_cd,
        work_cd: step.work_cd,
        qty: step.plan_qty,
        facility_cd: place === undefined || place.facility.startsWith('*') ? '' : place.facility,
        worker_cd: place?.worker ?? '',
        setup: Math.round(place?.setup ?? 0),
        start: place ? Math.round(place.start) : null,
        end: place ? Math.round(place.end) : null,
        reason: reason ? reasonOf[reason.kind] : '',
        reason_name: reason ? nameInTheWay(reason) : '',
      }
    })
    operations.push(...own)
    const isPlaced = own.length > 0 && own.every(({ start }) => start !== null)
    const bySchedule = lateOf.get(order)
    const overtaker = parts.overtakenBy(order)
    return {
      ...{ plan_no: plan.plan_no, ...lateness(own, isPlaced, bySchedule, late.get(plan.plan_no)) },
      ...overtaken(overtaker),
      late_part: overtaker ?? (bySchedule && parts.behind(order, bySchedule.reason)) ?? null,
    }
  })
  const zone = await directory.timeZoneOf(context.tx, context.session)
  const moved = await writeOperations(context, { operations, from_dt, zone })
  await writeEnds(context, { ends, from_dt, zone })
  return {
    late: ends.filter(({ late_days }) => late_days > 0).length,
    unplaced: operations.filter(({ start }) => start === null).length,
    moved,
  }
}

/** The schedule's own reason goes before that of the requirements, which know no machine. */
function lateness(
  own: readonly Placed[],
  isPlaced: boolean,
  bySchedule: Proposal['late'][number] | undefined,
  byNeed: { readonly reason: string; readonly days: number } | undefined,
) {
  const start = isPlaced ? Math.min(...own.map((one) => one.start ?? 0)) : null
  const end = isPlaced ? Math.max(...own.map((one) => one.end ?? 0)) : null
  const unplaced = own.find((one) => one.start === null)
  if (unplaced) return { start, end, late_reason: 'unplaced', late_days: 0, late_name: unplaced.reason_name }
  if (bySchedule)
    return {
      ...{
        start,
        end,
        late_reason: reasonOf[bySchedule.reason.kind],
        late_name: nameInTheWay(bySchedule.reason),
      },
      late_days: Math.ceil(bySchedule.minutes / minutesPerDay),
    }
  return { start, end, late_reason: byNeed?.reason ?? '', late_days: byNeed?.days ?? 0, late_name: '' }
}

/** Behind something without a place it is that which has none: why not is said down there. */
function rootOf(without: ReadonlyMap<string, Reason>, id: string): Reason | undefined {
  const reason = without.get(id)
  const before = reason?.kind === 'predecessor' ? rootOf(without, reason.name ?? '') : undefined
  return before ?? reason
}

/** Somebody has put it before its parts: that is told also where it ends in time. */
const overtaken = (part: LatePart | undefined) =>
  part === undefined ? {} : { late_reason: 'material', late_name: part.item_cd }

interface Timed {
  readonly from_dt: string
  readonly zone: string
}

const momentOf = (column: string, { from_dt, zone }: Timed) =>
  sql`((${from_dt}::timestamp + make_interval(mins => s.${sql.identifier(column)})) AT TIME ZONE ${zone})`

const storedColumns = { plan_no: z.string(), process_no: z.int(), content: z.string() }

/** A row as text, as the database puts it together as well. */
const contentOf = (one: Placed): string =>
  [
    ...[one.operation_cd, one.work_cd, one.facility_cd, one.worker_cd, Number(one.qty), one.setup],
    ...[one.start ?? '', one.end ?? '', one.reason, one.reason_name],
  ].join('\t')

const readStored = ({ tx, session }: Context, { from_dt, zone }: Timed) => {
  const minutes = (column: 'start_at' | 'end_at') =>
    sql`coalesce(round(extract(epoch FROM (o.${sql.identifier(column)} AT TIME ZONE ${zone}) - ${from_dt}::timestamp) / 60)::text, '')`
  return rows(
    tx,
    storedColumns,
    sql`SELECT o.plan_no::text AS plan_no, o.process_no, concat_ws(E'\t', o.operation_cd, o.work_cd, o.facility_cd, o.worker_cd,
        trim_scale(o.qty)::text, o.setup_minutes, ${minutes('start_at')}, ${minutes('end_at')}, o.reason, o.reason_name) AS content
      FROM ${planOperation} AS o JOIN ${productionPlan} AS p ON p.company_cd = o.company_cd AND p.plan_no = o.plan_no
      WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND o.split_no = 1 AND p.plan_status = '1'`,
  )
}

/** Only what is different is sent: of thousands of processes a net change moves some. */
async function writeOperations(
  context: Context,
  { operations, ...timed }: Timed & { readonly operations: readonly Placed[] },
): Promise<number> {
  const keyOf = (one: { readonly plan_no: string; readonly process_no: number }) =>
    `${one.plan_no} ${one.process_no}`
  const stored = new Map((await readStored(context, timed)).map((one) => [keyOf(one), one]))
  const different: Placed[] = []
  for (const one of operations) {
    const key = keyOf(one)
    if (stored.get(key)?.content !== contentOf(one)) different.push(one)
    stored.delete(key)
  }
  await remove(context, [...stored.values()])
  return put(context, { operations: different, ...timed })
}

async function remove(
  { tx, session }: Context,
  gone: readonly { readonly plan_no: string; readonly process_no: number }[],
): Promise<void> {
  if (gone.length === 0) return
  await tx.execute(sql`DELETE FROM ${planOperation} AS o
    USING ${sentRows(
      gone.map(({ plan_no, process_no }) => ({ plan_no, process_no })),
      's',
      { plan_no: 'bigint', process_no: 'int' },
    )}
    WHERE o.company_cd = ${session.company_cd} AND o.plan_no = s.plan_no AND o.process_no = s.process_no`)
}

async function put(
  { tx, session }: Context,
  { operations, ...timed }: Timed & { readonly operations: readonly Placed[] },
): Promise<number> {
  if (operations.length === 0) return 0
  const { company_cd, factory_cd, user_cd } = session
  const moved = await rows(
    tx,
    { plan_no: z.string() },
    sql`INSERT INTO ${planOperation} AS o (company_cd, factory_cd, plan_no, process_no, operation_cd,
      work_cd, facility_cd, worker_cd, qty, setup_minutes, start_at, end_at, reason, reason_name, create_user, update_user)
    SELECT ${company_cd}, ${factory_cd}, s.plan_no, s.process_no, s.operation_cd, s.work_cd, s.facility_cd, s.worker_cd, s.qty, s.setup,
      ${momentOf('start', timed)}, ${momentOf('end', timed)}, s.reason, s.reason_name, ${user_cd}, ${user_cd}
    FROM ${sentRows(operations, 's', { plan_no: 'bigint', process_no: 'int', operation_cd: 'text', work_cd: 'text', qty: 'numeric', facility_cd: 'text', worker_cd: 'text', setup: 'int', start: 'int', end: 'int', reason: 'text', reason_name: 'text' })}
    ON CONFLICT (company_cd, plan_no, process_no, split_no) DO UPDATE SET operation_cd = excluded.operation_cd, work_cd = excluded.work_cd,
      locked_flg = o.locked_flg AND o.qty = excluded.qty, facility_cd = excluded.facility_cd, worker_cd = excluded.worker_cd, qty = excluded.qty, setup_minutes = excluded.setup_minutes,
      start_at = excluded.start_at, end_at = excluded.end_at, reason = excluded.reason, reason_name = excluded.reason_name,
      update_user = excluded.update_user, update_dt = now(), update_cnt = o.update_cnt + 1
    WHERE (o.operation_cd, o.work_cd, o.facility_cd, o.worker_cd, o.qty, o.setup_minutes, o.start_at, o.end_at, o.reason, o.reason_name)
      IS DISTINCT FROM (excluded.operation_cd, excluded.work_cd, excluded.facility_cd, excluded.worker_cd, excluded.qty,
        excluded.setup_minutes, excluded.start_at, excluded.end_at, excluded.reason, excluded.reason_name)
    RETURNING o.plan_no::text AS plan_no`,
  )
  return moved.length
}

interface End {
  readonly plan_no: string
  readonly start: number | null
  readonly end: number | null
  readonly late_reason: string
  readonly late_days: number
  readonly late_name: string
  readonly late_part: LatePart | null
}

/** What a planner sees of a plan does not make it stale: moving its processes is the schedule's own affair. */
async function writeEnds(
  { tx, session }: Context,
  { ends, ...timed }: Timed & { readonly ends: readonly End[] },
): Promise<void> {
  await tx.execute(sql`UPDATE ${productionPlan} AS p SET start_at = n.start_at, end_at = n.end_at, late_reason = n.late_reason,
      late_days = n.late_days, late_name = n.late_name, late_part = n.late_part
    FROM (SELECT s.plan_no, ${momentOf('start', timed)} AS start_at, ${momentOf('end', timed)} AS end_at, s.late_reason, s.late_days,
        s.late_name, s.late_part FROM ${sentRows(ends, 's', { plan_no: 'bigint', start: 'int', end: 'int', late_reason: 'text', late_days: 'int', late_name: 'text', late_part: 'jsonb' })}) AS n
    WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_no = n.plan_no
      AND (p.start_at, p.end_at, p.late_reason, p.late_days, p.late_name, p.late_part)
        IS DISTINCT FROM (n.start_at, n.end_at, n.late_reason, n.late_days, n.late_name, n.late_part)`)
}
