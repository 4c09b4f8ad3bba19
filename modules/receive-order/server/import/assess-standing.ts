import { namesOf } from '#platform/contract/by-name.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipToComplete } from '#platform/server/slip/kept-slip.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { changedSlip, orRefusal } from '#platform/server/slip/whole-slips.ts'
import type { AssessedRow } from '../../contract/import/import-file.ts'
import { orderHeaderFields, orderRowFields } from '../../contract/import/order-target.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { orderMachine } from '../../contract/order-machine.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { judgeOrder } from '../entry/judge-order.ts'
import { askGuards } from '../order-guards.ts'
import { orderKept, type StoredOrder } from '../order-kept.ts'
import type { FileToAssess } from './files-of.ts'
import { refuseOrder } from './refuse-order.ts'
import { shownOf, type RowFindings } from './row-findings.ts'
import type { OrderRow, WantedLine } from './wanted-lines.ts'
import { changedOrder, isCancelled, type SentOrder, type WantedOrder } from './wanted-orders.ts'

/** A standing order with what the file says of it, in how many rows. */
interface ChangedOrder {
  readonly sent: SentOrder
  readonly rows: number
}

/** What becomes of orders that stand already. */
export interface StandingPlan {
  readonly changed: readonly ChangedOrder[]
  readonly cancelled: readonly string[]
}

/** What a file says of standing orders: each as it would be, also where something stands against it. */
export async function assessStanding(
  context: Context,
  orders: readonly WantedOrder[],
  file: FileToAssess,
  findings: RowFindings,
): Promise<StandingPlan> {
  const changed: ChangedOrder[] = []
  const cancelled: string[] = []
  for (const order of orders) {
    const { order_no } = order
    const stored = await readKept(orderKept, context, { order_no })
    refuseTwice(order, findings)
    showTaken(order, stored, findings)
    if (isCancelled(order, stored)) {
      const refusal = await refusalOfEnd(context, stored)
      if (refusal) refuseOrder(findings, order, refusal)
      else cancelled.push(order_no)
      continue
    }
    const becoming = await changedAsFar(context, order, stored, file, findings)
    if (!becoming) continue
    const { asked, sent, whole, places } = becoming
    showChanged(asked, { whole, stored, places }, findings)
    const refusal = await orRefusal(async () => {
      await judgeOrder(context, whole)
    })
    if (refusal) refuseOrder(findings, asked, refusal, places)
    else if (asked === order) changed.push({ sent, rows: order.lines.length })
  }
  return { changed, cancelled }
}

/** The order with as many of its rows as can be read together: one that is refused does not hide what becomes of the others. */
async function changedAsFar(
  context: Context,
  order: WantedOrder,
  stored: SlipRecordOf<typeof orderSlip>,
  file: FileToAssess,
  findings: RowFindings,
) {
  for (let asked = order; asked.lines.length > 0;) {
    const sent = changedOrder(asked, stored, file)
    const places = placesOf(asked, stored)
    const whole =
      sent instanceof BusinessError ? sent : await orRefusal(() => changedSlip(orderKept, context, sent))
    if (!(sent instanceof BusinessError) && !(whole instanceof BusinessError))
      return { asked, sent, whole, places }
    if (!(whole instanceof BusinessError)) return undefined
    const refused = refuseOrder(findings, asked, whole, places)
    const { order_no } = order
    const isLast = refused.size === 0
    for (const { row, kind } of asked.lines)
      if (kind !== '3' && (isLast || refused.has(row)))
        findings.show(row, { kind: ofStanding(kind), order_no, shown: shownOf(row.values) })
    if (isLast) return undefined
    asked = { ...asked, lines: asked.lines.filter(({ row }) => !refused.has(row)) }
  }
  return undefined
}

/** Of two rows about one line only one can be meant. */
function refuseTwice({ lines }: WantedOrder, findings: RowFindings): void {
  const seen = new Set<number>()
  for (const { row, own } of lines) {
    if (!own) continue
    const code = row.values.customer_po_no || row.values.key_code
    const item = row.values.customer_line_no
    if (seen.has(own.line_no))
      findings.refuse(row, 'customer_line_no', orderErrors[30022].with({ row: row.row, code, item }))
    seen.add(own.line_no)
  }
}

/** What is cancelled stands there as it is, with what is left of it: nothing. */
function showTaken({ order_no, lines }: WantedOrder, stored: StoredOrder, findings: RowFindings): void {
  for (const { row, kind, own } of lines) {
    const line = stored.lines.find(({ line_no }) => line_no === own?.line_no)
    if (kind !== '3' || !line) continue
    const changes = [{ field: 'qty', old: line.qty, new: '0' }]
    findings.show(row, { kind, order_no, shown: shownOf(line, stored.header), changes })
  }
}

interface Becoming {
  readonly whole: SlipToComplete<typeof orderSlip>
  readonly stored: StoredOrder
  readonly places: readonly (OrderRow | undefined)[]
}

/** What is said of a line that is added. */
const added = ['item_cd', 'qty'] as const
/** What a file may change of a line. */
const ofLine = [...namesOf(orderRowFields), 'remarks'] as const

/** A line that is added changes its order: nothing of that is as if it had not come. */
const ofStanding = (kind: WantedLine['kind']): WantedLine['kind'] => (kind === '1' ? '2' : kind)

function showChanged(
  { order_no, lines }: WantedOrder,
  { whole, stored, places }: Becoming,
  findings: RowFindings,
): void {
  const wanted = new Map(lines.map((line) => [line.row, line]))
  // What is said of the order as a whole stands at the first of its rows.
  let ofOrder = differences(namesOf(orderHeaderFields), stored.header, whole.header)
  for (const [at, line] of whole.lines.entries()) {
    const row = places[at]
    const kind = row && wanted.get(row)?.kind
    if (!kind) continue
    const before = stored.lines.find(({ line_no }) => line_no === line.line_no)
    const changes = before
      ? differences(ofLine, before, line)
      : added.map((field) => ({ field, old: '', new: line[field] }))
    findings.show(row, {
      ...{ kind: ofStanding(kind), order_no, shown: shownOf(line, whole.header) },
      changes: [...ofOrder, ...changes],
    })
    ofOrder = []
  }
}

function differences<Name extends string>(
  names: readonly Name[],
  before: Readonly<Record<Name, string>>,
  now: Readonly<Record<Name, string>>,
): AssessedRow['changes'] {
  return names.flatMap((field) =>
    before[field] === now[field] ? [] : [{ field, old: before[field], new: now[field] }],
  )
}

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
