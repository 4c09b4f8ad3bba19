import { decimal, rounded, sum, times, written, zero, type Decimal, type Rounding } from './decimal.ts'
import type { Text } from './text.ts'

/** What stands under a slip: a small table (tax by rate), and the one figure that counts. */
export interface SlipTotals {
  readonly columns: readonly Text[]
  /** Figures are exact decimals as text; blank where there is nothing to say. */
  readonly rows: readonly { readonly label: Text; readonly figures: readonly string[] }[]
  /** Absent where no one figure says it: pieces and kilograms are not added. */
  readonly grand?: { readonly label: Text; readonly figure: string; readonly unit?: Text }
}

/** A figure that may not have been typed yet. */
export const figureOf = (text: string | undefined): Decimal | undefined =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? decimal(text) : undefined

/** Quantity × price, rounded per line to whole yen; nothing while one of them is missing. */
export function lineAmount(
  quantity: string | undefined,
  price: string | undefined,
  rounding: Rounding = 'down',
): string {
  const [one, other] = [figureOf(quantity), figureOf(price)]
  return one && other ? written(rounded(times(one, other), 0, rounding)) : ''
}

/** The sum of one field over the lines. */
export const sumOf = <Name extends string>(
  lines: readonly Readonly<Record<Name, string>>[],
  field: NoInfer<Name>,
): Decimal => sum(lines.map((line) => figureOf(line[field]) ?? zero))
