import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workOrderRead } from '#modules/production/server/views.ts'
import { usedLots } from '#modules/stock/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { codePattern, normaliseCode } from '#platform/contract/normalise.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { serialsIn } from '../contract/serial-numbers.ts'
import type { serialNumbers as serialNumbersCall } from '../contract/terminal-calls.ts'
import { workErrors } from '../contract/work-errors.ts'

interface NumberedOrder {
  readonly work_order_no: string
  readonly item_cd: string
  readonly lot_no: string
  readonly parent_no: string
  readonly good_qty: string
}

/** Of each good piece: what was entered, else the order's next number. */
export async function numbersOfPieces(
  context: Context,
  order: NumberedOrder,
  { pieces, entered }: { readonly pieces: number; readonly entered: readonly string[] },
): Promise<readonly string[]> {
  if (entered.length > 0 && entered.length !== pieces)
    throw workErrors.BIZ_WORK_SERIAL_COUNT.with({ qty: pieces, count: entered.length }).at('serial_nos')
  const typed = entered.filter(Boolean)
  const used = await usedLots(context, order.item_cd, typed)
  for (const [at, number] of entered.entries()) {
    if (number === '') continue
    const cell = `serial_nos.${at}`
    if (entered.indexOf(number) < at) throw workErrors.BIZ_WORK_SERIAL_TWICE.with({ number }).at(cell)
    if (used.has(number)) throw workErrors.BIZ_WORK_SERIAL_USED.with({ number }).at(cell)
  }
  const next = (await nextNumbers(context, order, { count: pieces - typed.length, without: typed })).values()
  return Array.from({ length: pieces }, (_none, at) => entered[at] || (next.next().value ?? ''))
}

/** Of each good piece what was typed for it in one text; the order gives the rest. */
export function typedNumbers(text: string, good_qty: string): readonly string[] {
  const numbers = serialsIn(text)
  if (numbers.length === 0) return []
  const wrong = numbers.find((number) => number.length > 40 || !codePattern.test(number))
  if (wrong !== undefined) throw validation.V_CODE.with().at('serial_nos')
  return [...numbers, ...Array.from({ length: Math.max(0, Number(good_qty) - numbers.length) }, () => '')]
}

/** What was typed in one text has one place. */
export const inOneText = (error: unknown): unknown =>
  error instanceof BusinessError && error.fields[0]?.path.startsWith('serial_nos.')
    ? error.at('serial_nos')
    : error

/** The order's number with a running one; what is taken already is passed over. */
async function nextNumbers(
  context: Context,
  { work_order_no, item_cd, lot_no, parent_no, good_qty }: NumberedOrder,
  { count, without }: { readonly count: number; readonly without: readonly string[] },
): Promise<readonly string[]> {
  // What is mended shares the lot of what it is of, and must not take its numbers.
  const series = parent_no === '' ? lot_no : work_order_no
  const found: string[] = []
  for (let first = Number(good_qty) + 1; found.length < count;) {
    const length = count - found.length
    const asked = Array.from({ length }, (_none, at) => `${series}-${String(first + at).padStart(3, '0')}`)
    const used = await usedLots(context, item_cd, asked)
    found.push(...asked.filter((number) => !used.has(number) && !without.includes(number)))
    first += length
  }
  return found
}

/** Which numbers the pieces get when nobody enters others, and which of those entered are taken. */
export async function proposeNumbers(
  context: Context,
  { work_order_no, pieces, entered }: InputOf<typeof serialNumbersCall>,
): Promise<OutputOf<typeof serialNumbersCall>> {
  const { tx, session } = context
  const [order] = await rows(
    tx,
    {
      ...{ work_order_no: z.string(), item_cd: z.string(), lot_no: z.string(), parent_no: z.string() },
      good_qty: z.string(),
    },
    sql`SELECT h.work_order_no, h.item_cd, h.lot_no, h.parent_no, trim_scale(h.good_qty)::text AS good_qty FROM ${workOrderRead.rows} AS h
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.work_order_no = ${work_order_no}`,
  )
  if (!order) throw http[404].with()
  const typed = entered.split(',').map(normaliseCode).filter(Boolean)
  const used = await usedLots(context, order.item_cd, typed)
  return {
    proposed: [...(await nextNumbers(context, order, { count: pieces, without: typed }))],
    used: [...used],
  }
}
