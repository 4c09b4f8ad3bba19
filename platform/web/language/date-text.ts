import { bracketed } from '#platform/contract/punctuation.ts'
import type { Language } from '#platform/contract/text.ts'
import { languageTags } from './say.ts'

/** A business date as people read it here: 2026/11/18（水）. Business dates have no time zone. */
export function businessDateText(date: string, language: Language): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  const weekday = new Intl.DateTimeFormat(languageTags[language], {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(day)
  const figures = date.slice(0, 10).replaceAll('-', '/')
  return `${figures}${bracketed(weekday, language)}`
}

/** A moment in the time zone of the factory, or of the browser without one: 2026/11/18 13:20. */
export function momentText(moment: string, timeZone: string | null): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return moment
  return new Intl.DateTimeFormat('ja-JP', {
    ...(timeZone ? { timeZone } : {}),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}
