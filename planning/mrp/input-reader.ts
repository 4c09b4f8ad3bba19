import { type Quantity } from './input.ts'
import { parseScaled, thousandths } from './quantity.ts'
import { MrpRefusal } from './refusal.ts'

/** Codes to positions, decimals to thousandths, dates to days from today; everything unreadable is refused by name. */
export class InputReader {
  readonly today: number

  constructor(today: number) {
    this.today = today
  }

  index(field: string, rows: readonly { readonly code: string }[]): (code: string) => number {
    const known = new Map<string, number>()
    for (const [position, { code }] of rows.entries()) {
      if (known.has(code)) throw new MrpRefusal({ reason: 'duplicate-code', field, code })
      known.set(code, position)
    }
    return (code) => {
      const position = known.get(code)
      if (position === undefined) throw new MrpRefusal({ reason: 'unknown-code', field, code })
      return position
    }
  }

  /** The position of a word among those that are known. */
  word(value: string, known: readonly string[], field: string, code: string): number {
    const position = known.indexOf(value)
    if (position < 0) throw new MrpRefusal({ reason: 'unknown-word', field, code, value })
    return position
  }

  quantity(value: Quantity, field: string, code: string): number {
    const scaled = this.scaled(value, thousandths, field, code)
    if (scaled < 0) throw new MrpRefusal({ reason: 'bad-quantity', field, code, value: String(value) })
    return scaled
  }

  /** A quantity that the item's unit allows: half a piece is refused, not rounded. */
  inUnits(value: Quantity, unit: number | undefined, field: string, code: string): number {
    return this.wholeUnits(this.quantity(value, field, code), unit, field, code)
  }

  /** The same for what may be negative: stock in the books. */
  signedInUnits(value: Quantity, unit: number | undefined, field: string, code: string): number {
    return this.wholeUnits(this.scaled(value, thousandths, field, code), unit, field, code)
  }

  /** Hundredths of a percent. */
  percent(value: Quantity, field: string, code: string): number {
    const scaled = this.scaled(value, 100, field, code)
    if (scaled < 0 || scaled >= 100 * 100)
      throw new MrpRefusal({ reason: 'bad-quantity', field, code, value: String(value) })
    return scaled
  }

  day(iso: string, field: string, code: string): number {
    const day = epochDay(iso)
    if (day === undefined) throw new MrpRefusal({ reason: 'bad-date', field, code, value: iso })
    return day - this.today
  }

  private wholeUnits(scaled: number, unit: number | undefined, field: string, code: string): number {
    if (scaled % (unit ?? 1))
      throw new MrpRefusal({ reason: 'bad-quantity', field, code, value: String(scaled / thousandths) })
    return scaled
  }

  private scaled(value: Quantity, scale: number, field: string, code: string): number {
    const scaled = parseScaled(value, scale)
    if (scaled === undefined)
      throw new MrpRefusal({ reason: 'bad-quantity', field, code, value: String(value) })
    return scaled
  }
}

const msPerDay = 86_400_000

/** Days since 1970-01-01; undefined when the text is no date of the calendar. */
export function epochDay(iso: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  if (!match) return undefined
  const [, year, month, day] = match.map(Number)
  const ms = Date.UTC(year ?? 0, (month ?? 1) - 1, day)
  return isoDay(ms / msPerDay) === iso ? ms / msPerDay : undefined
}

/** The calendar's own arithmetic: a plan of thousands of orders writes tens of thousands of days. */
export function isoDay(epoch: number): string {
  // Years of 400 begin on 1 March, so that the leap day is the last one.
  const day = epoch + 719_468
  const era = Math.floor(day / 146_097)
  const ofEra = day - era * 146_097
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const shifted = Math.floor((5 * ofYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const date = ofYear - Math.floor((153 * shifted + 2) / 5) + 1
  return `${year + era * 400 + (month <= 2 ? 1 : 0)}-${two(month)}-${two(date)}`
}

const two = (number: number): string => (number < 10 ? `0${number}` : String(number))
