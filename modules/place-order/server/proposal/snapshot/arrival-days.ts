import { collectsOn } from '#modules/master/contract/pick-up.ts'
import type { IsClosed, PlannedItem } from '#modules/master/server/index.ts'
import type { DayPattern } from '#planning/calendar/working-days.ts'
import { epochDay, isoDay } from '#planning/mrp/input-reader.ts'
import { none } from '#planning/mrp/snapshot.ts'

interface Span {
  readonly today: string
  readonly days: number
  readonly isClosed: IsClosed
  readonly factoryCalendar: string
}

/** 引取曜日: the days on which goods of a supplier come, when he and who receives them works; items with the same ones share them. */
export class ArrivalDays {
  readonly patterns: DayPattern[] = []
  private readonly known = new Map<string, number>()
  private readonly span: Span

  constructor(span: Span) {
    this.span = span
  }

  /** Their place among these patterns; none where any working day will do. */
  of({ pick_up, calendar_cd }: PlannedItem): number {
    if (pick_up.length === 0) return none
    const calendar = calendar_cd || this.span.factoryCalendar
    const key = `${calendar} ${pick_up.join()}`
    const place = this.known.get(key) ?? this.patterns.push(this.patternOf(calendar, pick_up)) - 1
    this.known.set(key, place)
    return place
  }

  private patternOf(calendar: string, pick_up: readonly boolean[]): DayPattern {
    const { today, days, isClosed, factoryCalendar } = this.span
    const first = epochDay(today) ?? 0
    const closed = Array.from({ length: days }, (_, day) => first + day).filter((day) => {
      const date = isoDay(day)
      return !collectsOn(pick_up, date) || isClosed(calendar, date) || isClosed(factoryCalendar, date)
    })
    return { closedWeekdays: [], closed, open: [] }
  }
}
