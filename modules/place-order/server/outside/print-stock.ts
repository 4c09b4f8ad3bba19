import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { printFile } from '#platform/server/documents/print-file.ts'
import type { printOutsideStock as printCall } from '../../contract/outside/outside-calls.ts'
import { outsideStock } from '../../contract/outside/outside-paper.ts'
import { placeOrder } from '../tables.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { lineOfStep } from './step-rows.ts'
import { outsideStep } from './tables.ts'

const columns = {
  ...{ po_no: z.string(), line_no: z.int(), work_order_no: z.string(), process_no: z.int() },
  ...{ operation_nm: z.string(), item_cd: z.string(), item_nm: z.string(), lot_no: z.string() },
  ...{ qty: z.string(), out_dt: z.string() },
}

/** 外注預け残確認書 of one subcontractor, as it is now. */
export const printOutsideStock = (
  context: TransactionsContext,
  { supplier_cd, branch_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> =>
  printFile(context, outsideStock, async (reading) => {
    const { tx, session } = reading
    const as_of = await businessDateOf(reading)
    const lines = await rows(
      tx,
      columns,
      sql`SELECT s.po_no, s.po_line_no AS line_no, s.work_order_no, s.process_no, s.operation_nm, s.item_cd,
          ${itemRead.of('s', 'item_nm')} AS item_nm, s.lot_no, trim_scale(s.sent_qty - s.good_qty - s.defective_qty)::text AS qty,
          coalesce(s.out_dt::text, '') AS out_dt
        FROM ${outsideStep} AS s JOIN ${lineOfStep('s')}
        JOIN ${placeOrder} AS o ON o.company_cd = l.company_cd AND o.factory_cd = l.factory_cd AND o.po_no = l.po_no
        WHERE s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd}
          AND o.supplier_cd = ${supplier_cd} AND o.branch_no = ${branch_no} AND s.sent_qty > s.good_qty + s.defective_qty
        ORDER BY s.out_dt, s.work_order_no, s.process_no`,
    )
    if (lines.length === 0) throw http[404].with()
    const letter = await readSupplierLetter(reading, { supplier_cd, branch_no })
    return { data: { letter, as_of, lines }, name: `${outsideStock.title.ja}_${supplier_cd}_${as_of}` }
  })
