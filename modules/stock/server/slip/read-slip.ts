import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SlipKeyOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { refusal } from '#platform/server/slip/serve-slip.ts'
import { handSlipKind, quality } from '../../contract/stock-codes.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { movedDivisions, type moveSlip } from '../../contract/move-slip.ts'
import { enteredDivision, type stockSlip } from '../../contract/stock-slip.ts'

type LedgerLine = RowOf<typeof ledgerLine>
const ledgerLine = {
  ledger_no: z.string(),
  line_no: z.int(),
  biz_dt: z.string(),
  stock_div: z.string(),
  item_cd: z.string(),
  reason_cd: z.string(),
  reason: z.string(),
  /** The slip that this movement takes back, and the one that has taken it back. */
  reverses: z.string().nullable(),
  reversed_by: z.string().nullable(),
  from_location_cd: z.string(),
  to_location_cd: z.string(),
  lot_no: z.string(),
  from_quality: quality.schema,
  to_quality: quality.schema,
  /** Into and out of our places together: what an adjustment adds. */
  qty: z.string(),
  moved_qty: z.string(),
  unit_cost: z.string(),
  money: z.string(),
  variance: z.string(),
  basis_qty: z.string(),
  expiry_dt: z.string(),
}

/** A slip that people have entered, as the ledger has it. */
export const readHandSlip = ({ tx, session }: Context, slip_no: string): Promise<readonly LedgerLine[]> =>
  rows(
    tx,
    ledgerLine,
    sql`SELECT l.ledger_no::text, l.line_no, l.biz_dt::text, l.stock_div, l.item_cd, l.reason_cd, l.reason,
        o.document_no AS reverses, r.document_no AS reversed_by,
        coalesce(f.location_cd, '') AS from_location_cd, t.location_cd AS to_location_cd, t.lot_no,
        coalesce(f.quality, t.quality) AS from_quality, t.quality AS to_quality,
        trim_scale(CASE WHEN t.ours THEN t.qty ELSE 0 END + CASE WHEN f.ours THEN f.qty ELSE 0 END)::text AS qty,
        trim_scale(t.qty)::text AS moved_qty, trim_scale(t.unit_cost)::text AS unit_cost,
        (t.amount + t.variance + coalesce(f.amount + f.variance, 0))::text AS money,
        (t.variance + coalesce(f.variance, 0))::text AS variance, coalesce(trim_scale(l.basis_qty)::text, '') AS basis_qty,
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
  { slip_no }: SlipKeyOf<typeof stockSlip>,
): Promise<SlipRecordOf<typeof stockSlip> | undefined> {
  const lines = await readHandSlip(context, slip_no)
  const [first] = lines
  const { data: stock_div } = enteredDivision.schema.safeParse(first?.stock_div)
  if (!first || stock_div === undefined) return undefined
  const valued = stock_div === '060' || stock_div === '061'
  const { posted, ...rest } = recordOf(context, lines)
  return {
    ...rest,
    header: { slip_no, stock_div, ...headOf(first) },
    lines: lines.map((line) => ({
      ...lineOf(line, first),
      location_cd: nowhere(line.to_location_cd) ? line.from_location_cd : line.to_location_cd,
      qty: valued ? line.basis_qty : stock_div === '085' ? line.moved_qty : line.qty,
      price: stock_div === '061' || stock_div === '001' ? line.unit_cost : '',
      quality: line.to_quality,
      amount: stock_div === '060' ? line.money : '',
      variance: line.variance,
      expiry_dt: line.expiry_dt,
      edit: posted,
    })),
  }
}

/** As 在庫移動登録 shows it. */
export async function loadMove(
  context: Context,
  { slip_no }: SlipKeyOf<typeof moveSlip>,
): Promise<SlipRecordOf<typeof moveSlip> | undefined> {
  const lines = await readHandSlip(context, slip_no)
  const [first] = lines
  if (!first || !movedDivisions.includes(first.stock_div)) return undefined
  const from = commonOf(lines.map(({ from_location_cd }) => from_location_cd))
  const to = commonOf(lines.map(({ to_location_cd }) => to_location_cd))
  const { posted, ...rest } = recordOf(context, lines)
  return {
    ...rest,
    header: { slip_no, ...headOf(first), from_location_cd: from, to_location_cd: to },
    lines: lines.map((line) => ({
      ...lineOf(line, first),
      from_location_cd: from === '' ? line.from_location_cd : '',
      to_location_cd: to === '' ? line.to_location_cd : '',
      quality: line.from_quality,
      new_quality: line.to_quality === line.from_quality ? '-' : line.to_quality,
      qty: line.moved_qty,
      edit: posted,
    })),
  }
}

/** What is alike in all lines stands in the header. */
const commonOf = (codes: readonly string[]): string => (new Set(codes).size === 1 ? (codes[0] ?? '') : '')

const headOf = ({ biz_dt, reason_cd, reason }: LedgerLine) => ({ biz_dt, reason_cd, reason })

const lineOf = ({ item_cd, lot_no, line_no, reason }: LedgerLine, first: LedgerLine) => ({
  ...{ item_cd, lot_no, line_no },
  remarks: reason === first.reason ? '' : reason,
})

/** What is posted is never changed, only taken back. */
function recordOf(context: Context, lines: readonly LedgerLine[]) {
  const posted = refusal(stockErrors.BIZ_STOCK_POSTED.with(), context)
  return { posted, update_cnt: 0, abilities: { edit: posted, cancel: cancelAbility(context, lines) } }
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
