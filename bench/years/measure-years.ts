import { machinesNow } from '#modules/mes/contract/line-board/line-board-calls.ts'
import { fullestMachines } from '#modules/production/contract/load/fullest-calls.ts'
import { planStale } from '#modules/production/contract/stale/stale-calls.ts'
import { backlogSums } from '#modules/receive-order/contract/backlog-sums.ts'
import { businessMonths } from '#modules/sales/contract/months/month-calls.ts'
import { stockStanding } from '#modules/stock/contract/standing.ts'
import { menuCounts } from '#platform/contract/menu-counts.ts'
import { paletteSearch } from '#platform/contract/palette.ts'
import { toAskFor } from '#platform/contract/list-asked.ts'
import type { List } from '#platform/contract/list-definition.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { listServices } from '#platform/server/list/list-service.ts'
import type { CallVerb } from '../verbs.ts'

export interface Answered {
  readonly what: string
  readonly medianMs: number
  readonly mostMs: number
}

interface Question {
  readonly what: string
  readonly ask: () => Promise<unknown>
}

/** What the home page asks that no list answers. */
export const ofHome = (call: CallVerb): readonly Question[] => [
  { what: '月次の推移: 13 months and the year before', ask: () => call(businessMonths, {}) },
  { what: 'stock: value and movements of 30 days', ask: () => call(stockStanding, {}) },
  { what: 'the machines now', ask: () => call(machinesNow, {}) },
  { what: 'the fullest machines', ask: () => call(fullestMachines, {}) },
  { what: 'what has made the plan old', ask: () => call(planStale, {}) },
  { what: 'backlog by week', ask: () => call(backlogSums, { by: 'week' }) },
  { what: 'badges of the menu', ask: () => call(menuCounts, {}) },
]

/** Numbers and words as they are typed: beginnings, middles, and what is nowhere. */
const words = [
  'R00',
  'R000001',
  '000001',
  'PO',
  '東海',
  'シャフト',
  'トウカイ',
  '2611',
  'ZZZ',
  'どこにもない',
] as const

export const ofPalette = (call: CallVerb): readonly Question[] =>
  words.map((keyword) => ({ what: keyword, ask: () => call(paletteSearch, { keyword }) }))

/** Of every list: its first page and its number of rows as it opens, and each of its quick filters. */
export const ofLists = (call: CallVerb, registered: Registered, day: string): readonly Question[] =>
  registered(listServices).flatMap(({ list }) => [
    {
      what: `${named(list)}: first page`,
      ask: () =>
        call(list.endpoints.getList, { ...list.initial, size: 50, columns: toAskFor(list, list.shown) }),
    },
    { what: `${named(list)}: rows`, ask: () => call(list.endpoints.getTotal, list.initial) },
    ...list.quick.map(({ label, asks }) => ({
      what: `${named(list)}: ${label.ja}`,
      ask: () => call(list.endpoints.getTotal, { ...list.initial, ...asks(day) }),
    })),
  ])

const named = ({ title }: List) => title.ja

const rounds = 7

/** One after the other; the first time is for warming up. */
export async function answered(questions: readonly Question[]): Promise<readonly Answered[]> {
  const found: Answered[] = []
  for (const { what, ask } of questions) {
    await ask()
    const took: number[] = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      await ask()
      took.push(performance.now() - began)
    }
    took.sort((one, other) => one - other)
    found.push({ what, medianMs: took[rounds >> 1] ?? 0, mostMs: took.at(-1) ?? 0 })
  }
  return found
}
