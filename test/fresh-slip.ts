import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Field, Fields, ReferredMaster } from '#platform/contract/fields.ts'
import type { AnySlip, TypedValues } from '#platform/contract/slip.ts'
import { referencesIn } from '#platform/contract/slip-references.ts'
import { wireValue } from '#platform/contract/slip-values.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { tableOf } from '#platform/server/master/master-table.ts'

type Values = Readonly<Record<string, unknown>>

/** A text that a person types, for what changes in it. */
export function textField({ name, key, computed }: AnySlip, fields: Fields): string {
  const found = Object.keys(fields).findLast(
    (one) => fields[one]?.kind === 'text' && !key.includes(one) && !computed.includes(one),
  )
  if (found === undefined) throw new Error(`${name} has no text to change`)
  return found
}

/** As the values are sent. */
export const wire = (fields: Fields, typed: TypedValues): Values =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const field = fields[name]
      return field ? [[name, wireValue(field, text)]] : []
    }),
  )

/** A value for each field that a person types. */
async function freshValues(database: Database, slip: AnySlip, fields: Fields): Promise<Values> {
  const typed = Object.entries(fields).filter(
    ([name]) => !slip.key.includes(name) && !slip.computed.includes(name),
  )
  const values: Record<string, unknown> = Object.fromEntries(
    typed.map(([name, field]) => [name, field.kind === 'reference' ? '' : valueFor(field)]),
  )
  for (const { target, parts } of referencesIn(fields)) {
    const key = await keyInUse(database, target)
    for (const [at, part] of parts.entries()) if (part in values) values[part] = key[at] ?? ''
  }
  return values
}

/** The whole key of a record that may be pointed to; of a master without records, blanks. */
export async function keyInUse(database: Database, target: ReferredMaster): Promise<readonly string[]> {
  const parts = target.key.map((part) => sql`${sql.identifier(part)}::text`)
  const ofFactory = target.perFactory ? sql` AND factory_cd = 'F01'` : sql``
  const [found] = await database.owner('read', (tx) =>
    rows(
      tx,
      { key: z.array(z.string()) },
      sql`SELECT jsonb_build_array(${sql.join(parts, sql`, `)}) AS key FROM ${tableOf(target)}
        WHERE company_cd = 'DEMO' AND abort_div = '0'${ofFactory} ORDER BY key DESC LIMIT 1`,
    ),
  )
  return found?.key ?? []
}

/** By the name of a slip: what belongs together in its lines, and what may come only once. */
const meant: Readonly<Record<string, Values>> = {
  // A supplier is named where it ships; a line whose day is agreed on is not deleted.
  registerReceiveOrder: { treatment_div: '1', customer_line_no: '', confirmed_dt: '' },
  // Prices that are settled.
  registerPlaceOrder: { temp_price_flg: false },
  // Goods come with arrivals; an amount is given for a price plus or minus.
  purchase: { stock_div: '011', given_amount: '' },
  // Goods leave with deliveries; what is charged for them does not.
  registerSales: { sales_div: '070', given_amount: '', origin_no: '' },
}

/** A slip as a person would send it for the first time; its lines are told apart by their texts. */
export async function freshSlip(database: Database, slip: AnySlip, lines = 3) {
  const header = await freshValues(database, slip, slip.header)
  const line = { ...(await freshValues(database, slip, slip.lines)), ...meant[slip.name] }
  const note = textField(slip, slip.lines)
  return {
    assign_mode: '0',
    header,
    lines: Array.from({ length: lines }, (_, at): Values => ({ ...line, [note]: `行${at + 1}` })),
  }
}

/** Two codes of a master that lines may point to. */
export async function codesInUse(database: Database, target: ReferredMaster): Promise<readonly string[]> {
  const part = sql.identifier(target.key.at(-1) ?? '')
  const found = await database.owner('read', (tx) =>
    rows(
      tx,
      { code: z.string() },
      sql`SELECT DISTINCT ${part} AS code FROM ${tableOf(target)} WHERE company_cd = 'DEMO' AND abort_div = '0'
        ORDER BY 1 DESC LIMIT 2`,
    ),
  )
  return found.map(({ code }) => code)
}

function valueFor({ kind, codes, initial }: Field): unknown {
  switch (kind) {
    case 'flag':
      return false
    case 'integer':
      return 1
    case 'decimal':
      return '2'
    case 'date':
      return '2026-11-20'
    case 'choice':
      return initial ?? codes?.codes[0]
    case 'code':
      return 'KS-1'
    default:
      return '試'
  }
}
