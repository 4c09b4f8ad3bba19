import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { readFactoryCalendar } from '#modules/master/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipToComplete } from '#platform/server/slip/kept-slip.ts'
import { newSlips, orRefusal } from '#platform/server/slip/whole-slips.ts'
import { convertFile } from '#platform/contract/matching/convert-file.ts'
import { importCellErrors } from '../../contract/import/import-errors.ts'
import { orderTarget } from '../../contract/import/order-target.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { judgeOrder } from '../entry/judge-order.ts'
import { orderKept } from '../order-kept.ts'
import { assessStanding, type StandingPlan } from './assess-standing.ts'
import type { AssessedFile, FileToAssess } from './files-of.ts'
import { refuseOrder } from './refuse-order.ts'
import { RowFindings, shownOf } from './row-findings.ts'
import { wantedLines, type OrderRow } from './wanted-lines.ts'
import { newOrder, wantedOrders, type WantedOrder } from './wanted-orders.ts'

type WholeOrder = SlipToComplete<typeof orderSlip>

/** An order that is going to be written, and the rows of the file from which it has come. */
interface NewOrder {
  readonly whole: WholeOrder
  readonly rows: readonly OrderRow[]
}

/** What is to be written when nothing is wrong. */
export interface ImportPlan extends StandingPlan {
  readonly created: readonly NewOrder[]
}

export interface Assessment extends Pick<AssessedFile, 'rows' | 'error_cnt'> {
  readonly plan: ImportPlan
}

/** Every row as the import would make it: the same completing and judging as of an order that is typed. */
export async function assessRows(context: Context, file: FileToAssess): Promise<Assessment> {
  const { heading, matching } = file
  const today = await businessDateOf(context)
  const findings = new RowFindings(file.rows)
  const fitting = file.rows.filter((row) => findings.isToRead(row, matching.width))
  const converted = convertFile(orderTarget, { heading, matching, rows: fitting, today })
  const readable = converted.filter((row) => findings.readable(row))
  const { lines, lost } = await wantedLines(context, readable, matching)
  for (const row of lost) {
    const { customer_po_no, key_code, customer_line_no } = row.values
    const error = importCellErrors.BIZ_IMPORT_NO_ORDER.with({
      code: customer_po_no || key_code,
      item: customer_line_no,
    })
    findings.refuse(row, 'customer_line_no', error)
  }
  const orders = wantedOrders(lines, matching)
  const created = await assessNew(
    context,
    orders.filter(({ order_no }) => order_no === ''),
    { today, findings },
  )
  if (created.length > 0) await refuseWithoutCalendar(context, created, findings)
  const standing = await assessStanding(
    context,
    orders.filter(({ order_no }) => order_no !== ''),
    file,
    findings,
  )
  return { rows: findings.rows(), plan: { created, ...standing }, error_cnt: findings.count }
}

/** Nobody looks at each shipping day of a file as at that of a typed line: without a calendar it would be any day. */
async function refuseWithoutCalendar(
  context: Context,
  created: readonly NewOrder[],
  findings: RowFindings,
): Promise<void> {
  if ((await readFactoryCalendar(context)) !== '') return
  const refusal = importCellErrors.BIZ_IMPORT_CALENDAR.with({ code: context.session.factory_cd })
  for (const row of created.flatMap(({ rows }) => rows)) findings.refuse(row, 'desired_dt', refusal)
}

interface Assessing {
  readonly today: string
  readonly findings: RowFindings
}

/** Lines that are refused do not hide what is wrong with the others: those are looked at without them. */
async function assessNew(
  context: Context,
  orders: readonly WantedOrder[],
  assessing: Assessing,
): Promise<readonly NewOrder[]> {
  const created: NewOrder[] = []
  const seen = new Set<string>()
  for (let left = orders; left.length > 0;) {
    const judged = await judgeNew(context, left, assessing.today)
    left = judged.flatMap(({ order, whole }) => {
      if (whole instanceof BusinessError)
        return withoutRefused(order, refuseOrder(assessing.findings, order, whole))
      showNew(assessing.findings, order, whole, seen)
      // The line says where it has come from.
      const lines = whole.lines.map((line) => ({ ...line, import_status: '2' as const }))
      created.push({ whole: { ...whole, lines }, rows: order.lines.map(({ row }) => row) })
      return []
    })
  }
  return created
}

function withoutRefused(order: WantedOrder, refused: ReadonlySet<OrderRow>): readonly WantedOrder[] {
  const lines = order.lines.filter(({ row }) => !refused.has(row))
  return lines.length > 0 && lines.length < order.lines.length ? [{ ...order, lines }] : []
}

interface JudgedNew {
  readonly order: WantedOrder
  readonly whole: WholeOrder | BusinessError
}

/** All of them side by side: their masters are asked for together. */
async function judgeNew(
  context: Context,
  orders: readonly WantedOrder[],
  today: string,
): Promise<readonly JudgedNew[]> {
  const read = orders.map((order) => ({ order, sent: newOrder(order, today) }))
  const good = read.flatMap(({ order, sent }) => (sent instanceof BusinessError ? [] : [{ order, sent }]))
  const wholes = await newSlips(
    orderKept,
    context,
    good.map(({ sent }) => sent),
  )
  const judged = await Promise.all(
    good.map(async ({ order }, at): Promise<JudgedNew> => {
      const whole = wholes[at]
      if (!whole || whole instanceof BusinessError) return { order, whole: whole ?? http[400].with() }
      return { order, whole: (await orRefusal(() => judgeOrder(context, whole))) ?? whole }
    }),
  )
  return [
    ...read.flatMap(({ order, sent }) => (sent instanceof BusinessError ? [{ order, whole: sent }] : [])),
    ...judged,
  ]
}

function showNew(findings: RowFindings, order: WantedOrder, whole: WholeOrder, seen: Set<string>): void {
  for (const [place, { row, kind }] of order.lines.entries()) {
    const line = whole.lines[place]
    if (!line) continue
    findings.show(row, { kind, order_no: '', shown: shownOf(line, whole.header) })
    for (const key of [line.po_key, line.code_key]) {
      const code = row.values.customer_po_no || row.values.key_code
      const item = row.values.customer_line_no
      if (key !== '' && seen.has(key))
        findings.refuse(row, 'customer_line_no', orderErrors[30022].with({ row: row.row, code, item }))
      seen.add(key)
    }
  }
}
