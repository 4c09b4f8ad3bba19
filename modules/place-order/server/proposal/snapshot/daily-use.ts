import type { PlannedItem } from '#modules/master/server/index.ts'
import { issuedBetween } from '#modules/stock/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { epochDay, isoDay } from '#planning/mrp/input-reader.ts'

interface Span {
  readonly today: string
  /** So many days back from today, which is not over yet. */
  readonly days: number
  readonly isOpen: (date: string) => boolean
}

/** What a working day uses of the items that are ordered by cycle, on average. */
export async function readDailyUse(
  context: Context,
  items: readonly PlannedItem[],
  { today, days, isOpen }: Span,
): Promise<ReadonlyMap<string, number>> {
  const end = epochDay(today) ?? 0
  const from = isoDay(end - days)
  const regular = items.filter(({ order_method }) => order_method === '2').map(({ item_cd }) => item_cd)
  const issued = await issuedBetween(context, { items: regular, from, before: today })
  const workingDays = Array.from({ length: days }, (_, day) => isoDay(end - days + day)).filter(isOpen).length
  if (workingDays === 0) return new Map()
  return new Map([...issued].map(([item_cd, all]) => [item_cd, Math.max(Math.ceil(all / workingDays), 0)]))
}
