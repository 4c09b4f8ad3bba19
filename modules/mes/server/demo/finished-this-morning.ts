import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { demoInspected } from '#modules/master/server/index.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { judgeFinished as judgeCall } from '../../contract/final-inspection/inspection-calls.ts'
import { judgeFinished } from '../final-inspection/judge-finished.ts'
import { orderedWithParts } from './make-this-morning.ts'
import { told } from './this-morning.ts'

const made = '8'
const judged = '5'
const began = 100
/** Of the pieces that were judged, point by point. */
const measured = { 10: ['4', '-6', '2'], 20: ['0.004', '0.006', '0.005'], 30: ['0.011', '0.009', '0.014'] }

/** What was finished this morning: some of it is inspected and has a certificate, the rest waits for the inspector. */
export const finishForInspection: Demo = async (context, today, wording) => {
  const work_order_no = await orderedWithParts(context, { item_cd: demoInspected, qty: made }, today, wording)
  if (work_order_no === '') return
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
