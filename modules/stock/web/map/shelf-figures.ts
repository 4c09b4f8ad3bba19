import type { ChartSeries } from '#platform/web/kit/chart/chart-series.ts'
import { stagnantDays, type Shelf } from '../../contract/stock-map.ts'

/** What the colour says: value, how full a shelf is, how long its goods have lain. */
export const colourings = ['amount', 'fill', 'idle'] as const
export type Colouring = (typeof colourings)[number]

/** Percent of what the shelf may bear; undefined where no limit is known. */
export function fillOf({ load, load_limit }: Pick<Shelf, 'load' | 'load_limit'>): number | undefined {
  const limit = Number(load_limit)
  return limit > 0 ? Math.round((Number(load) / limit) * 100) : undefined
}

/** The figure in a cell: thousands of yen, percent, days. */
export function figureOf(shelf: Shelf, by: Colouring): number {
  switch (by) {
    case 'amount':
      return Math.round(Number(shelf.amount) / 1000)
    case 'fill':
      return fillOf(shelf) ?? 0
    case 'idle':
      return shelf.idle_days ?? 0
  }
}

/** Full is a shelf that bears no more, or that nobody has touched for long; of value the most that there is. */
export const fullOf: Readonly<Record<Colouring, number | undefined>> = {
  amount: undefined,
  fill: 100,
  idle: stagnantDays,
}

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })

/** A line for each level of a row, the lowest at the bottom, as one stands before it. */
export function linesOf(
  shelves: readonly Shelf[],
  by: Colouring,
  labelOf: (row: string, level: string) => string,
): readonly ChartSeries[] {
  const lines = new Map<string, Shelf[]>()
  for (const shelf of shelves) {
    const name = lineOf(shelf)
    lines.set(name, [...(lines.get(name) ?? []), shelf])
  }
  return [...lines]
    .map(([name, of]) => ({ name, of: of.toSorted((a, b) => inOrder(a.bay_no, b.bay_no)) }))
    .toSorted(({ of: [one] }, { of: [other] }) =>
      one && other ? inOrder(one.row_no, other.row_no) || inOrder(other.level_no, one.level_no) : 0,
    )
    .map(({ name, of }) => ({
      name,
      label: labelOf(of[0]?.row_no ?? '', of[0]?.level_no ?? ''),
      points: of.map((shelf) => ({ at: shelf.bay_no, value: figureOf(shelf, by) })),
    }))
}

export const lineOf = ({ row_no, level_no }: Pick<Shelf, 'row_no' | 'level_no'>): string =>
  `${row_no} ${level_no}`

export interface Standing {
  readonly amount: number
  readonly used: number
  readonly empty: number
  readonly stopped: number
  /** Mean of the shelves whose limit is known, in percent; undefined where none is. */
  readonly fill: number | undefined
  readonly stagnant: number
  readonly stagnantAmount: number
}

export function standingOf(shelves: readonly Shelf[]): Standing {
  const sum = (some: readonly Shelf[]) => some.reduce((all, { amount }) => all + Number(amount), 0)
  const fills = shelves.flatMap((shelf) => fillOf(shelf) ?? [])
  const stagnant = shelves.filter(({ idle_days }) => (idle_days ?? 0) >= stagnantDays)
  const used = shelves.filter(({ items }) => items > 0).length
  const stopped = shelves.filter((shelf) => shelf.stopped).length
  return {
    amount: sum(shelves),
    used,
    empty: shelves.filter(({ items, stopped: closed }) => items === 0 && !closed).length,
    stopped,
    fill: fills.length > 0 ? Math.round(fills.reduce((all, one) => all + one, 0) / fills.length) : undefined,
    stagnant: stagnant.length,
    stagnantAmount: sum(stagnant),
  }
}
