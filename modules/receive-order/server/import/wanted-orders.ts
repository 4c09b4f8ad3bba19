import { byName, namesOf } from '#platform/contract/by-name.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { mostLines } from '#platform/contract/slip-schemas.ts'
import type { SentOf, SlipRecordOf } from '#platform/contract/slip.ts'
import { explainIssues } from '#platform/contract/validation.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import {
  orderHeaderFields,
  orderRowFields,
  orderTarget,
  type OrderImportField,
} from '../../contract/import/order-target.ts'
import { orderSlip } from '../../contract/order-slip.ts'
import type { OrderRow, WantedLine } from './wanted-lines.ts'

export type SentOrder = SentOf<typeof orderSlip>
type Order = SlipRecordOf<typeof orderSlip>

/** What a file wants of one order: a new one, or one that stands already. */
export interface WantedOrder {
  /** Blank of a new one. */
  readonly order_no: string
  readonly lines: readonly WantedLine[]
}

const usualKey: readonly OrderImportField[] = ['customer_cd', 'branch_no', 'customer_po_no']

/** Rows with the same key are one order; new lines of an order that stands go to it. */
export function wantedOrders(
  lines: readonly WantedLine[],
  { key }: Pick<FieldMatching, 'key'>,
): readonly WantedOrder[] {
  const named = orderTarget.names.filter((name) => key.includes(name))
  const names = named.length > 0 ? named : usualKey
  const groups = new Map<string, WantedLine[]>()
  for (const line of lines) {
    const text = JSON.stringify(names.map((name) => line.row.values[name]))
    const group = groups.get(text)
    if (group) group.push(line)
    else groups.set(text, [line])
  }
  return [...groups.values()].flatMap(ordersOfGroup)
}

function ordersOfGroup(lines: readonly WantedLine[]): readonly WantedOrder[] {
  const [standing] = lines.flatMap(({ own }) => own ?? [])
  const byOrder = new Map<string, WantedLine[]>()
  for (const line of lines) {
    const order_no = line.own?.order_no ?? standing?.order_no ?? ''
    const others = byOrder.get(order_no)
    if (others) others.push(line)
    else byOrder.set(order_no, [line])
  }
  return [...byOrder].flatMap(([order_no, all]) =>
    order_no === '' ? inParts(all).map((part) => ({ order_no, lines: part })) : [{ order_no, lines: all }],
  )
}

/** An order has no more lines than a slip. */
const inParts = (lines: readonly WantedLine[]): readonly (readonly WantedLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / mostLines) }, (_, part) =>
    lines.slice(part * mostLines, (part + 1) * mostLines),
  )

/** A new order as a person would send it, or what its fields refuse. */
export function newOrder({ lines }: WantedOrder, business_dt: string): SentOrder | BusinessError {
  const [first] = lines
  const values = first?.row.values
  return parsed({
    assign_mode: '0',
    header: {
      ...(values ? byName(namesOf(orderHeaderFields), (name) => values[name]) : {}),
      order_dt: values?.order_dt || business_dt,
      remarks: values?.order_remarks ?? '',
    },
    lines: lines.map(({ row }) => lineOf(row, namesOf(orderRowFields))),
  })
}

const lineOf = ({ values }: OrderRow, names: readonly (keyof typeof orderRowFields)[]) => ({
  ...byName(names, (name) => values[name]),
  remarks: values.line_remarks,
})

/** A standing order with what the file says of it: what is not matched stays as it is. */
export function changedOrder(
  { lines }: WantedOrder,
  order: Order,
  { matching }: { readonly matching: FieldMatching },
): SentOrder | BusinessError {
  const said = new Set<string>(matching.fields.map(({ field }) => field))
  if (matching.per_day) for (const field of ['desired_dt', 'qty', 'customer_split_no']) said.add(field)
  const names = namesOf(orderRowFields).filter((name) => said.has(name))
  const ofHeader = namesOf(orderHeaderFields).filter((name) => said.has(name))
  const wanted = new Map(lines.flatMap((line) => (line.own ? [[line.own.line_no, line] as const] : [])))
  const values = lines[0]?.row.values
  const staying = order.lines.flatMap((line) => {
    const change = wanted.get(line.line_no)
    if (!change) return [line]
    if (change.kind === '3') return []
    const { remarks, ...changes } = lineOf(change.row, names)
    return [
      { ...line, ...ofAnother(line, changes), ...changes, ...(said.has('line_remarks') ? { remarks } : {}) },
    ]
  })
  const added = lines
    .filter(({ kind }) => kind === '1')
    .map(({ row }) => ({ ...lineOf(row, namesOf(orderRowFields)), line_no: 0 }))
  return parsed({
    assign_mode: '1',
    update_cnt: order.update_cnt,
    header: {
      ...order.header,
      ...(values ? filled(byName(ofHeader, (name) => values[name])) : {}),
    },
    lines: [...staying, ...added],
  })
}

/** A line that becomes another item follows that one, as where it is typed. */
function ofAnother(line: Order['lines'][number], changes: Omit<ReturnType<typeof lineOf>, 'remarks'>) {
  const isOther = (['item_cd', 'customer_item_cd'] as const).some((name) => {
    const now = changes[name] ?? ''
    return now !== '' && now !== line[name]
  })
  if (!isOther) return {}
  const blank = { item_cd: '', customer_item_cd: '', customer_item_nm: '', unit_price: '', location_cd: '' }
  return { ...blank, price_base_qty: '1', temp_price_flg: false }
}

/** A header field that a row leaves blank says nothing. */
const filled = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))

function parsed(sent: object): SentOrder | BusinessError {
  const read = orderSlip.schema.edit.safeParse(sent, { reportInput: true })
  return read.success ? read.data : new BusinessError(http[400], {}, explainIssues(read.error.issues))
}

/** Whether nothing of a standing order is to be left. */
export const isCancelled = ({ lines }: WantedOrder, order: Order): boolean =>
  lines.every(({ kind }) => kind === '3') &&
  order.lines.every(
    ({ line_no, line_status }) => line_status !== '0' || lines.some(({ own }) => own?.line_no === line_no),
  )
