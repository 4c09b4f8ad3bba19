import { sql } from 'drizzle-orm'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context, StepContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { printFile } from '#platform/server/documents/print-file.ts'
import type {
  printCountSheet as printCountSheetCall,
  printGoodsLabels as printGoodsLabelsCall,
  printMoveSlip as printMoveSlipCall,
} from '../../contract/print-calls.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { countResultPaper, countSheetPaper } from '../../contract/count-papers.ts'
import { goodsLabelsPaper, movePaper, type MoveLine } from '../../contract/stock-papers.ts'
import { countLines } from '../inventory/read-inventory.ts'

export const printCountSheet = (
  context: StepContext,
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
      lines: count.lines,
    }
    return { data, key: inventory_no, name: `${kind === '3' ? '棚卸結果表' : '棚卸票'}_${inventory_no}` }
  }
  return kind === '3' ? printFile(context, countResultPaper, read) : printFile(context, countSheetPaper, read)
}

interface Moved extends MoveLine {
  readonly biz_dt: string
  readonly from: string
  readonly to: string
  readonly reason: string
  readonly user_nm: string
}

/** A slip's lines as people read them. */
const readMoved = ({ tx, session }: Context, slip_no: string) =>
  rows<Moved>(
    tx,
    sql`SELECT l.biz_dt::text, l.item_cd, i.item_nm, t.lot_no, trim_scale(t.qty)::text AS qty,
        coalesce(u.code_nm, '') AS unit_nm, l.reason AS remarks, coalesce(r.code_nm, '') AS reason,
        coalesce(p.username, l.user_cd) AS user_nm,
        concat_ws(' ', f.location_cd, lf.location_nm) AS "from", concat_ws(' ', t.location_cd, lt.location_nm) AS "to"
      FROM stock_ledger l
      JOIN stock_entry t ON t.company_cd = l.company_cd AND t.ledger_no = l.ledger_no AND t.side = 1 AND t.ours
      LEFT JOIN stock_entry f ON f.company_cd = l.company_cd AND f.ledger_no = l.ledger_no AND f.side = -1
      JOIN item i ON i.company_cd = l.company_cd AND i.item_cd = l.item_cd
      LEFT JOIN code_div u ON u.company_cd = i.company_cd AND u.kind_cd = 'UNIT' AND u.code_cd = i.unit_cd
      LEFT JOIN code_div r ON r.company_cd = l.company_cd AND r.kind_cd = 'STOCK_REASON' AND r.code_cd = l.reason_cd
      LEFT JOIN stock_location lf ON lf.company_cd = f.company_cd AND lf.factory_cd = f.factory_cd AND lf.location_cd = f.location_cd
      LEFT JOIN stock_location lt ON lt.company_cd = t.company_cd AND lt.factory_cd = t.factory_cd AND lt.location_cd = t.location_cd
      LEFT JOIN app_user p ON p.company_cd = l.company_cd AND p.user_cd = l.user_cd
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.document_kind = ${handSlipKind} AND l.document_no = ${slip_no} AND t.qty > 0
      ORDER BY l.line_no`,
  )

export const printMoveSlip = (
  context: StepContext,
  { slip_no }: InputOf<typeof printMoveSlipCall>,
): Promise<FileAnswer> =>
  printFile(context, movePaper, async (reading) => {
    const lines = await readMoved(reading, slip_no)
    const [first] = lines
    if (!first) throw http[404].with()
    const data = { ...first, slip_no, lines, factory_nm: await factoryName(reading) }
    return { data, key: slip_no, name: `在庫移動票_${slip_no}` }
  })

/** Labels carry no number of their own: printing them again is nothing to be told. */
export const printGoodsLabels = (
  context: StepContext,
  { slip_no, skip, ...place }: InputOf<typeof printGoodsLabelsCall>,
): Promise<FileAnswer> =>
  printFile(context, goodsLabelsPaper, async (reading) => {
    const found = slip_no === '' ? await readPlace(reading, place) : await readMoved(reading, slip_no)
    if (found.length === 0) throw http[404].with()
    const labels = found.map((one) => ({ ...one, place: one.to, date: one.biz_dt }))
    return { data: { labels, skip }, name: `現品票_${slip_no || place.item_cd}` }
  })

const readPlace = (
  { tx, session }: Context,
  { location_cd, item_cd, lot_no }: Readonly<Record<'location_cd' | 'item_cd' | 'lot_no', string>>,
) =>
  rows<Omit<Moved, 'from'>>(
    tx,
    sql`SELECT coalesce(lot.received_dt, b.last_dt)::text AS biz_dt, b.item_cd, i.item_nm, b.lot_no,
        trim_scale(b.qty)::text AS qty, coalesce(u.code_nm, '') AS unit_nm, '' AS remarks, '' AS reason, '' AS user_nm,
        concat_ws(' ', b.location_cd, l.location_nm) AS "to"
      FROM stock_balance b
      JOIN item i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
      JOIN stock_location l ON l.company_cd = b.company_cd AND l.factory_cd = b.factory_cd AND l.location_cd = b.location_cd
      LEFT JOIN code_div u ON u.company_cd = i.company_cd AND u.kind_cd = 'UNIT' AND u.code_cd = i.unit_cd
      LEFT JOIN lot ON lot.company_cd = b.company_cd AND lot.item_cd = b.item_cd AND lot.lot_no = b.lot_no
      WHERE b.company_cd = ${session.company_cd} AND b.factory_cd = ${session.factory_cd} AND b.item_cd = ${item_cd}
        AND b.location_cd = ${location_cd} AND b.lot_no = ${lot_no} AND b.qty > 0
      ORDER BY b.ownership, b.quality, b.process_no`,
  )

export async function factoryName({ tx, session }: Context): Promise<string> {
  const [found] = await rows<{ factory_nm: string }>(
    tx,
    sql`SELECT factory_nm FROM factory WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}`,
  )
  return found?.factory_nm ?? session.factory_cd
}
