import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { goodsLabelsPaper } from '#modules/stock/contract/stock-papers.ts'
import { labelsOf, labelsToPrint } from '#modules/stock/server/index.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { decimal, minus, written } from '#platform/contract/decimal.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { printFile } from '#platform/server/documents/print-file.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { printSlips } from '#platform/server/slip/print-slip.ts'
import type {
  printArrivalLabels as labelsCall,
  printReturnSlip as returnCall,
} from '../../contract/arrival/arrival-calls.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { arrivalKind } from '../../contract/arrival/arrival-number.ts'
import { returnPaper, type ReturnPaper } from '../../contract/arrival/return-paper.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { acceptanceKept, type StoredAcceptance } from './acceptance-kept.ts'
import { arrivalKept } from './arrival-kept.ts'
import { priceOf } from './receive-arrival.ts'

/** 現品票 for everything that a delivery has brought onto our shelves. */
export const printArrivalLabels = (
  context: TransactionsContext,
  { arrival_no, ...wanted }: InputOf<typeof labelsCall>,
): Promise<FileAnswer> =>
  printFile(context, goodsLabelsPaper, async (reading) => {
    const { header } = await readKept(arrivalKept, reading, { arrival_no })
    const goods =
      header.arrival_status === '1'
        ? await labelsOf(reading, { document_kind: arrivalKind, document_no: arrival_no })
        : []
    return { data: labelsToPrint(goods, wanted), name: `現品票_${arrival_no}` }
  })

/** 返品票, with each print logged. */
export const printReturnSlip = (
  context: TransactionsContext,
  { acceptance_no }: InputOf<typeof returnCall>,
): Promise<FileAnswer> =>
  printSlips(acceptanceKept, context, [{ acceptance_no }], returnPaper, (record, reading) =>
    readReturn(reading, record),
  )

async function readReturn(context: Context, { header, lines }: StoredAcceptance): Promise<ReturnPaper> {
  const { acceptance_no, accept_dt, arrival_no } = header
  const back = lines.filter(({ return_qty }) => return_qty !== '0')
  if (header.acceptance_status !== '1' || back.length === 0)
    throw arrivalErrors.BIZ_RETURN_NOTHING.with({ no: acceptance_no })
  const arrival = await readKept(arrivalKept, context, { arrival_no })
  const arrived = new Map(arrival.lines.map((line) => [line.line_no, line]))
  const items = await readItems(
    context,
    back.map(({ item_cd }) => item_cd),
  )
  return {
    ...{ acceptance_no, accept_dt, arrival_no },
    supplier_slip_no: arrival.header.supplier_slip_no,
    letter: await readSupplierLetter(context, arrival.header),
    lines: back.map(({ arrival_line_no, item_cd, return_qty: qty, reason, redeliver, covered_qty }) => {
      const line = arrived.get(arrival_line_no ?? 0)
      if (!line) throw http[404].with()
      const again_qty = redeliver ? wantedAgain(qty, covered_qty) : ''
      const item = items.get(item_cd)
      return {
        order: line.po_no === '' ? '' : `${line.po_no}-${line.po_line_no}`,
        what: [item_cd, item?.item_nm ?? ''].join(' '),
        ...{ lot_no: line.lot_no, qty, unit_nm: item?.unit_nm ?? '', reason, again_qty },
        amount: priceOf(line, qty),
      }
    }),
  }
}

/** Blank: none. */
function wantedAgain(qty: string, covered: string): string {
  const again = minus(decimal(qty), decimal(covered))
  return again.units > 0n ? written(again, 0) : ''
}

async function readItems({ tx, session: { company_cd } }: Context, codes: readonly string[]) {
  const found = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string(), unit_nm: z.string() },
    sql`SELECT i.item_cd, i.item_nm, i.unit_nm FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd}
      AND i.item_cd = ANY(${textArray(codes)})`,
  )
  return new Map(found.map((item) => [item.item_cd, item]))
}
