import { thousandths, wholePercent } from './quantity.ts'
import { type TermColumns } from './snapshot.ts'

/** Usage and validity of a BOM line: thousandths, hundredths of a percent, days from today with `toDay` exclusive. */
export interface Term {
  readonly need: number
  readonly base: number
  readonly scrap: number
  readonly fromDay: number
  readonly toDay: number
}

/** Before and after every plan: a line without dates. */
export const always = { fromDay: -(2 ** 31), toDay: 2 ** 31 - 1 }

/**
 * A million lines share a few hundred terms ("1 for 1, always"), so lines keep a number and the terms stay in the
 * processor's cache. The fraction need / base × (1 + scrap) is reduced once, here.
 */
export class BomTerms {
  private readonly known = new Map<string, number>()
  private readonly rows: { numerator: number; denominator: number; fromDay: number; toDay: number }[] = []

  /** The term's number; undefined when its fraction is too fine to be multiplied exactly. */
  number(term: Term): number | undefined {
    const key = `${term.need}/${term.base}/${term.scrap}/${term.fromDay}/${term.toDay}`
    const found = this.known.get(key)
    if (found !== undefined) return found
    const fraction = usage(term)
    if (!fraction) return undefined
    const number = this.rows.length
    this.rows.push({ ...fraction, fromDay: term.fromDay, toDay: term.toDay })
    this.known.set(key, number)
    return number
  }

  columns(): TermColumns {
    return {
      numerator: Float64Array.from(this.rows, ({ numerator }) => numerator),
      denominator: Float64Array.from(this.rows, ({ denominator }) => denominator),
      fromDay: Int32Array.from(this.rows, ({ fromDay }) => fromDay),
      toDay: Int32Array.from(this.rows, ({ toDay }) => toDay),
    }
  }
}

function usage({
  need,
  base,
  scrap,
}: Pick<Term, 'need' | 'base' | 'scrap'>): { numerator: number; denominator: number } | undefined {
  const numerator = BigInt(need) * BigInt(wholePercent + scrap)
  const denominator = BigInt(base) * BigInt(wholePercent)
  const divisor = greatestCommonDivisor(numerator, denominator)
  const fraction = { numerator: Number(numerator / divisor), denominator: Number(denominator / divisor) }
  const exact =
    Number.isSafeInteger(fraction.numerator) && Number.isSafeInteger(fraction.denominator * thousandths)
  return exact ? fraction : undefined
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
