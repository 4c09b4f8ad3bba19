import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { purchaseKept } from '#modules/place-order/server/index.ts'
import { orderKept } from '#modules/receive-order/server/index.ts'
import { directory, documentNumbers } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { keptSlip } from '#platform/server/slip/kept-slip.ts'
import { salesSlipStatus } from '../../contract/sale/sales-codes.ts'
import { salesErrors } from '../../contract/sale/sales-errors.ts'
import { salesMachine } from '../../contract/sale/sales-machine.ts'
import { salesNumber } from '../../contract/sale/sales-number.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { deliveryDocument } from '../shipping/delivery-document.ts'
import { sales, salesLine } from '../tables.ts'
import { completeSales, type StoredSales } from './complete-sales.ts'
import { judgeSales } from './judge-sales.ts'

/** 売上, as the platform keeps it: what is posted is never edited. */
export const salesKept = keptSlip<typeof salesSlip>({
  slip: salesSlip,
  tables: { header: sales, lines: salesLine },
  directory,
  after: [orderKept.document, deliveryDocument, purchaseKept.document],
  numbers: documentNumbers({ data: '050', printed: salesNumber }),
  heldWith: async (context, keys) => [
    {
      document: orderKept.document,
      keys: await ordersOf(
        context,
        keys.map(({ sales_no }) => sales_no),
      ),
    },
  ],
  complete: completeSales,
  judge: async (context, judged) => judgeSales(context, judged),
  refusals(record) {
    const { sales_slip_status } = record.header
    const { post } = salesMachine.refusals(sales_slip_status, record)
    return {
      post,
      edit: sales_slip_status === '0' ? undefined : salesErrors.BIZ_SALES_POSTED.with(),
      unpost: refusalToUnpost(record),
      cancel: refusalToCancel(record),
      correct: refusalToCorrect(record),
      reverse: refusalToReverse(record),
    }
  },
})

/** Orders whose lines follow what becomes of these slips. */
async function ordersOf({ tx, session }: Context, numbers: readonly string[]): Promise<readonly string[][]> {
  const found = await rows(
    tx,
    { order_no: z.string() },
    sql`SELECT DISTINCT l.order_no FROM ${salesLine} AS l WHERE l.company_cd = ${session.company_cd}
      AND l.factory_cd = ${session.factory_cd} AND l.sales_no = ANY(${textArray(numbers)}) AND l.order_no <> '' ORDER BY 1`,
  )
  return found.map(({ order_no }) => [order_no])
}

const stateOf = ({ header: { sales_slip_status } }: Pick<StoredSales, 'header'>) =>
  salesErrors.BIZ_SALES_STATE.with({ state: salesSlipStatus.texts[sales_slip_status] })

function refusalOfReturned({ lines }: Pick<StoredSales, 'lines'>) {
  const line = lines.find(({ returned_qty }) => returned_qty !== '0')
  return line && salesErrors.BIZ_SALES_RETURNED.with({ line: line.line_no })
}

/** What was settled is settled anew: its differences have been posted. */
function refusalOfSettled({ header, lines }: Pick<StoredSales, 'header' | 'lines'>) {
  const line = header.source === '3' ? lines[0] : lines.find(({ settled_price }) => settled_price !== '')
  return line && salesErrors.BIZ_SALES_SETTLED.with({ line: line.line_no })
}

/** 計上取消: of a slip that no statement, correction or return has been built upon. */
export function refusalToUnpost(record: StoredSales) {
  const { sales_slip_status, colour, corrected_by, sales_no } = record.header
  if (sales_slip_status !== '1') return stateOf(record)
  if (colour !== '0') return salesErrors.BIZ_SALES_PAIR.with()
  if (record.header.source === '4') return refusalOfSource(record)
  if (corrected_by !== '') return salesErrors.BIZ_SALES_CORRECTED.with({ no: sales_no, other: corrected_by })
  return refusalOfReturned(record) ?? refusalOfSettled(record)
}

/** What it follows from, by which alone it is taken back. */
function refusalOfSource({ header: { source, source_no } }: StoredSales) {
  if (source === '1') return salesErrors.BIZ_SALES_OF_DELIVERY.with({ no: source_no })
  if (source === '2') return salesErrors.BIZ_SALES_OF_DIRECT.with({ no: source_no })
  return source === '4' ? salesErrors.BIZ_SALES_OF_DIRECT_RETURN.with({ no: source_no }) : undefined
}

/** 取消: what follows from a delivery goes with it. */
export function refusalToCancel(record: StoredSales) {
  const { sales_slip_status, colour } = record.header
  if (sales_slip_status !== '0') return stateOf(record)
  return colour === '0' ? refusalOfSource(record) : undefined
}

/** 訂正: a posted slip that nobody has corrected, and nothing of which has come back since. */
export function refusalToCorrect(record: StoredSales) {
  const { sales_no, sales_slip_status, colour, corrected_by, origin_sales_no } = record.header
  if (sales_slip_status === '0' || sales_slip_status === '9') return stateOf(record)
  if (colour === '1') return salesErrors.BIZ_SALES_RED.with({ no: origin_sales_no })
  if (record.header.source === '4') return refusalOfSource(record)
  if (corrected_by !== '') return salesErrors.BIZ_SALES_CORRECTED.with({ no: sales_no, other: corrected_by })
  return refusalOfReturned(record) ?? refusalOfSettled(record)
}

/** 赤伝: what has followed from a delivery is taken back with it. */
export const refusalToReverse = (record: StoredSales) => refusalToCorrect(record) ?? refusalOfSource(record)
