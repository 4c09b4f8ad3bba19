import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { issuePlaceOrder, orderOutside, sendOutside } from '#modules/place-order/server/index.ts'
import { workOrderOperationRead } from '#modules/production/server/views.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { orderedWithParts } from './make-this-morning.ts'
import { told } from './this-morning.ts'

const blocks = { item_cd: 'RG-25-B2', qty: '20' }
const began = 150
const finished = 60

/** Blocks that were milled early this morning and are at the plater's since. */
export const sendToPlater: Demo = async (context, today, wording) => {
  const { tx, session } = context
  const work_order_no = await orderedWithParts(context, blocks, today, wording)
  if (work_order_no === '') return
  const steps = await rows(
    tx,
    { process_no: z.int(), outside_flg: z.boolean() },
    sql`SELECT o.process_no, o.outside_flg FROM ${workOrderOperationRead.rows} AS o WHERE o.company_cd = ${session.company_cd}
      AND o.factory_cd = ${session.factory_cd} AND o.work_order_no = ${work_order_no} ORDER BY o.process_no`,
  )
  const [milling, plating] = steps
  if (!milling || !plating?.outside_flg) return
  const work = { work_order_no, process_no: milling.process_no, worker_cd: 'W024' }
  await told(context, began, { ...work, event_kind: '1' })
  await told(context, finished, { ...work, event_kind: '5', good_qty: blocks.qty })
  const { orders } = await orderOutside(
    { ...context },
    { steps: [{ work_order_no, process_no: plating.process_no }] },
  )
  for (const { po_no } of orders) {
    await issuePlaceOrder({ ...context }, { po_no })
    await sendOutside(
      { ...context },
      { move_dt: today, lines: [{ po_no, line_no: 1, qty: blocks.qty }], remarks: '' },
    )
  }
}
