import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import { namesOf } from '#platform/contract/by-name.ts'
import { readFactoryCalendar } from '#modules/master/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipToComplete } from '#platform/server/slip/kept-slip.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { changedSlip, newSlips, orRefusal } from '#platform/server/slip/whole-slips.ts'
import { convertFile } from '#platform/contract/matching/convert-file.ts'
import { importCellErrors } from '../../contract/import/import-errors.ts'
import { orderRowFields, orderTarget } from '../../contract/import/order-target.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { orderMachine } from '../../contract/order-machine.ts'
import { judgeOrder } from '../entry/judge-order.ts'
import { askGuards } from '../order-guards.ts'
import { orderKept } from '../order-kept.ts'
import type { AssessedFile, FileToAssess } from './files-of.ts'
import { RowFindings, shownOf } from './row-findings.ts'
import { wantedLines, type OrderRow } from './wanted-lines.ts'
import {
  changedOrder,
  isCancelled,
  newOrder,
  wantedOrders,
  type SentOrder,
  type WantedOrder,
} from './wanted-orders.ts'

type WholeOrder = SlipToComplete<typeof orderSlip>

/** An order that is going to be written, and the rows of the file from which it has come. */
interface NewOrder {
  readonly whole: WholeOrder
  readonly rows: readonly OrderRow[]
}

/** A standing order with what the file says of it, in how many rows. */
interface ChangedOrder {
  readonly sent: SentOrder
  readonly rows: number
}

/** What is to be written when nothing is wrong. */
export interface ImportPlan {
  readonly created: readonly NewOrder[]
  readonly changed: readonly ChangedOrder[]
  readonly cancelled: readonly string[]
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

async function assessStanding(
  context: Context,
  orders: readonly WantedOrder[],
  file: FileToAssess,
  findings: RowFindings,
): Promise<Pick<ImportPlan, 'changed' | 'cancelled'>> {
  const changed: ChangedOrder[] = []
  const cancelled: string[] = []
  for (const order of orders) {
    const { order_no } = order
    const stored = await readKept(orderKept, context, { order_no })
    const isEnd = isCancelled(order, stored)
    for (const { row, kind, own } of order.lines) {
      const line = stored.lines.find(({ line_no }) => line_no === own?.line_no)
      if (line) findings.show(row, { kind, order_no, shown: shownOf(line, stored.header) })
    }
    if (isEnd) {
      const refusal = await refusalOfEnd(context, stored)
      if (refusal) refuseOrder(findings, order, refusal)
      else cancelled.push(order_no)
      continue
    }
    const sent = changedOrder(order, stored, file)
    const whole =
      sent instanceof BusinessError
        ? sent
        : await orRefusal(async () => {
            const one = await changedSlip(orderKept, context, sent)
            await judgeOrder(context, one)
            return one
          })
    if (sent instanceof BusinessError || whole instanceof BusinessError) {
      if (whole instanceof BusinessError) refuseOrder(findings, order, whole, placesOf(order, stored))
      continue
    }
    changed.push({ sent, rows: order.lines.length })
    for (const { row, kind, own } of order.lines) {
      const line = whole.lines.find(({ line_no }) => line_no === own?.line_no)
      const before = stored.lines.find(({ line_no }) => line_no === own?.line_no)
      if (!line || !before) continue
      const changes = namesOf(orderRowFields).flatMap((field) =>
        before[field] === line[field] ? [] : [{ field, old: before[field], new: line[field] }],
      )
      findings.show(row, { kind, order_no, shown: shownOf(line, whole.header), changes })
    }
  }
  return { changed, cancelled }
}

type StoredOrder = Awaited<ReturnType<typeof readKept<typeof orderSlip>>>

async function refusalOfEnd(context: Context, order: StoredOrder): Promise<BusinessError | undefined> {
  const { order_no, order_status } = order.header
  const { cancel } = orderMachine.refusals(order_status, order)
  const lines = order.lines.filter(({ line_status }) => line_status === '0').map(({ line_no }) => line_no)
  const [guarded] = [
    ...(await askGuards(context, { order_no, lines, verb: 'cancel', accepted: false })).values(),
  ]
  return cancel ?? guarded
}

/** The row of each line, as the lines stand in what is sent: those that stay, then those that are added. */
function placesOf({ lines }: WantedOrder, { lines: stored }: StoredOrder): readonly (OrderRow | undefined)[] {
  const wanted = new Map(lines.flatMap((line) => (line.own ? [[line.own.line_no, line] as const] : [])))
  return [
    ...stored.flatMap(({ line_no }) => {
      const line = wanted.get(line_no)
      return line?.kind === '3' ? [] : [line?.row]
    }),
    ...lines.filter(({ kind }) => kind === '1').map(({ row }) => row),
  ]
}

/**
 * What an order is refused for stands at the cells from which it came; what concerns all of it, at its first row. Answers
 * the rows that have been refused themselves.
 */
function refuseOrder(
  findings: RowFindings,
  { lines }: WantedOrder,
  refusal: BusinessError,
  places: readonly (OrderRow | undefined)[] = lines.map(({ row }) => row),
): ReadonlySet<OrderRow> {
  const first = lines[0]?.row
  const refused = new Set<OrderRow>()
  const whole: FieldError = { path: '', code: refusal.code, text: refusal.text, params: refusal.params }
  for (const field of refusal.fields.length > 0 ? refusal.fields : [whole]) {
    const [part = '', at = '', name = ''] = field.path.split('.')
    const own = part === 'lines' ? places[Number(at)] : undefined
    if (own) refused.add(own)
    const row = own ?? first
    if (row) findings.refuse(row, part === 'lines' ? name : at, field)
  }
  return refused
}
