import { z } from 'zod'
import { texts } from '#platform/contract/text.ts'
import { compare, decimal, negated, plus, sum, written, zero } from '#platform/contract/decimal.ts'
import { daysAfter, openDayBefore, type DeliveryCalendars } from './order-days.ts'

/** On what a possible day rests. */
export const restsOn = z.enum(['stock', 'supply', 'lead_time', 'plan'])

export const restsOnTexts = texts({
  stock: { ja: '在庫', en: 'Stock', zh: '库存' },
  supply: { ja: '入庫予定', en: 'Expected receipt', zh: '预计入库' },
  lead_time: { ja: 'リードタイム', en: 'by lead time', zh: '提前期' },
  plan: { ja: '生産計画', en: 'Planning', zh: '生产计划' },
})

/** What comes and goes of an item, the first day first, and what there is after each. */
interface Step {
  readonly date: string
  readonly balance: string
}

/** What customers only announce stands in nobody's way. */
export const isCertain = ({ firm, qty }: { readonly firm: boolean; readonly qty: string }): boolean =>
  firm || !qty.startsWith('-')

interface Moving {
  readonly date: string
  readonly qty: string
  readonly firm: boolean
}

/** What is certain of all that comes and goes, and what there is after each. */
export function balanced<Step extends Moving>(
  moving: readonly Step[],
  on_hand: string,
): readonly (Step & { readonly balance: string })[] {
  let balance = decimal(on_hand)
  return moving.filter(isCertain).map((step) => {
    balance = plus(balance, decimal(step.qty))
    return { ...step, balance: written(balance, 0) }
  })
}

/** Of what goes of an item: promised of what is on hand already. */
export const allocatedIn = (
  steps: readonly { readonly qty: string; readonly allocated: boolean }[],
): string => written(negated(sum(steps.map((step) => (step.allocated ? decimal(step.qty) : zero)))), 0)

interface Asked {
  readonly qty: string
  /** Of what is on hand: allocated to whoever asks. */
  readonly own: string
  readonly on_hand: string
  readonly today: string
  readonly steps: readonly Step[]
}

/**
 * The first day from which so much can be taken without anybody going short who is to have it later; nothing when it is
 * never there. Who has been promised all of it takes nothing from anybody.
 */
export function freeFrom({ qty, own, on_hand, today, steps }: Asked): string | undefined {
  if (compare(decimal(own), decimal(qty)) >= 0) return today
  const days = [{ date: today, balance: on_hand }, ...steps]
  const wanted = decimal(qty)
  const isEnough = (balance: string) => compare(decimal(balance), wanted) >= 0
  // What several do on one day is there when the last of them has been.
  const short = days.findLastIndex(
    ({ date, balance }, at) => days[at + 1]?.date !== date && !isEnough(balance),
  )
  return days.slice(short + 1).find(({ date }, at, rest) => at === 0 || rest[at - 1]?.date !== date)?.date
}

/** What stock or coming supply leave free, or what a plan would make sooner; where there is neither, the lead time. */
export function earliest({
  today,
  free,
  planned,
  byLeadTime,
}: {
  readonly today: string
  readonly free: string | undefined
  readonly planned: string | undefined
  readonly byLeadTime: string
}): { readonly leaves: string; readonly rests_on: z.output<typeof restsOn> } {
  if (free !== undefined && (planned === undefined || free <= planned))
    return { leaves: free, rests_on: free === today ? 'stock' : 'supply' }
  return planned === undefined
    ? { leaves: byLeadTime, rests_on: 'lead_time' }
    : { leaves: planned, rests_on: 'plan' }
}

/** So many days on which the factory works. */
export const openDays = (from: string, days: number, { isFactoryClosed }: DeliveryCalendars): string =>
  shiftedDay(from, days, isFactoryClosed)

/** A day moved by so many that are open, back with a minus. */
export function shiftedDay(from: string, days: number, isClosed: (date: string) => boolean): string {
  let day = from
  for (let left = days; left > 0; left--) day = nextOpen(daysAfter(day, 1), isClosed)
  for (let left = days; left < 0; left++) day = openDayBefore(daysAfter(day, -1), isClosed)
  return nextOpen(day, isClosed)
}

/** No holiday is longer. */
const longestHoliday = 62

function nextOpen(from: string, isClosed: (date: string) => boolean): string {
  for (let ahead = 0; ahead <= longestHoliday; ahead++)
    if (!isClosed(daysAfter(from, ahead))) return daysAfter(from, ahead)
  return from
}

/** What leaves on a day arrives after the transport, on a day on which the destination works. */
export function arrivalOf(leaves: string, calendars: DeliveryCalendars): string {
  let day = nextOpen(leaves, (date) => calendars.isFactoryClosed(date))
  for (let left = calendars.transport_days; left > 0; left--)
    day = nextOpen(daysAfter(day, 1), (date) => calendars.isDestinationClosed(date))
  return nextOpen(day, (date) => calendars.isDestinationClosed(date))
}
