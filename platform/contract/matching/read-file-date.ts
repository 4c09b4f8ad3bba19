import { isDate } from '../day-input.ts'
import type { DateFormat } from './field-matching.ts'

const shapes: Readonly<Record<DateFormat, RegExp>> = {
  'yyyy/MM/dd': /^(?<year>\d{4})\D(?<month>\d{1,2})\D(?<day>\d{1,2})\D?$/,
  yyyyMMdd: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  yyMMdd: /^(?<year>\d{2})\D?(?<month>\d{2})\D?(?<day>\d{2})$/,
  'yyyy/MM': /^(?<year>\d{4})\D(?<month>\d{1,2})\D?$/,
  yyyyMM: /^(?<year>\d{4})(?<month>\d{2})$/,
  'MM/dd': /^(?<month>\d{1,2})\D(?<day>\d{1,2})\D?$/,
}

/** A day as a partner's program writes it, in the calendar; full width or half. */
export function readFileDate(typed: string, format: DateFormat, today: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replace(/\s*\([^)]{0,4}\)$/, '')
  const { year, month = '', day = '1' } = shapes[format].exec(plain)?.groups ?? {}
  if (month === '') return undefined
  const rest = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = year === undefined ? nearest(rest, today) : `${year.length === 2 ? `20${year}` : year}-${rest}`
  return isDate(read) ? read : undefined
}

/** Without a year the one is meant that brings it nearest to today: in December the 5th of January is next year's. */
function nearest(rest: string, today: string): string {
  const thisYear = Number(today.slice(0, 4))
  const away = (date: string) => Math.abs(Date.parse(date) - Date.parse(today))
  const [first = '', ...others] = [0, 1, -1].map((more) => `${String(thisYear + more)}-${rest}`)
  return others.filter(isDate).reduce((best, date) => (away(date) < away(best) ? date : best), first)
}
