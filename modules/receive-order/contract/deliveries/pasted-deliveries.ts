import { readDate } from '#platform/contract/date-entry.ts'
import { decimal, placesOf, readDecimal, written } from '#platform/contract/decimal.ts'
import { distributed } from '../forecast/distribute.ts'

/** One delivery of several, as it was pasted; what cannot be read stays as it is written. */
export interface PastedDelivery {
  readonly date: string
  /** Blank where only days were pasted. */
  readonly qty: string
  /** What is neither a day nor a quantity. */
  readonly wrong: string
}

/**
 * Days with their quantities as customers write them: one below the other, days over quantities, side by side, or days
 * alone. Cells are divided by tabs or blanks, so thousands may have their commas.
 */
export function readDeliveries(text: string, businessDate: string): readonly PastedDelivery[] {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split(/[\t ]+|\u3000+/).filter((cell) => cell !== ''))
    .filter((cells) => cells.length > 0)
  const [first = [], second = []] = rows
  const isTwoRows =
    rows.length === 2 &&
    first.length === second.length &&
    first.every((cell) => dayOf(cell, businessDate)) &&
    second.every((cell) => !isWrittenDay(cell) && quantityOf(cell))
  if (isTwoRows) return first.map((cell, at) => delivery(cell, second[at], businessDate))
  return rows.flatMap((cells) =>
    cells.every(isWrittenDay)
      ? cells.map((cell) => delivery(cell, undefined, businessDate))
      : paired(cells).map(([day = '', qty]) => delivery(day, qty, businessDate)),
  )
}

const dayOf = (cell: string, businessDate: string): string | undefined => readDate(cell, businessDate)

/** A day without any doubt: what is only digits may as well be a quantity. */
const isWrittenDay = (cell: string): boolean =>
  /\d[./年月-]\d/.test(cell.normalize('NFKC')) && readDate(cell, '2000-01-01') !== undefined

/** Above zero. */
function quantityOf(cell: string): string | undefined {
  const read = readDecimal(cell)
  return read && read.units > 0n ? written(read, 0) : undefined
}

function delivery(day: string, qty: string | undefined, businessDate: string): PastedDelivery {
  const date = dayOf(day, businessDate)
  const many = qty === undefined ? '' : quantityOf(qty)
  if (date === undefined) return { date: '', qty: '', wrong: day }
  return many === undefined ? { date, qty: '', wrong: qty ?? '' } : { date, qty: many, wrong: '' }
}

const paired = (cells: readonly string[]): readonly (readonly string[])[] =>
  cells.flatMap((_cell, at) => (at % 2 === 0 ? [cells.slice(at, at + 2)] : []))

/** Where only days were pasted: the quantity of the line on each of them, or shared out among them. */
export type SplitWay = 'each' | 'shared'

/** With the quantities that the line has for those that say none. */
export function withQuantities(
  deliveries: readonly PastedDelivery[],
  { qty, way }: { readonly qty: string; readonly way: SplitWay },
): readonly PastedDelivery[] {
  const own = quantityOf(qty)
  const silent = deliveries.filter((one) => one.qty === '' && one.wrong === '')
  if (own === undefined || silent.length === 0) return deliveries
  const places = placesOf(decimal(own))
  const shares =
    way === 'each'
      ? undefined
      : distributed(
          own,
          silent.map(() => '1'),
          places,
        )
  return deliveries.map((one) => {
    const at = silent.indexOf(one)
    return at < 0 ? one : { ...one, qty: shares ? (shares[at] ?? '') : own }
  })
}
