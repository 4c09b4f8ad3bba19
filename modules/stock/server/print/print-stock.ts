import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, locationRead } from '#modules/master/server/views.ts'
import { codeName, factoryRead, userRead } from '#modules/system/server/views.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { labelsAsked, mostLabels, type LabelPrint } from '#platform/contract/label-print.ts'
import { maySeeCosts } from '#platform/contract/permission.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { printFile } from '#platform/server/documents/print-file.ts'
import type {
  printCountSheet as printCountSheetCall,
  printGoodsLabels as printGoodsLabelsCall,
  printMoveSlip as printMoveSlipCall,
} from '../../contract/print-calls.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { countResultPaper, countSheetPaper } from '../../contract/count-papers.ts'
import { goodsLabelsPaper, movePaper } from '../../contract/stock-papers.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { countLines } from '../inventory/read-inventory.ts'

export const printCountSheet = (
  context: TransactionsContext,
  { inventory_no, kind }: InputOf<typeof printCountSheetCall>,
): Promise<FileAnswer> => {
  const read = async (reading: Context) => {
    const count = await countLines(reading, { inventory_no })
    if (count.lines.length === 0) throw http[404].with()
    const data = {
      inventory_no,
      count_dt: count.count_dt,
      place: [count.location_cd, count.location_nm, count.item_type_nm].filter(Boolean).join(' '),
      factory_nm: await factoryName(reading),
      with_book: kind !== '1',
      with_costs: maySeeCosts(reading.session),
      lines: count.lines,
    }
    return { data, key: inventory_no, name: `${kind === '3' ? '棚卸結果表' : '棚卸票'}_${inventory_no}` }
  }
  return kind === '3' ? printFile(context, countResultPaper, read) : printFile(context, countSheetPaper, read)
}

const goods = {
  biz_dt: z.string(),
  item_cd: z.string(),
  item_nm: z.string(),
  lot_no: z.string(),
  qty: z.string(),
  unit_nm: z.string(),
  remarks: z.string(),
  reason: z.string(),
  user_nm: z.string(),
  to: z.string(),
}

interface Moved {
  readonly document_kind: string
  readonly document_no: string
}

/** A slip's lines as people read them. */
const readMoved = ({ tx, session }: Context, { document_kind, document_no }: Moved) =>
  rows(
    tx,
    { ...goods, from: z.string() },
    sql`SELECT l.biz_dt::text, l.item_cd, ${itemRead.of('l', 'item_nm')} AS item_nm, t.lot_no, trim_scale(t.qty)::text AS qty,
        ${itemRead.of('l', 'unit_nm')} AS unit_nm, l.reason AS remarks,
        coalesce(${codeName('STOCK_REASON', 'l', 'reason_cd')}, '') AS reason,
        coalesce(${userRead.of('l', 'username')}, l.user_cd) AS user_nm,
        concat_ws(' ', f.location_cd, ${locationRead.of('f', 'location_nm')}) AS "from",
        concat_ws(' ', t.location_cd, ${locationRead.of('t', 'location_nm')}) AS "to"
      FROM stock_ledger l
      JOIN stock_entry t ON t.company_cd = l.company_cd AND t.ledger_no = l.ledger_no AND t.side = 1 AND t.ours
      LEFT JOIN stock_entry f ON f.company_cd = l.company_cd AND f.ledger_no = l.ledger_no AND f.side = -1
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.document_kind = ${document_kind} AND l.document_no = ${document_no} AND t.qty > 0
      ORDER BY l.line_no`,
  )

export const printMoveSlip = (
  context: TransactionsContext,
  { slip_no }: InputOf<typeof printMoveSlipCall>,
): Promise<FileAnswer> =>
  printFile(context, movePaper, async (reading) => {
    const lines = await readMoved(reading, handSlip(slip_no))
    const [first] = lines
    if (!first) throw http[404].with()
    const data = { ...first, slip_no, lines, factory_nm: await factoryName(reading) }
    return { data, key: slip_no, name: `在庫移動票_${slip_no}` }
  })

const handSlip = (document_no: string): Moved => ({ document_kind: handSlipKind, document_no })

const labelsFor = <Goods extends { readonly to: string; readonly biz_dt: string }>(found: readonly Goods[]) =>
  found.map((one) => ({ ...one, place: one.to, date: one.biz_dt }))

/** A label for each movement by which a document has brought goods to a place. */
export const labelsOf = async (context: Context, document: Moved) =>
  labelsFor(await readMoved(context, document))

/** Labels carry no number of their own: printing them again is nothing to be told. */
export const printGoodsLabels = (
  context: TransactionsContext,
  { slip_no, location_cd, item_cd, lot_no, ...wanted }: InputOf<typeof printGoodsLabelsCall>,
): Promise<FileAnswer> =>
  printFile(context, goodsLabelsPaper, async (reading) => {
    const goods =
      slip_no === ''
        ? labelsFor(await readPlace(reading, { location_cd, item_cd, lot_no }))
        : await labelsOf(reading, handSlip(slip_no))
    return { data: labelsToPrint(goods, wanted), name: `現品票_${slip_no || item_cd}` }
  })

/** What is printed for goods, as it is wanted. */
export function labelsToPrint<Goods extends { readonly qty: string }>(
  goods: readonly Goods[],
  { skip, code, ...wanted }: LabelPrint,
) {
  if (goods.length === 0) throw http[404].with()
  const labels = labelsAsked(goods, wanted)
  if (!labels) throw stockErrors.BIZ_STOCK_LABELS_MANY.with({ most: mostLabels }).at('per_label')
  return { labels, skip, code }
}

const readPlace = (
  { tx, session }: Context,
  { location_cd, item_cd, lot_no }: Readonly<Record<'location_cd' | 'item_cd' | 'lot_no', string>>,
) =>
  rows(
    tx,
    goods,
    sql`SELECT coalesce(lot.received_dt, b.last_dt)::text AS biz_dt, b.item_cd, ${itemRead.of('b', 'item_nm')} AS item_nm, b.lot_no,
        trim_scale(b.qty)::text AS qty, ${itemRead.of('b', 'unit_nm')} AS unit_nm, '' AS remarks, '' AS reason, '' AS user_nm,
        concat_ws(' ', b.location_cd, ${locationRead.of('b', 'location_nm')}) AS "to"
      FROM stock_balance b
      LEFT JOIN lot ON lot.company_cd = b.company_cd AND lot.item_cd = b.item_cd AND lot.lot_no = b.lot_no
      WHERE b.company_cd = ${session.company_cd} AND b.factory_cd = ${session.factory_cd} AND b.item_cd = ${item_cd}
        AND b.location_cd = ${location_cd} AND b.lot_no = ${lot_no} AND b.qty > 0
      ORDER BY b.ownership, b.quality, b.process_no`,
  )

export async function factoryName({ tx, session }: Context): Promise<string> {
  const [found] = await rows(
    tx,
    { factory_nm: z.string() },
    sql`SELECT factory_nm FROM ${factoryRead.rows} AS factory WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}`,
  )
  return found?.factory_nm ?? session.factory_cd
}
