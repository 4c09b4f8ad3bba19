import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { readLabel } from '#modules/stock/contract/goods-label.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import type {
  ExpectedLine,
  expectedAtGate as expectedCall,
  scanAtGate as scanCall,
} from '../../contract/arrival/gate-calls.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { placeOnReceipt } from './place-on-receipt.ts'

/** More lines nobody looks through at a gate. */
const most = 300

const expected = sql`coalesce(l.answer_dt, l.due_dt)`
const isOpen = sql`l.line_status = '1' AND l.qty + l.redelivery_qty - l.received_qty - l.closed_qty > 0`

/** What should come in these days, and what should have come before; the most overdue first. */
export async function expectedAtGate(
  context: Context,
  { from_dt, to_dt, late }: InputOf<typeof expectedCall>,
): Promise<OutputOf<typeof expectedCall>> {
  const from = late === '1' ? sql`true` : sql`${expected} >= ${from_dt}`
  return { list: [...(await readExpected(context, sql`${isOpen} AND ${expected} <= ${to_dt} AND ${from}`))] }
}

/** What a scanner's code means at the gate. */
export async function scanAtGate(
  context: Context,
  { text }: InputOf<typeof scanCall>,
): Promise<OutputOf<typeof scanCall>> {
  const code = normaliseCode(text)
  const [, po_no = '', line] = /^(\S+?)(?:[-/ ](\d{1,3}))?$/.exec(code) ?? []
  const named =
    line === undefined ? sql`l.po_no = ${po_no}` : sql`l.po_no = ${po_no} AND l.line_no = ${line}::int`
  const ofOrder = await readExpected(context, sql`(${named}) AND ${isOpen}`)
  if (ofOrder.length > 0) return { list: [...ofOrder] }
  const { item_cd } = readLabel(code)
  const ofItem = await readExpected(context, sql`l.item_cd = ${item_cd} AND ${isOpen}`)
  if (ofItem.length > 0) return { list: [...ofItem] }
  const [over] = await readExpected(context, sql`(${named}) AND l.line_status = '2'`)
  if (over) throw arrivalErrors.BIZ_GATE_ARRIVED.with({ code: over.po_no, line: over.line_no })
  throw arrivalErrors.BIZ_GATE_UNKNOWN.with({ text })
}

const columns = {
  ...{ po_no: z.string(), line_no: z.int(), item_cd: z.string(), item_nm: z.string(), unit_nm: z.string() },
  ...{ supplier_cd: z.string(), branch_no: z.string(), supplier_nm: z.string(), expected_dt: z.string() },
  ...{ location_cd: z.string(), rest: z.string(), is_late: z.boolean(), is_inspected: z.boolean() },
  ...{ lot_control: z.string(), perishes: z.boolean(), needs_place: z.boolean() },
}

/** Lines of orders of this factory; direct deliveries and outside processes do not come through the gate. */
const readExpected = ({ tx, session }: Context, which: SQL): Promise<readonly ExpectedLine[]> => {
  const { company_cd, factory_cd } = session
  const place = placeOnReceipt(session)
  const isStocked = sql`coalesce(${itemRead.of('l', 'stock_flg')}, false)`
  return rows(
    tx,
    columns,
    sql`SELECT l.po_no, l.line_no, coalesce(l.item_cd, '') AS item_cd,
        coalesce(nullif(l.item_nm, ''), ${itemRead.of('l', 'item_nm')}, '') AS item_nm,
        coalesce(${itemRead.of('l', 'unit_nm')}, l.unit_cd, '') AS unit_nm, h.supplier_cd, h.branch_no,
        coalesce(${supplierRead.of('h', 'supplier_nm')}, '') AS supplier_nm, ${expected}::text AS expected_dt,
        ${place} AS location_cd, trim_scale(l.qty + l.redelivery_qty - l.received_qty - l.closed_qty)::text AS rest,
        ${expected} < ${businessDayRead.of(session, 'biz_dt')} AS is_late,
        coalesce(${itemRead.of('l', 'inspection_flg')}, false) AND ${isStocked} AS is_inspected,
        coalesce(${itemRead.of('l', 'lot_control')}, '0') AS lot_control,
        coalesce(${itemRead.of('l', 'lot_control')}, '0') = '1' AND ${itemRead.of('l', 'shelf_life_days')} > 0 AS perishes, ${isStocked} AND ${place} = '' AS needs_place
      FROM ${placeOrderLine} AS l JOIN ${placeOrder} AS h
        ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.po_no = l.po_no
      WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.line_kind <> '2' AND l.treatment_div <> '1'
        AND ${which} ORDER BY expected_dt, l.po_no, l.line_no LIMIT ${most}`,
  )
}
