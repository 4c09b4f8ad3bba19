import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { demoInspected } from '#modules/master/server/index.ts'
import { addPlan as addCall } from '#modules/production/contract/plan/plan-calls.ts'
import { addPlan, confirmPlans } from '#modules/production/server/index.ts'
import { workOrderOperationRead, workOrderPartRead, workOrderRead } from '#modules/production/server/views.ts'
import { handSlipKind, stockSlipNumber } from '#modules/stock/contract/stock-codes.ts'
import { postStock } from '#modules/stock/server/index.ts'
import { slipNumberOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demo, Wording } from '#platform/server/module/demo.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { judgeFinished as judgeCall } from '../../contract/final-inspection/inspection-calls.ts'
import { judgeFinished } from '../final-inspection/judge-finished.ts'
import { told } from './this-morning.ts'

const made = '8'
const judged = '5'
const began = 100
/** Of the pieces that were judged, point by point. */
const measured = { 10: ['4', '-6', '2'], 20: ['0.004', '0.006', '0.005'], 30: ['0.011', '0.009', '0.014'] }

/** What was finished this morning: some of it is inspected and has a certificate, the rest waits for the inspector. */
export const finishForInspection: Demo = async (context, today, wording) => {
  const work_order_no = await ordered(context, today)
  if (work_order_no === '') return
  await supply(context, work_order_no, today, wording)
  const { tx, session } = context
  const steps = await rows(
    tx,
    { process_no: z.int() },
    sql`SELECT o.process_no FROM ${workOrderOperationRead.rows} AS o WHERE o.company_cd = ${session.company_cd}
      AND o.factory_cd = ${session.factory_cd} AND o.work_order_no = ${work_order_no} ORDER BY o.process_no`,
  )
  for (const [at, { process_no }] of steps.entries()) {
    const worker_cd = `W02${at + 1}`
    const from = began - at * 30
    await told(context, from, { work_order_no, process_no, worker_cd, event_kind: '1' })
    await told(context, from - 28, {
      ...{ work_order_no, process_no, worker_cd, event_kind: '5' },
      good_qty: made,
    })
  }
  const [stored] = await rows(
    tx,
    { location_cd: z.string(), lot_no: z.string() },
    sql`SELECT h.location_cd, h.lot_no FROM ${workOrderRead.rows} AS h WHERE h.company_cd = ${session.company_cd}
      AND h.factory_cd = ${session.factory_cd} AND h.work_order_no = ${work_order_no}`,
  )
  const measures = Object.entries(measured).flatMap(([point_no, values]) =>
    values.map((value, at) => ({ piece_no: at + 1, point_no, value })),
  )
  await judgeFinished(
    { ...context },
    judgeCall.input.parse({ work_order_no, ...stored, good_qty: judged, defective_qty: '0', measures }),
  )
}

/** Blank where the factory makes none of it. */
async function ordered(context: Context, today: string): Promise<string> {
  const { plan_no } = await addPlan(
    { ...context },
    addCall.input.parse({
      ...{ production_div: '030', item_cd: demoInspected, qty: made, remarks: '' },
      ...{ start_dt: dayAfter(today, 1), due_dt: dayAfter(today, 7) },
    }),
  )
  const { work_orders } = await confirmPlans({ ...context }, { plans: [{ plan_no, update_cnt: 0 }] })
  return work_orders[0] ?? ''
}

/** What it draws was found when it was counted: nothing is taken from what others wait for. */
async function supply(
  context: Context,
  work_order_no: string,
  biz_dt: string,
  { text }: Wording,
): Promise<void> {
  const { tx, session } = context
  const parts = await rows(
    tx,
    { item_cd: z.string(), location_cd: z.string(), qty: z.string() },
    sql`SELECT p.item_cd, p.location_cd, trim_scale(sum(p.need_qty))::text AS qty FROM ${workOrderPartRead.rows} AS p
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.work_order_no = ${work_order_no}
      GROUP BY 1, 2 ORDER BY 1`,
  )
  const own = { ...context }
  await inOneUnit(own, () => {
    const document_no = slipNumberOf(own, { ...stockSlipNumber, date: biz_dt })
    postStock(own, {
      ...{ biz_dt, poster: 'hand', document_kind: handSlipKind, document_no },
      movements: parts.map(({ item_cd, location_cd, qty }) => ({
        ...{ stock_div: '080', item_cd, qty, to: { location_cd } },
        ...{ reason_cd: '20', reason: text('現物確認') },
      })),
    })
    return Promise.resolve(() => undefined)
  })
}
