import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import { validation } from '#platform/contract/validation.ts'
import { recordChanges } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { say } from '#platform/server/facts/say.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  answerOfSupplier as answerCall,
  PlaceOrderLineMeant,
  remindSupplier as remindCall,
  takeBackReminder as takeBackCall,
} from '../../contract/order/backlog-calls.ts'
import { placeOrderStatus } from '../../contract/order/place-order-codes.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { purchasesChanged } from '../../contract/order/place-order-facts.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { placeOrderKept } from './place-order-kept.ts'

const columns = {
  ...{ po_no: z.string(), line_no: z.int(), line_status: placeOrderStatus.schema },
  ...{ order_dt: z.string(), answer_dt: z.string(), reminded_cnt: z.string() },
}
type Line = z.output<z.ZodObject<typeof columns>>

/** 督促 of many lines. */
export async function remindSupplier(
  context: Context,
  { lines }: InputOf<typeof remindCall>,
): Promise<OutputOf<typeof remindCall>> {
  return follow(context, onceEach(lines), {
    cell: 'line_no',
    field: 'reminded_cnt',
    next: (line) => String(Number(line.reminded_cnt) + 1),
  })
}

/** 督促取消 of many lines: one reminder less at each. */
export async function takeBackReminder(
  context: Context,
  { lines }: InputOf<typeof takeBackCall>,
): Promise<OutputOf<typeof takeBackCall>> {
  return follow(context, onceEach(lines), {
    cell: 'line_no',
    field: 'reminded_cnt',
    next: (line) => String(Number(line.reminded_cnt) - 1),
    refusal: ({ po_no: code, reminded_cnt }) =>
      Number(reminded_cnt) > 0 ? undefined : placeOrderErrors.BIZ_PO_NOT_REMINDED.with({ code }),
  })
}

const onceEach = (lines: readonly PlaceOrderLineMeant[]): readonly PlaceOrderLineMeant[] => [
  ...new Map(lines.map((line) => [keyOf(line), line])).values(),
]

/** 納期回答 of many lines, as the supplier has given it. */
export async function answerOfSupplier(
  context: Context,
  { lines }: InputOf<typeof answerCall>,
): Promise<OutputOf<typeof answerCall>> {
  return follow(context, lines, {
    cell: 'date',
    field: 'answer_dt',
    next: (_, { date }) => date,
    refusal: (line, { date, seen }) =>
      line.answer_dt === seen
        ? refusedAnswer(line, date)
        : validation.V_CHANGED.with({ value: line.answer_dt }),
  })
}

/** A day that the order does not allow. */
export const refusedAnswer = (
  { order_dt }: Pick<Line, 'order_dt'>,
  date: string,
): BusinessError | undefined =>
  date !== '' && date < order_dt
    ? placeOrderErrors.BIZ_PO_DUE_BEFORE_ORDER.with({ date: order_dt })
    : undefined

interface Follow<Wanted> {
  /** Of the call, at which a refused line is shown. */
  readonly cell: string
  readonly field: 'answer_dt' | 'reminded_cnt'
  readonly next: (line: Line, wanted: Wanted) => string
  readonly refusal?: (line: Line, wanted: Wanted) => BusinessError | undefined
}

/** Something is written at each of the lines, or at none: what is refused is said at its row. */
function follow<Wanted extends PlaceOrderLineMeant>(
  context: Context,
  wanted: readonly Wanted[],
  { cell, field, next, refusal }: Follow<Wanted>,
): Promise<{ lines: number }> {
  return inOneUnit(context, async () => {
    const orders = [...new Set(wanted.map(({ po_no }) => po_no))]
    await holdSlips(
      placeOrderKept,
      context,
      orders.map((po_no) => ({ po_no })),
    )
    const standing = new Map((await linesOf(context, orders)).map((line) => [keyOf(line), line]))
    const wrong: FieldError[] = []
    const changes = wanted.map((one, at) => {
      const line = standing.get(keyOf(one))
      if (!line) throw http[404].with()
      const refused = notOpen(line) ?? refusal?.(line, one)
      if (refused) wrong.push(...refused.at(`lines.${at}.${cell}`).fields)
      return { po_no: one.po_no, line_no: one.line_no, old: line[field], value: next(line, one) }
    })
    if (wrong.length > 0) throw new BusinessError(http[400], {}, wrong)
    unitOf(context).write(() => write(context, field, changes))
    return () => ({ lines: changes.length })
  })
}

export const keyOf = ({ po_no, line_no }: PlaceOrderLineMeant): string => `${po_no} ${line_no}`

/** Nothing is to come of it yet, or any more. */
export function notOpen({
  po_no: code,
  line_status,
}: Pick<Line, 'po_no' | 'line_status'>): BusinessError | undefined {
  if (line_status === '0') return placeOrderErrors.BIZ_PO_NOT_ISSUED.with({ code })
  if (line_status === '2') return placeOrderErrors.BIZ_PO_DELIVERED.with()
  if (line_status === '9')
    return placeOrderErrors.BIZ_PO_STATE.with({ state: placeOrderStatus.texts[line_status] })
  return undefined
}

const linesOf = ({ tx, session }: Context, orders: readonly string[]) =>
  rows(
    tx,
    columns,
    sql`SELECT l.po_no, l.line_no, l.line_status, h.order_dt::text AS order_dt, coalesce(l.answer_dt::text, '') AS answer_dt,
        trim_scale(l.reminded_cnt)::text AS reminded_cnt
      FROM ${placeOrderLine} AS l JOIN ${placeOrder} AS h USING (company_cd, factory_cd, po_no)
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.po_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb))`,
  )

interface Written extends PlaceOrderLineMeant {
  readonly old: string
  readonly value: string
}

/** The order has another state for whoever has it open: what he sends is compared with what is here now. */
async function write(
  context: Context,
  field: Follow<never>['field'],
  changes: readonly Written[],
): Promise<void> {
  const { company_cd, factory_cd } = context.session
  const orders = [...new Set(changes.map(({ po_no }) => po_no))]
  const value = field === 'answer_dt' ? sql`nullif(w.value, '')::date` : sql`w.value::numeric`
  await context.tx.execute(sql`UPDATE ${placeOrderLine} AS l SET ${sql.identifier(field)} = ${value}
    FROM ${sentRows(changes, 'w', { po_no: 'text', line_no: 'int', value: 'text' })}
    WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.po_no = w.po_no AND l.line_no = w.line_no`)
  await context.tx
    .update(placeOrder)
    .set(changedBy(context))
    .where(
      sql`company_cd = ${company_cd} AND factory_cd = ${factory_cd}
        AND po_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb))`,
    )
  await recordChanges(
    context,
    changes.map(({ old, value: now, ...line }) => ({
      ...{ table: 'place_order_line', key: `${factory_cd} ${keyOf(line)}`, action: 'update' as const },
      changes: [{ field, old, new: now }],
    })),
  )
  say(context, purchasesChanged, { orders })
}
