import { readDate } from '#platform/contract/date-entry.ts'
import { languages } from '#platform/contract/text.ts'
import { readRectangle } from '#platform/web/kit/entry/clipboard.ts'
import { calendarTexts } from './calendar.text.ts'
import { painted, shownDays, type Brush, type Division, type Paint, type Year } from './painted-year.ts'

interface PastedDays {
  readonly paint: Paint
  readonly taken: number
  /** Rows without a day of this year; headings are none. */
  readonly left: number
}

/** Rows of a spreadsheet with a day, and in any order what kind of day it is and what it is called; without a kind, the one at hand. */
export function withPasted(year: Year, paint: Paint, text: string, brush: Brush): PastedDays {
  const shown = shownDays(year, new Map())
  const rows = readRectangle(text)
    .map((cells) => cells.map((cell) => cell.trim()).filter(Boolean))
    .filter(({ length }) => length > 0)
  const read = rows.map((cells) => readRow(cells, year.year))
  const days = read.filter((row) => row !== undefined).filter(({ date }) => shown.has(date))
  const headings = read.length > 1 && read[0] === undefined ? 1 : 0
  return {
    paint: days.reduce((now, { date, division = brush, name }) => {
      return painted(year, now, [date], division, division === 'week' ? '' : name)
    }, paint),
    taken: days.length,
    left: rows.length - headings - days.length,
  }
}

interface PastedDay {
  readonly date: string
  readonly division: Division | undefined
  readonly name: string
}

/** As long as the name of a day may be. */
const longestName = 40

function readRow(cells: readonly string[], year: number): PastedDay | undefined {
  const dates = cells.map((cell) => readDate(cell, `${String(year)}-01-01`))
  const at = dates.findIndex(Boolean)
  const date = dates[at]
  if (!date) return undefined
  const others = cells.filter((_cell, col) => col !== at)
  const divisions = others.map(divisionOf)
  const name = others.find((_cell, col) => divisions[col] === undefined) ?? ''
  return { date, division: divisions.find(Boolean), name: name.slice(0, longestName) }
}

const words = { 1: calendarTexts.work, 2: calendarTexts.rest, 3: calendarTexts.half } as const
const divisions: readonly Division[] = ['1', '2', '3']

const divisionOf = (word: string): Division | undefined =>
  divisions.find((one) => languages.some((language) => words[one][language] === word))
