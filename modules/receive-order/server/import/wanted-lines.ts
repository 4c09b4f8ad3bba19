import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { Context } from '#platform/server/context.ts'
import type { ConvertedRow } from '#platform/contract/matching/convert-file.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import type { OrderImportField } from '../../contract/import/order-target.ts'
import type { RowKind } from '../../contract/import/row-kind.ts'
import { onceKey } from '../../contract/order-slip.ts'
import { receiveOrderLine } from '../tables.ts'

export type OrderRow = ConvertedRow<OrderImportField>

/** The line of ours that a row is about. */
interface OwnLine {
  readonly order_no: string
  readonly line_no: number
}

/** A row with what it wants of us. */
export interface WantedLine {
  readonly row: OrderRow
  readonly kind: Exclude<RowKind, '0'>
  /** Undefined of a new line. */
  readonly own: OwnLine | undefined
}

/** Rows of which is known what they want; of the others that there is no such order. */
export interface Wanted {
  readonly lines: readonly WantedLine[]
  readonly lost: readonly OrderRow[]
}

/** Finds the lines that the customer's numbers stand for, all in one question. */
export async function wantedLines(
  context: Context,
  converted: readonly OrderRow[],
  { per_day }: Pick<FieldMatching, 'per_day'>,
): Promise<Wanted> {
  const rowsOfDays = per_day ? converted.map(withSplit) : converted
  const own = await ownLines(context, rowsOfDays)
  const lines: WantedLine[] = []
  const lost: OrderRow[] = []
  for (const row of rowsOfDays) {
    const { row_kind: said, qty } = row.values
    const found = keysOf(row)
      .map((key) => own.get(key))
      .find((line) => line !== undefined)
    // In a file with a column per day 0 takes that day's line back (decisions.md "Small readings").
    const isNothing = per_day !== null && Number(qty) === 0
    if (isNothing && !found) continue
    const kind = isNothing ? '3' : kindOf(said, found !== undefined)
    if (kind !== '1' && !found) lost.push(row)
    else lines.push({ row, kind, own: kind === '1' ? undefined : found })
  }
  return { lines, lost }
}

function kindOf(said: string, isThere: boolean): WantedLine['kind'] {
  if (said === '1' || said === '2' || said === '3') return said
  return isThere ? '2' : '1'
}

/** Lines of different days come from one row of the file: the day tells them apart. */
function withSplit(row: OrderRow): OrderRow {
  const { customer_split_no, customer_line_no, desired_dt } = row.values
  if (customer_split_no !== '' || customer_line_no === '') return row
  return { ...row, values: { ...row.values, customer_split_no: desired_dt.replaceAll('-', '') } }
}

const keysOf = ({ values }: OrderRow): readonly string[] => {
  const numbered = { ...values, line_status: '0' }
  return [
    onceKey(numbered, values, values.customer_po_no),
    onceKey(numbered, values, values.key_code),
  ].filter((key) => key !== '')
}

async function ownLines(
  { tx, session }: Context,
  converted: readonly OrderRow[],
): Promise<ReadonlyMap<string, OwnLine>> {
  const keys = converted.filter(({ values }) => values.row_kind !== '1').flatMap(keysOf)
  if (keys.length === 0) return new Map()
  const asked = textArray(keys)
  const found = await rows(
    tx,
    { po_key: z.string(), code_key: z.string(), order_no: z.string(), line_no: z.int() },
    sql`SELECT po_key, code_key, order_no, line_no FROM ${receiveOrderLine}
      WHERE company_cd = ${session.company_cd} AND po_key <> '' AND po_key = ANY(${asked})
      UNION SELECT po_key, code_key, order_no, line_no FROM ${receiveOrderLine}
      WHERE company_cd = ${session.company_cd} AND code_key <> '' AND code_key = ANY(${asked})`,
  )
  return new Map(
    found.flatMap(({ po_key, code_key, ...own }) => [[po_key, own] as const, [code_key, own] as const]),
  )
}
