import type { Language } from '#platform/contract/text.ts'
import { languageTags } from '../../language/say.ts'
import { minutesPerDay, type Span } from './gantt-plan.ts'

/** A plan's minutes as days and times of day, written as one says them. */
export function ganttWords(language: Language, firstDay: string) {
  const tag = languageTags[language]
  const [first, timeZone] = [Date.parse(`${firstDay}T00:00:00Z`), 'UTC']
  const day = new Intl.DateTimeFormat(tag, { month: 'numeric', day: 'numeric', weekday: 'short', timeZone })
  const moment = new Intl.DateTimeFormat(tag, {
    ...{ month: 'numeric', day: 'numeric', weekday: 'short', timeZone },
    ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  })
  const time = new Intl.DateTimeFormat(tag, {
    ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone },
  })
  const dateAt = (minutes: number) => new Date(first + minutes * 60_000)
  const momentOf = (minutes: number) => wideBrackets(moment.format(dateAt(minutes)))
  return {
    day: (minutes: number) => wideBrackets(day.format(dateAt(minutes))),
    hour: (minutes: number) => String((minutes % minutesPerDay) / 60),
    clock: (minutes: number) => time.format(dateAt(minutes)),
    moment: momentOf,
    /** Blank where there is none. */
    stretch: (span: Span | undefined) => (span ? `${momentOf(span.from)} – ${momentOf(span.to)}` : ''),
  }
}

/** As all Japanese dates of the product have them; other languages have none here. */
const wideBrackets = (text: string): string => text.replace('(', '（').replace(')', '）')

export type GanttWords = ReturnType<typeof ganttWords>
