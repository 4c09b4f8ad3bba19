import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { fillStatement } from '#platform/server/reconcile/fill-statement.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { supplySlip } from '../../contract/supply/supply-slip.ts'
import { makeForecasts } from '../forecast/make-forecasts.ts'
import { supplierAccountSource } from '../statement/supplier-account.ts'
import { purchase, purchaseLine } from '../tables.ts'
import { supplierStatement } from '../statement/tables.ts'
import { supplyKept } from '../supply/supply-kept.ts'
import { supplyMaterial } from '../supply/supply-material.ts'

/** What a supplier says of the last month beside what we say: one price is higher, one delivery is missing. */
export const fillSupplierAccount: Demo = async (context, _today, { text }) => {
  const { tx, session } = context
  const [found] = await rows(
    tx,
    { about_no: z.string(), month: z.string() },
    sql`SELECT s.statement_no AS about_no, to_char(s.closing_dt, 'YYYYMM') AS month FROM ${supplierStatement} AS s
      JOIN ${purchase} AS h ON h.company_cd = s.company_cd AND h.statement_no = s.statement_no
      JOIN ${purchaseLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.purchase_no = h.purchase_no
      WHERE s.company_cd = ${session.company_cd} AND s.statement_status <> '9'
      GROUP BY 1, 2, s.closing_dt HAVING count(*) > 1 ORDER BY s.closing_dt DESC, count(*) DESC, 1 LIMIT 1`,
  )
  if (!found) return
  await fillStatement({ ...context }, supplierAccountSource, {
    of: { about_no: found.about_no, partner_cd: '', branch_no: '', from_dt: '', to_dt: '' },
    file_nm: `statement_${found.month}.csv`,
    ...{ matching_cd: 'STATEMENT', matching_nm: text('請求明細データ') },
    columns: [
      ['SLIP_NO', 'supplier_slip_no', 'slip_no'],
      ['PO_NO', 'po_no', 'order_no'],
      ['PART', 'item_cd', 'item_cd'],
      ['DATE', 'receipt_dt', 'date'],
      ['QTY', 'qty', 'qty'],
      ['PRICE', 'unit_price', 'unit_price'],
      ['AMOUNT', 'amount', 'amount'],
    ],
    stated: (row, at) => {
      const [qty, price] = [Number(row.qty), Number(row.unit_price)]
      if (at === 0) return { ...row, unit_price: String(price + 5), amount: String(qty * (price + 5)) }
      return at === 2 ? undefined : row
    },
  })
}

/** Steel for test pieces that lies at the heat treater since today. */
export const supplyToday: Demo = async (context, today, { text }) => {
  const own = { ...context }
  const sent = supplySlip.schema.edit.parse({
    assign_mode: '0',
    header: { supply_dt: today, supplier_cd: 'S006', branch_no: '00', remarks: text('焼入れ試験片用') },
    lines: [{ supply_kind: '1', item_cd: 'MAT-SCM-40', qty: '4', location_cd: 'MAT' }],
  })
  const { supply_no } = await inOneUnit(own, () => saveKept(supplyKept, own, sent))
  await supplyMaterial({ ...context }, { supply_no })
}

/** What suppliers are told of the next months. */
export const tellSuppliers: Demo = async (context) => {
  await makeForecasts({ ...context })
}
