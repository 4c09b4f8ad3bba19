import { readDate } from '#platform/contract/date-entry.ts'
import type { PlaceOrderLineMeant } from '../../contract/order/backlog-calls.ts'
import { placeOrderLineName } from './line-name.ts'

export interface AnswersFound {
  /** Days by the names of their lines. */
  readonly days: ReadonlyMap<string, string>
  /** Lines of the sheet that nobody has asked about, and those without a day. */
  readonly unknown: readonly string[]
}

/** `P000107-1`, or the number of the order and that of its line beside it. */
const asName = (cell: string): string => cell.normalize('NFKC').trim().toUpperCase()
const numbered = /^[A-Z]{0,4}\d{4,}$/
const named = /^[A-Z]{0,4}\d{4,}-\d{1,3}$/
/** A day is separated, or has all of its digits: 5 is a quantity, not the fifth, and 1.5 not the fifth of January. */
const dayLike = /\d[-/月]\d|^20\d{6}$|^\d{4}\.\d+\.\d+$/

/**
 * A supplier's sheet in which each row names its line, in whatever order he has them: the day stands under the heading that
 * it has here, or is the last one of its row. Undefined: nothing is named, and the cells are taken as they stand.
 */
export function answersByNumber(
  sheet: readonly (readonly string[])[],
  lines: readonly PlaceOrderLineMeant[],
  { heading, today }: { readonly heading: string; readonly today: string },
): AnswersFound | undefined {
  const asked = new Set(lines.map(placeOrderLineName))
  const days = new Map<string, string>()
  const unknown: string[] = []
  const column = sheet
    .map((cells) => cells.findIndex((cell) => cell.trim() === heading))
    .find((at) => at >= 0)
  for (const cells of sheet) {
    const name = nameIn(cells)
    if (name === undefined) continue
    const day = column === undefined ? lastDay(cells, today) : readDate(cells[column] ?? '', today)
    if (day !== undefined && asked.has(name)) days.set(name, day)
    else unknown.push(name)
  }
  return days.size + unknown.length === 0 ? undefined : { days, unknown }
}

const lastDay = (cells: readonly string[], today: string): string | undefined =>
  cells
    .map((cell) => cell.normalize('NFKC').trim())
    .flatMap((cell) => (dayLike.test(cell) ? [readDate(cell, today)] : []))
    .findLast((day) => day !== undefined)

function nameIn(cells: readonly string[]): string | undefined {
  const own = cells.map(asName)
  const whole = own.find((cell) => named.test(cell))
  if (whole !== undefined) return whole
  const at = own.findIndex((cell, from) => numbered.test(cell) && /^\d{1,3}$/.test(own[from + 1] ?? ''))
  return at < 0 ? undefined : `${own[at]}-${Number(own[at + 1])}`
}
