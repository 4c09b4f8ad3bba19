import { compare, minus, sum, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { percentOf } from '#platform/contract/percent-of.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { BoardRow } from './board-content.ts'

/**
 * What stands in the rows of a plan, group by group: `difference` and `rate` follow from plan and actual as they are typed,
 * `growth` from actual and the year before; `moving` totals have no sum of their own.
 */
export type ComparedKind = 'plan' | 'actual' | 'difference' | 'rate' | 'before' | 'growth' | 'moving'

interface Span {
  readonly kinds: readonly ComparedKind[]
  readonly days: readonly string[]
  /** What comes later has not happened: it is behind no plan. */
  readonly last: string
}

/** The rows with what follows from others of their group: for each column, and for the sums over several. */
export const comparedRows = (rows: readonly BoardRow[], { kinds, days, last }: Span): readonly BoardRow[] =>
  rows.map((row, at) => {
    const kind = kinds[at % kinds.length]
    const begin = at - (at % kinds.length)
    const valuesOf = (one: ComparedKind) => rows[begin + kinds.indexOf(one)]?.values ?? {}
    const figure = (of: Span['days'], one: ComparedKind) =>
      sum(of.map((day) => figureOf(valuesOf(one)[day]) ?? zero))
    const follow = followsFrom(kind)
    if (!follow) return kind === 'moving' ? { ...row, sumOf: () => '' } : row
    const values = days.flatMap((day) => {
      const [left, right] = [figure([day], follow.of), figure([day], follow.against)]
      const isDue = day <= last || compare(left, zero) !== 0
      const value = isDue ? follow.figure(left, right) : ''
      return value === '' ? [] : [[day, value] as const]
    })
    return {
      ...row,
      places: follow.places,
      values: Object.fromEntries(values),
      sumOf: (of: readonly string[]) => follow.figure(figure(of, follow.of), figure(of, follow.against)),
    }
  })

interface Follows {
  readonly of: ComparedKind
  readonly against: ComparedKind
  readonly figure: (of: Decimal, against: Decimal) => string
  readonly places?: number
}

const percent = { figure: percentOf, places: 1 }

function followsFrom(kind: ComparedKind | undefined): Follows | undefined {
  if (kind === 'difference') return { of: 'actual', against: 'plan', figure: apart }
  if (kind === 'rate') return { of: 'actual', against: 'plan', ...percent }
  if (kind === 'growth') return { of: 'actual', against: 'before', ...percent }
  return undefined
}

function apart(one: Decimal, other: Decimal): string {
  const difference = minus(one, other)
  return compare(difference, zero) === 0 ? '' : written(difference, 0)
}
