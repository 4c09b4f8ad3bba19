import { sql } from 'drizzle-orm'
import type { SlipRecord } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { refusal, type SlipKey } from '#platform/server/slip/serve-slip.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { stockErrors } from '../../contract/stock-errors.ts'

interface LedgerLine {
  readonly ledger_no: string
  readonly line_no: number
  readonly biz_dt: string
  readonly stock_div: string
  readonly item_cd: string
  readonly reason_cd: string
  readonly reason: string
  /** The slip that this movement takes back, and the one that has taken it back. */
  readonly reverses: string | null
  readonly reversed_by: string | null
  readonly from_location_cd: string
  readonly to_location_cd: string
  readonly lot_no: string
  /** Into and out of our places together: what an adjustment adds. */
  readonly qty: string
  readonly moved_qty: string
  readonly unit_cost: string
  readonly money: string
  readonly expiry_dt: string
}

/** A slip that people have entered, as the ledger has it. */
export const readHandSlip = ({ tx, session }: Context, slip_no: string): Promise<readonly LedgerLine[]> =>
  rows<LedgerLine>(
    tx,
    sql`SELECT l.ledger_no::text, l.line_no, l.biz_dt::text, l.stock_div, l.item_cd, l.reason_cd, l.reason,
        o.document_no AS reverses, r.document_no AS reversed_by,
        coalesce(f.location_cd, '') AS from_location_cd, t.location_cd AS to_location_cd, t.lot_no,
        trim_scale(CASE WHEN t.ours THEN t.qty ELSE 0 END + CASE WHEN f.ours THEN f.qty ELSE 0 END)::text AS qty,
        trim_scale(t.qty)::text AS moved_qty, trim_scale(t.unit_cost)::text AS unit_cost,
        (t.amount + t.variance + coalesce(f.amount + f.variance, 0))::text AS money,
        coalesce(lot.expiry_dt::text, '') AS expiry_dt
      FROM stock_ledger l
      JOIN stock_entry t ON t.company_cd = l.company_cd AND t.ledger_no = l.ledger_no AND t.side = 1
      LEFT JOIN stock_entry f ON f.company_cd = l.company_cd AND f.ledger_no = l.ledger_no AND f.side = -1
      LEFT JOIN lot ON lot.company_cd = l.company_cd AND lot.item_cd = l.item_cd AND lot.lot_no = t.lot_no
      LEFT JOIN stock_ledger o ON o.company_cd = l.company_cd AND o.ledger_no = l.reverses
      LEFT JOIN stock_ledger r ON r.company_cd = l.company_cd AND r.reverses = l.ledger_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.document_kind = ${handSlipKind} AND l.document_no = ${slip_no}
      ORDER BY l.line_no`,
  )

const nowhere = (location_cd: string): boolean => location_cd === '9999' || location_cd === '9998'

/** As 在庫登録 shows it. */
export async function loadEntry(
  context: Context,
  { slip_no = '' }: SlipKey,
): Promise<SlipRecord | undefined> {
  const lines = await readHandSlip(context, slip_no)
  const [first] = lines
  if (!first || first.stock_div === '030') return undefined
  const valued = first.stock_div === '060' || first.stock_div === '061'
  return record(context, lines, {
    header: { slip_no, ...headOf(first), stock_div: first.stock_div },
    lineOf: (line) => ({
      location_cd: nowhere(line.to_location_cd) ? line.from_location_cd : line.to_location_cd,
      qty: valued ? '' : first.stock_div === '085' ? line.moved_qty : line.qty,
      price: first.stock_div === '061' ? line.unit_cost : '',
      amount: first.stock_div === '060' ? line.money : '',
      expiry_dt: line.expiry_dt,
    }),
  })
}

/** As 在庫移動登録 shows it. */
export async function loadMove(context: Context, { slip_no = '' }: SlipKey): Promise<SlipRecord | undefined> {
  const lines = await readHandSlip(context, slip_no)
  const [first] = lines
  if (first?.stock_div !== '030') return undefined
  const { from_location_cd, to_location_cd } = first
  return record(context, lines, {
    header: { slip_no, ...headOf(first), from_location_cd, to_location_cd },
    lineOf: ({ moved_qty }) => ({ qty: moved_qty }),
  })
}

const headOf = ({ biz_dt, reason_cd, reason }: LedgerLine) => ({ biz_dt, reason_cd, reason })

interface Shape {
  readonly header: Readonly<Record<string, unknown>>
  lineOf(line: LedgerLine): Readonly<Record<string, unknown>>
}

function record(context: Context, lines: readonly LedgerLine[], { header, lineOf }: Shape): SlipRecord {
  const posted = refusal(stockErrors.BIZ_STOCK_POSTED.with(), context)
  return {
    header,
    lines: lines.map((line) => ({
      item_cd: line.item_cd,
      lot_no: line.lot_no,
      remarks: line.reason === header['reason'] ? '' : line.reason,
      ...lineOf(line),
      line_no: line.line_no,
      edit: posted,
    })),
    update_cnt: 0,
    abilities: { edit: posted, cancel: cancelAbility(context, lines) },
  }
}

function cancelAbility(context: Context, lines: readonly LedgerLine[]) {
  const error = refusedCancel(lines)
  return error ? refusal(error, context) : true
}

/** A slip is taken back once, and what takes it back stays. */
export function refusedCancel(lines: readonly Pick<LedgerLine, 'reverses' | 'reversed_by'>[]) {
  const [first] = lines
  if (first?.reversed_by) return stockErrors.BIZ_STOCK_SLIP_REVERSED.with({ code: first.reversed_by })
  return first?.reverses ? stockErrors.BIZ_STOCK_SLIP_IS_REVERSAL.with({ code: first.reverses }) : undefined
}
