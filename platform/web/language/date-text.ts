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
  return language === 'en' ? `${figures} (${weekday})` : `${figures}（${weekday}）`
}

/** A moment in the reader's own time zone: 2026/11/18 13:20. */
export function momentText(moment: string): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return moment
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${at.getFullYear()}/${two(at.getMonth() + 1)}/${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}
