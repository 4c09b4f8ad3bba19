import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { weekday } from '#modules/master/contract/national-holidays.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { languageTags, useLanguage, useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { businessDateText } from '#platform/web/language/date-text.ts'
import { calendarTexts } from './calendar.text.ts'
import { workingDays, type Division, type ShownDay } from './painted-year.ts'

interface Props {
  month: number
  days: readonly ShownDay[]
  /** The day that Tab comes to. */
  current: string
  onKeyDown: (event: KeyboardEvent, date: string) => void
  onPress: (event: PointerEvent, date: string) => void
  onClick: (event: MouseEvent, date: string) => void
  onCross: (event: PointerEvent, date: string) => void
  onFocus: (date: string) => void
}

const looks: Readonly<Record<Division, string>> = { 1: '', 2: 'rest', 3: 'half' }
const words = { 1: calendarTexts.work, 2: calendarTexts.rest, 3: calendarTexts.half }

/** One month, weeks from Sunday as Japanese calendars have them. */
export function MonthGrid({ month, days, current, ...on }: Props) {
  const say = useSay()
  const language = useLanguage()
  const monthName = new Intl.DateTimeFormat(languageTags[language], { month: 'long', timeZone: 'UTC' })
  const title = monthName.format(new Date(0).setUTCMonth(month - 1))
  const today = useSession(({ businessDate }) => businessDate)?.slice(0, 10)
  const heading = new Intl.DateTimeFormat(languageTags[language], { weekday: 'narrow', timeZone: 'UTC' })
  return (
    <section className="calendar-month">
      <h2>
        {title}
        <small>{say(calendarTexts.worked, { qty: workingDays(days) })}</small>
      </h2>
      <table aria-label={title}>
        <thead>
          <tr>
            {sunday.map((day) => (
              <th key={day} scope="col">
                {heading.format(new Date(`${day}T00:00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((day, at) => (
                // The place in the week is what a missing day is.
                <td key={day?.date ?? sunday[at]}>
                  {day ? (
                    <button
                      type="button"
                      className={[
                        looks[day.division],
                        day.name ? 'named' : '',
                        day.painted ? 'painted' : '',
                      ].join(' ')}
                      data-date={day.date}
                      aria-current={day.date === today ? 'date' : undefined}
                      tabIndex={day.date === current ? 0 : -1}
                      title={day.name || undefined}
                      aria-label={[businessDateText(day.date, language), say(words[day.division]), day.name]
                        .filter(Boolean)
                        .join(' ')}
                      onKeyDown={(event) => on.onKeyDown(event, day.date)}
                      onPointerDown={(event) => on.onPress(event, day.date)}
                      onClick={(event) => on.onClick(event, day.date)}
                      onPointerEnter={(event) => on.onCross(event, day.date)}
                      onFocus={() => on.onFocus(day.date)}
                    >
                      {Number(day.date.slice(8))}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Any week that begins on a Sunday. */
const sunday = Array.from({ length: 7 }, (_, at) => dayAfter('2026-11-01', at))

function weeksOf(days: readonly ShownDay[]): readonly (readonly (ShownDay | undefined)[])[] {
  const first = days[0]
  const blanks: (ShownDay | undefined)[] = Array.from({ length: first ? weekday(first.date) : 0 })
  const cells = [...blanks, ...days]
  const weeks: (ShownDay | undefined)[][] = []
  for (let at = 0; at < cells.length; at += 7) weeks.push(cells.slice(at, at + 7))
  return weeks
}
