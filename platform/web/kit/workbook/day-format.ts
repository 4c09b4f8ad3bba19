const dayMs = 86_400_000
/** The day that Excel counts as 0: it believes that 1900 had a 29 February. */
const firstDay = Date.UTC(1899, 11, 30)
const firstDay1904 = Date.UTC(1904, 0, 1)

/** Numbers of the formats that every Excel knows, those of Japanese eras among them. */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)

/** Years or days in a format, outside of what stands in quotes, brackets or behind a backslash. */
export const isDayFormat = (id: number, format: string | undefined): boolean =>
  format === undefined ? isBuiltIn(id) : /[yde]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** 2026/04/01, with the time where there is one. */
export function dayText(days: number, since1904: boolean): string {
  const moment = new Date((since1904 ? firstDay1904 : firstDay) + Math.round(days * dayMs))
  if (Number.isNaN(moment.getTime())) return String(days)
  const text = moment.toISOString()
  const time = text.slice(11, 19)
  return text.slice(0, 10).replaceAll('-', '/') + (time === '00:00:00' ? '' : ` ${time}`)
}
