/** With blanks, and a day of the week in brackets; what is looked at letter by letter must have an end. */
const longest = 60

/** Business dates travel as `yyyy-mm-dd`. What people type is completed from the business date (interface.md "Keyboard"). */
export function readDate(typed: string, businessDate: string): string | undefined {
  if (typed.length > longest) return undefined
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[年月]/g, '/')
    .replace(/日$/, '')
    .replace(/[-.\u2010-\u2015\u2212\u30fc]/g, '/')
  const [year = '', month = ''] = businessDate.split('-')
  const parts = plain.includes('/') ? separated(plain) : joined(plain)
  return parts && existing(parts.year ?? year, parts.month ?? month, parts.day)
}

interface Parts {
  readonly year?: string
  readonly month?: string
  readonly day: string
}

/** `11/24`, `26/11/24`, `2026/11/24`. */
function separated(plain: string): Parts | undefined {
  const found = /^(?:(\d{2}|\d{4})\/)?(\d{1,2})\/(\d{1,2})$/.exec(plain)
  const [, year, month = '', day = ''] = found ?? []
  if (!found) return undefined
  return year === undefined ? { month, day } : { year: inCentury(year), month, day }
}

/** `d`, `MMdd`, `yyMMdd`, `yyyyMMdd`. */
function joined(plain: string): Parts | undefined {
  if (!/^\d+$/.test(plain)) return undefined
  const month = plain.slice(-4, -2)
  const day = plain.slice(-2)
  switch (plain.length) {
    case 1:
    case 2:
      return { day }
    case 4:
      return { month, day }
    case 6:
    case 8:
      return { year: inCentury(plain.slice(0, -4)), month, day }
    default:
      return undefined
  }
}

const inCentury = (year: string) => (year.length === 2 ? `20${year}` : year)

/** Nothing when the calendar does not have that day. */
function existing(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date ? undefined : date
}
