import { z } from 'zod'

/** How a column of a list is shown, sorted and searched. */
export type ColumnKind = 'code' | 'text' | 'choice' | 'flag' | 'integer' | 'decimal' | 'date' | 'moment'

/**
 * The condition on a column, as one text: that is how it stands in an address, in a saved search and in a call. Codes
 * match by their beginning, texts by a part, choices as `1,2`, flags as `0` or `1`, numbers and days as `from..to`
 * with either end left out, or as the value alone; a year or a month stands for its days.
 */
export type Condition =
  | { readonly is: 'beginning' | 'part'; readonly text: string }
  | { readonly is: 'oneOf'; readonly values: readonly string[] }
  | { readonly is: 'range'; readonly from: string; readonly to: string }

export function readCondition(kind: ColumnKind, typed: string): Condition | undefined {
  const text = typed.trim()
  if (text === '' || text === 'null') return undefined
  switch (kind) {
    case 'code':
      return { is: 'beginning', text }
    case 'text':
      return { is: 'part', text }
    case 'choice':
    case 'flag':
      return { is: 'oneOf', values: [...new Set(text.split(','))] }
    case 'integer':
    case 'decimal':
      return range(...endsOf(text))
    case 'date':
    case 'moment': {
      const [from, to] = endsOf(text)
      return range(firstDay(from), lastDay(to))
    }
  }
}

const range = (from: string, to: string): Condition | undefined =>
  from === '' && to === '' ? undefined : { is: 'range', from, to }

/** A year or a month stands for all of its days: 2026, 2026-04 or 2026/04. */
const firstDay = (typed: string): string =>
  typed === '' ? '' : `${typed.replaceAll('/', '-')}-01-01`.slice(0, '2026-04-01'.length)

function lastDay(typed: string): string {
  const [year = '', month = '12', day] = typed.split(/[-/]/)
  if (year === '' || day !== undefined) return typed.replaceAll('/', '-')
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
}

/** Of months that are codes: the days of a year, of a month, or from one to another (2026-04..2027-03, 2026-04..). */
export function daysOfMonths(typed: string): { readonly from: string; readonly to: string } | undefined {
  const days = monthsTyped.test(typed) ? readCondition('date', typed) : undefined
  return days?.is === 'range' ? { from: days.from || firstOfAll, to: days.to || lastOfAll } : undefined
}

const oneMonth = '[12]\\d{3}([-/](0[1-9]|1[0-2]))?'
const monthsTyped = new RegExp(`^(${oneMonth}(\\.\\.(${oneMonth})?)?|\\.\\.${oneMonth})$`)
const [firstOfAll, lastOfAll] = ['0001-01-01', '9999-12-31']

const rangeMark = '..'

/** Both ends, for two fields; a value alone is both. */
export function endsOf(range: string): readonly [from: string, to: string] {
  const [from = '', to = from] = range.split(rangeMark)
  return [from, to]
}

export const rangeOf = (from: string, to: string): string => (from === to ? from : `${from}${rangeMark}${to}`)

/** The rule of a condition as a parameter of a call; `initial` is what holds when nothing is said. */
export function conditionSchema(
  kind: ColumnKind,
  initial: string | undefined,
  window?: number,
): z.ZodType<string | undefined, string | undefined> {
  const schema = window === undefined ? schemaOf(kind) : withinDays(schemaOf(kind), kind, window)
  return initial === undefined ? schema.optional() : schema.default(initial)
}

/** Both ends, and not more days between them than a screen may ask for at once. */
const withinDays = (schema: z.ZodType<string, string>, kind: ColumnKind, max: number) =>
  schema.refine(
    (typed) => {
      // What is no date is refused as such.
      const condition = schema.safeParse(typed).success ? readCondition(kind, typed) : undefined
      if (condition?.is !== 'range') return true
      const days = (Date.parse(condition.to) - Date.parse(condition.from)) / dayMs
      return days <= max
    },
    { error: 'V_WINDOW', params: { max } },
  )

const dayMs = 86_400_000

function schemaOf(kind: ColumnKind) {
  switch (kind) {
    case 'code':
    case 'text':
      return z.string().max(100)
    case 'choice':
      return z
        .string()
        .max(400)
        .regex(/^$|^[^,\s]+(,[^,\s]+)*$/, 'V_CHOOSE')
    case 'flag':
      return z.string().regex(/^([01](,[01])?)?$/, 'V_CHOOSE')
    case 'integer':
    case 'decimal':
      return z
        .string()
        .regex(rangeFrom(kind === 'integer' ? '-?\\d{1,9}' : '-?\\d{1,15}(\\.\\d{1,6})?'), 'V_NUMBER')
    case 'date':
    case 'moment':
      return (
        z
          .string()
          // What is no date at all is not counted in days.
          .regex(rangeFrom('[12]\\d{3}([-/](0[1-9]|1[0-2])([-/]\\d{2})?)?'), { error: 'V_DATE', abort: true })
          .refine(hasRealDays, { error: 'V_DATE', abort: true })
      )
  }
}

const rangeFrom = (one: string) => new RegExp(`^(${one})?(\\.\\.(${one})?)?$`)

/** There is no 30th of February, and the database would say so less kindly. */
const hasRealDays = (range: string): boolean =>
  endsOf(range).every((end) => {
    if (end === '') return true
    const day = firstDay(end)
    const moment = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  })
