import type { Language } from '#platform/contract/text.ts'
import { languageTags } from '../../language/say.ts'
import type { EntryColumn } from '../entry/entry-cell.ts'

/** `count` days from a date on, as they travel. */
export const daysFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, offset) => {
    const day = new Date(`${first}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + offset)
    return day.toISOString().slice(0, 10)
  })

/** Several of the days, summed up in a column of their own: half a year. */
export interface BoardPart {
  readonly label: string
  readonly days: readonly string[]
}

/** The days that a column of a board stands for: its own, those of a part, or all of them. */
export function daysAt(
  col: number,
  {
    heads,
    parts,
    days,
  }: { readonly heads: number; readonly parts: readonly BoardPart[]; readonly days: readonly string[] },
): readonly string[] {
  const at = col - heads - 1
  const day = days[at - parts.length]
  return day === undefined ? (parts[at]?.days ?? days) : [day]
}

interface Look {
  readonly language: Language
  /** Days off; Sundays look like them anyway. */
  readonly daysOff: ReadonlySet<string>
  readonly width: number
}

const typedFigure = { stop: true, inputMode: 'decimal', maxLength: 20 } as const

/** A column for each month, its year over it. */
export function monthColumns(
  months: readonly string[],
  { language, width }: Pick<Look, 'language' | 'width'>,
): readonly EntryColumn[] {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[language], { ...options, timeZone: 'UTC' })
  const [year, name] = [part({ year: 'numeric' }), part({ month: 'short' })]
  return months.map((month, index): EntryColumn => {
    const first = new Date(`${month}-01T00:00:00Z`)
    return {
      id: month,
      label: name.format(first),
      group: year.format(first),
      width,
      align: 'right',
      begins: index > 0 && month.endsWith('-01'),
      ...typedFigure,
    }
  })
}

/** A column for each day, its weekday beside the figure, its month over it, days off shaded. */
export function dayColumns(
  days: readonly string[],
  { language, daysOff, width }: Look,
): readonly EntryColumn[] {
  const month = new Intl.DateTimeFormat(languageTags[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const weekday = new Intl.DateTimeFormat(languageTags[language], {
    weekday: language === 'en' ? 'short' : 'narrow',
    timeZone: 'UTC',
  })
  return days.map((date, index): EntryColumn => {
    const day = new Date(`${date}T00:00:00Z`)
    const isOff = day.getUTCDay() === 0 || daysOff.has(date)
    return {
      id: date,
      label: `${String(day.getUTCDate())} ${weekday.format(day)}`,
      group: month.format(day),
      width,
      align: 'right',
      begins: index > 0 && date.endsWith('-01'),
      tone: isOff ? 'holiday' : day.getUTCDay() === 6 ? 'saturday' : undefined,
      ...typedFigure,
    }
  })
}
