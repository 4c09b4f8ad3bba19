import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemFactoryRead, itemRead } from '#modules/master/server/views.ts'
import { firstOpenDay } from '#modules/stock/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { rows } from '#platform/server/database/database.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalKept } from '../arrival/arrival-kept.ts'
import { receiveArrival } from '../arrival/receive-arrival.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'

/** What should have come before today has come, as suppliers deliver: every fifth line is late, every fourth came in part. */
export const fillArrivals: Demo = async (context, today) => {
  const open = await firstOpenDay(context)
  for (const [at, line] of (await readDue(context, today)).entries()) {
    const { expected_dt } = line
    // What should have come in a month that has been closed came a little later.
    const receipt_dt = expected_dt < open ? open : expected_dt
    if (at % 5 !== 4 && receipt_dt < today) await receive(context, { ...line, expected_dt: receipt_dt }, at)
  }
}

const columns = {
  ...{ po_no: z.string(), line_no: z.int(), expected_dt: z.string(), qty: z.string() },
  ...{ lot_control: z.string(), location_cd: z.string() },
}
type DueLine = z.output<z.ZodObject<typeof columns>>

const readDue = ({ tx, session }: Context, today: string): Promise<readonly DueLine[]> =>
  rows(
    tx,
    columns,
    sql`SELECT l.po_no, l.line_no, coalesce(l.answer_dt, l.due_dt)::text AS expected_dt, trim_scale(l.qty)::text AS qty,
        coalesce(${itemRead.of('l', 'lot_control')}, '0') AS lot_control,
        coalesce(${itemFactoryRead.of('l', 'location_cd')}, '') AS location_cd
      FROM ${placeOrderLine} AS l JOIN ${placeOrder} AS h
        ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.po_no = l.po_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.line_status = '1'
        AND coalesce(l.answer_dt, l.due_dt) < ${today}
      ORDER BY expected_dt, l.po_no, l.line_no`,
  )

/** A delivery for each line, put away at the usual place of its item, with the supplier's note and, where lots are kept, a lot of its own. */
async function receive(
  context: Context,
  { po_no, line_no, expected_dt, qty, lot_control, location_cd }: DueLine,
  at: number,
): Promise<void> {
  const own = { ...context }
  const number = String(at + 1).padStart(2, '0')
  const came = at % 4 === 3 ? String(Math.ceil(Number(qty) / 2)) : qty
  const sent = arrivalSlip.schema.edit.parse({
    assign_mode: '0',
    header: { receipt_dt: expected_dt, supplier_slip_no: `${expected_dt.replaceAll('-', '')}-${number}` },
    lines: [
      {
        ...{ po_no, po_line_no: String(line_no), qty: came, location_cd },
        lot_no: lot_control === '0' ? '' : `${expected_dt.slice(2).replaceAll('-', '')}-${number}`,
      },
    ],
  })
  const { arrival_no } = await inOneUnit(own, () => saveKept(arrivalKept, own, sent))
  await receiveArrival({ ...context }, { arrival_no })
}
