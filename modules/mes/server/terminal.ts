import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { identifyWorker as identify } from '#modules/master/server/index.ts'
import {
  customerRead,
  facilityRead,
  itemFactoryRead,
  itemRead,
  workerRead,
} from '#modules/master/server/views.ts'
import { workOrderKind, workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { reworkClaims, workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { orderRead } from '#modules/receive-order/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { identifyWorker as identifyCall, terminalJobs as jobsCall } from '../contract/terminal-calls.ts'
import { checkItem } from '../contract/measured.ts'
import { setupState, workEventShown } from '../contract/work-codes.ts'
import { workErrors } from '../contract/work-errors.ts'
import { nextFirst } from './begins-at.ts'
import { pointsAt, setupKinds } from './check-items.ts'
import { hasMaterial, readyQty } from './readiness.ts'
import { workEventTable } from './tables.ts'
import { crewOf, workedKinds } from './work-events.ts'

const text = z.string()
const columns = {
  ...{
    work_order_no: text,
    process_no: z.int(),
    operation_nm: text,
    work_nm: text,
    item_cd: text,
    item_nm: text,
  },
  ...{ drawing_no: text, unit_nm: text, customer_nm: text, facility_cd: text, facility_nm: text },
  ...{ plan_qty: text, good_qty: text, defective_qty: text, ready_qty: text, has_material: z.boolean() },
  ...{ rework_left: text, work_order_kind: workOrderKind.schema },
  ...{ over_tolerance: text, under_tolerance: text, places: z.int() },
  ...{ is_first: z.boolean(), is_last: z.boolean() },
  takes_serials: z.boolean(),
  ...{ due_dt: text, start_at: text.nullable(), end_at: text.nullable(), work_status: workStatus.schema },
  ...{ standard_seconds: z.int(), worked_seconds: z.int() },
  ...{ setup_state: setupState, charge_no: text, check_items: z.array(checkItem) },
  crew: z.array(z.object({ worker_cd: text, worker_nm: text })),
  events: z.array(
    z.object({
      ...{ event_no: text, event_kind: workEventShown.schema, good_qty: text, defective_qty: text },
      ...{ worker_nm: text, occurred_at: text },
    }),
  ),
}

/** What is under way first, then in the order of the dispatch list. */
const mostShown = 12
/** All jobs of a charge are seen. */
const mostInFurnace = 60
const mostEvents = 5

/** Of a machine, with what was planned for any machine of its group; or the process whose code was read, whatever machine it was planned for. */
export async function jobsAt(
  { tx, session, now }: Context,
  { facility_cd, work_order_no, process_no }: InputOf<typeof jobsCall>,
): Promise<OutputOf<typeof jobsCall>> {
  const { company_cd, factory_cd } = session
  const asked_at = now.toISOString()
  const groupOf = sql`(SELECT f.facility_group_cd FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${company_cd}
    AND f.factory_cd = ${factory_cd} AND f.facility_cd = ${facility_cd})`
  const which =
    work_order_no === ''
      ? sql`(o.facility_cd = ${facility_cd} OR o.facility_cd = '' AND o.facility_group_cd = ${groupOf}) AND o.work_status <> '3' AND h.instruction_status <> '2'`
      : sql`o.work_order_no = ${work_order_no} AND o.process_no = ${process_no}`
  const standing = sql`e.company_cd = o.company_cd AND e.factory_cd = o.factory_cd AND e.work_order_no = o.work_order_no
    AND e.process_no = o.process_no AND e.undoes IS NULL
    AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)`
  const isLast = sql`NOT EXISTS (SELECT FROM ${workOrderOperationRead.rows} AS n WHERE n.company_cd = o.company_cd
    AND n.factory_cd = o.factory_cd AND n.work_order_no = o.work_order_no AND n.process_no > o.process_no)`
  const [machine] = await rows(
    tx,
    { facility_kind: text },
    sql`SELECT f.facility_kind FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${company_cd}
      AND f.factory_cd = ${factory_cd} AND f.facility_cd = ${facility_cd}`,
  )
  const zone = await directory.timeZoneOf(tx, session)
  const takes_charges = machine?.facility_kind === '4'
  const list = await rows(
    tx,
    columns,
    sql`SELECT o.work_order_no, h.work_order_kind, o.process_no, o.operation_nm, o.work_nm, h.item_cd, ${itemRead.of('h', 'item_nm')} AS item_nm,
        coalesce(${itemRead.of('h', 'drawing_no')}, '') AS drawing_no, ${itemRead.of('h', 'unit_nm')} AS unit_nm,
        coalesce((SELECT ${customerRead.of('r', 'customer_nm')} FROM ${orderRead.rows} AS r WHERE r.company_cd = h.company_cd
          AND r.factory_cd = h.factory_cd AND r.order_no = h.demand_no), '') AS customer_nm,
        o.facility_cd, coalesce(${facilityRead.of('o', 'facility_nm')}, '') AS facility_nm,
        trim_scale(o.plan_qty)::text AS plan_qty, trim_scale(o.good_qty)::text AS good_qty,
        trim_scale(o.defective_qty)::text AS defective_qty,
        trim_scale(${readyQty})::text AS ready_qty,
        trim_scale(coalesce(${itemFactoryRead.of('h', 'over_tolerance')}, 0))::text AS over_tolerance,
        trim_scale(coalesce(${itemFactoryRead.of('h', 'under_tolerance')}, 0))::text AS under_tolerance,
        coalesce(${itemRead.of('h', 'unit_places')}, 0)::int AS places,
        trim_scale(coalesce((SELECT b.defective_qty - o.reworked_qty - coalesce((SELECT sum(c.qty) FROM ${reworkClaims} AS c
            WHERE c.company_cd = b.company_cd AND c.factory_cd = b.factory_cd AND c.work_order_no = b.work_order_no
              AND c.process_no = b.process_no), 0) FROM ${workOrderOperationRead.rows} AS b WHERE b.company_cd = o.company_cd
          AND b.factory_cd = o.factory_cd AND b.work_order_no = o.work_order_no AND b.process_no = o.before_no AND b.split_no = 1
          AND NOT b.outside_flg), 0))::text AS rework_left,
        o.before_no = 0 AS is_first,
        ${isLast} AS is_last, ${isLast} AND ${itemRead.of('h', 'lot_control')} = '2' AS takes_serials,
        ${hasMaterial} AS has_material,
        h.due_dt::text AS due_dt, to_json(o.start_at)#>>'{}' AS start_at, to_json(o.end_at)#>>'{}' AS end_at, o.work_status,
        round(o.setup_seconds + o.piece_seconds * o.plan_qty)::int AS standard_seconds,
        coalesce((SELECT e.event_kind FROM ${workEventTable} AS e WHERE ${standing} AND e.event_kind IN ${setupKinds}
          ORDER BY e.event_no DESC LIMIT 1), '') AS setup_state,
        coalesce((SELECT e.charge_no FROM ${workEventTable} AS e WHERE ${standing} ORDER BY e.event_no DESC LIMIT 1), '') AS charge_no,
        coalesce((SELECT jsonb_agg(to_jsonb(c) - 'sort_no' ORDER BY c.sort_no, c.point_no) FROM (${pointsAt({
          ...{
            company_cd: sql`o.company_cd`,
            item_cd: sql`h.item_cd`,
            process_no: sql`o.process_no`,
            is_last: isLast,
          },
        })}) AS c), '[]') AS check_items,
        coalesce((SELECT round(extract(epoch FROM sum(coalesce(t.until, ${asked_at}::timestamptz) - t.occurred_at)))::int
          FROM (SELECT e.event_kind, e.occurred_at, lead(e.occurred_at) OVER (ORDER BY e.event_no) AS until
            FROM ${workEventTable} AS e WHERE ${standing}) AS t WHERE t.event_kind IN ${workedKinds}), 0) AS worked_seconds,
        coalesce((SELECT jsonb_agg(jsonb_build_object('worker_cd', w.worker_cd, 'worker_nm', coalesce(${workerRead.of('w', 'worker_nm')}, '')))
          FROM (SELECT o.company_cd, o.factory_cd, jsonb_array_elements_text(c.crew) AS worker_cd
            FROM (SELECT ${crewOf('e')} AS crew FROM ${workEventTable} AS e WHERE ${standing} ORDER BY e.event_no DESC LIMIT 1) AS c
            WHERE o.work_status = '1') AS w), '[]') AS crew,
        coalesce((SELECT jsonb_agg(jsonb_build_object('event_no', t.event_no::text, 'event_kind', t.event_kind,
            'good_qty', trim_scale(t.good_qty)::text, 'defective_qty', trim_scale(t.defective_qty)::text,
            'worker_nm', coalesce(${workerRead.of('t', 'worker_nm')}, ''), 'occurred_at', t.occurred_at) ORDER BY t.event_no DESC)
          FROM (SELECT e.* FROM ${workEventTable} AS e WHERE ${standing} ORDER BY e.event_no DESC LIMIT ${mostEvents}) AS t), '[]') AS events
      FROM ${workOrderOperationRead.rows} AS o JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd
        AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
      WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.split_no = 1 AND NOT o.outside_flg AND ${which}
      ORDER BY CASE o.work_status WHEN '1' THEN 0 WHEN '2' THEN 1 ELSE 2 END, ${nextFirst(zone)}
      LIMIT ${takes_charges ? mostInFurnace : mostShown}`,
  )
  return { list: [...list], now: asked_at, takes_charges }
}

export async function whoWorks(
  context: TransactionsContext,
  asked: InputOf<typeof identifyCall>,
): Promise<OutputOf<typeof identifyCall>> {
  const found = await identify(context, asked)
  if (found.is === 'known') return { worker_cd: found.worker_cd, worker_nm: found.worker_nm }
  if (found.is === 'unknown') throw workErrors.BIZ_WORKER_UNKNOWN.with({ code: asked.code }).at('code')
  throw pinRefusals[found.why].with({ name: found.worker_nm }).at('pin')
}

const pinRefusals = {
  asked: workErrors.BIZ_WORKER_PIN,
  wrong: workErrors.BIZ_WORKER_PIN_WRONG,
  locked: workErrors.BIZ_WORKER_PIN_LOCKED,
  none: workErrors.BIZ_WORKER_PIN_NONE,
} as const
