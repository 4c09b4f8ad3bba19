import type { IsClosed, PlannedItem, StoredCycle } from '#modules/master/server/index.ts'
import { nextOrderDates, readMonthDays, type OrderCycle } from '#modules/master/contract/order-dates.ts'
import { none } from '#planning/mrp/snapshot.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'

const shifts = { 0: 'none', 1: 'before', 2: 'after' } as const

/** Weeks of an interval without a cycle are counted from here: a Monday. */
const firstMonday = '2000-01-03'

interface Span {
  readonly today: string
  readonly days: number
  readonly isClosed: IsClosed
  readonly factoryCalendar: string
}

/** 定期: the order days of each cycle that some item has, as days from today; items with the same one share them. */
export class OrderDays {
  readonly cycles: (readonly number[])[] = []
  private readonly known = new Map<string, number>()
  private readonly stored: ReadonlyMap<string, StoredCycle>
  private readonly span: Span

  constructor(stored: readonly StoredCycle[], span: Span) {
    this.stored = new Map(stored.map((cycle) => [cycle.cycle_cd, cycle]))
    this.span = span
  }

  /** The place of an item's cycle; without one it is ordered every so many weeks, on the first days of the week. */
  of({ cycle_cd, interval, cycle_days }: PlannedItem): number {
    const key = cycle_cd || `${interval}/${cycle_days}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const cycle = this.stored.get(cycle_cd)
    const days = cycle ? this.daysOf(cycle) : this.daysEvery(interval, cycle_days)
    const place = days.length === 0 ? none : this.cycles.push(days) - 1
    this.known.set(key, place)
    return place
  }

  private daysOf({ cycle_kind, interval, base_dt, weekdays, month_days, ...own }: StoredCycle) {
    const cycle: OrderCycle = {
      ...{ kind: cycle_kind === '1' ? 'weeks' : 'months', interval, base: base_dt, weekdays },
      ...{ monthDays: readMonthDays(month_days) ?? [], shift: shifts[own.order_shift] },
    }
    return this.reckoned(cycle, own.calendar_cd || this.span.factoryCalendar)
  }

  private daysEvery(interval: number, cycle_days: number): readonly number[] {
    const weekdays = Array.from({ length: 7 }, (_, day) => day < cycle_days)
    return this.reckoned(
      { ...{ kind: 'weeks', interval, base: firstMonday, weekdays }, monthDays: [], shift: 'before' },
      this.span.factoryCalendar,
    )
  }

  private reckoned(cycle: OrderCycle, calendar_cd: string): readonly number[] {
    const { today, days, isClosed } = this.span
    const first = epochDay(today) ?? 0
    return nextOrderDates(cycle, today, (date) => isClosed(calendar_cd, date), days)
      .map(({ order_dt }) => (epochDay(order_dt) ?? 0) - first)
      .filter((day) => day < days)
  }
}
