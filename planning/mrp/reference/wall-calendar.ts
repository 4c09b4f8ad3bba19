import { type ItemInput, type MrpInput } from '../input.ts'

const msPerDay = 86_400_000
/** Nobody looks further. */
const farAway = 200

/** Dates as they hang on the wall: one day after the other. */
export class WallCalendar {
  readonly horizon: number
  readonly frozen: number
  private readonly known = new Map<string, boolean>()

  constructor(private readonly input: MrpInput) {
    this.horizon = input.horizonDays
    this.frozen = input.frozenDays ?? 0
  }

  day(iso: string): number {
    return Math.round((Date.parse(iso) - Date.parse(this.input.today)) / msPerDay)
  }

  iso(day: number): string {
    return new Date(Date.parse(this.input.today) + day * msPerDay).toISOString().slice(0, 10)
  }

  works(item: Pick<ItemInput, 'calendar'>, day: number): boolean {
    const key = `${item.calendar} ${day}`
    const known = this.known.get(key) ?? this.isOpen(item, day)
    this.known.set(key, known)
    return known
  }

  private isOpen({ calendar }: Pick<ItemInput, 'calendar'>, day: number): boolean {
    const found = this.input.calendars?.find(({ code }) => code === calendar)
    const date = this.iso(day)
    if (found?.open?.includes(date)) return true
    const closed = found?.closedWeekdays ?? [0, 6]
    return !closed.includes(new Date(date).getUTCDay()) && !found?.closed?.includes(date)
  }

  /** Days from one to before another on which goods are used. */
  usedDays(from: number, to: number): number {
    const use = this.input.useCalendar === undefined ? {} : { calendar: this.input.useCalendar }
    let days = 0
    for (let day = from; day < to; day++) if (this.works(use, day)) days++
    return days
  }

  /** The working day itself or the one before, and then `count` working days back; undefined when that lies before today. */
  back(item: ItemInput, day: number, count: number): number | undefined {
    return this.walk(item, day, -1, count)
  }

  /** The working day itself or the one after, and then `count` working days on; undefined when there is none. */
  onward(item: ItemInput, day: number, count: number): number | undefined {
    return this.walk(item, day, 1, count)
  }

  /** The day itself or the last one before on which the item can arrive. */
  backToArrival(item: ItemInput, day: number | undefined): number | undefined {
    return day === undefined ? undefined : this.walk(arriving(item), day, -1, 0)
  }

  /** When an order that starts on a day arrives, if ever. */
  arrival(item: ItemInput, start: number): number | undefined {
    const ready = this.onward(item, start, item.leadTime ?? 0)
    return ready === undefined ? undefined : this.onwardToArrival(item, ready)
  }

  onwardToArrival(item: ItemInput, day: number): number | undefined {
    return this.walk(arriving(item), day, 1, 0)
  }

  /** When an order for a need starts and is due; undefined when the calendar does not open for it. */
  datesOf(item: ItemInput, need: number): { readonly start: number; readonly due: number } | undefined {
    if (item.phantom) return { start: need, due: need }
    const [lead, safety] = [item.leadTime ?? 0, item.safetyLeadTime ?? 0]
    const first = this.onward(item, this.frozen, 0)
    const due = this.backToArrival(item, this.back(item, need, safety))
    const start = due === undefined ? undefined : this.back(item, due, lead)
    if (first !== undefined && due !== undefined && start !== undefined && start >= first)
      return { start, due }
    const next = this.arrival(item, this.frozen)
    const begun = next === undefined ? undefined : this.back(item, next, lead)
    return next === undefined || begun === undefined ? undefined : { start: begun, due: next }
  }

  private walk(
    item: Pick<ItemInput, 'calendar'>,
    from: number,
    by: 1 | -1,
    count: number,
  ): number | undefined {
    let left = count
    for (let day = from; day >= 0 && day < farAway; day += by) {
      if (!this.works(item, day)) continue
      if (left === 0) return day
      left--
    }
    return undefined
  }
}

/** Somebody may come on some days only, whoever works. */
function arriving({ phantom, arrivals, calendar }: ItemInput): Pick<ItemInput, 'calendar'> {
  const by = phantom ? calendar : (arrivals ?? calendar)
  return by === undefined ? {} : { calendar: by }
}
