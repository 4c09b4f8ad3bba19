import { validation } from '#platform/contract/validation.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { countKey, refuse, type Line, type ResolvedEnd } from './line.ts'
import type { Refusals } from './refusals.ts'
import type { PostingConditions } from './state.ts'

/** The date of the posting: from the factory's first month on, in an open month, and not after the business date. */
export function checkDate(
  refusals: Refusals,
  biz_dt: string,
  { business_dt, first_day, closed_month }: PostingConditions,
): void {
  if (business_dt === undefined) refusals.add('biz_dt', user[1011].with())
  else if (biz_dt > business_dt)
    refusals.add('biz_dt', stockErrors.BIZ_STOCK_FUTURE.with({ date: business_dt }))
  else if (first_day !== undefined && biz_dt < first_day)
    refusals.add('biz_dt', stockErrors[20002].with({ from: first_day, to: business_dt }))
  if (closed_month !== undefined && monthOf(biz_dt) <= closed_month)
    refusals.add(
      'biz_dt',
      stockErrors.BIZ_STOCK_MONTH_CLOSED.with({ month: closed_month, open: firstAfter(closed_month) }),
    )
}

export const monthOf = (date: string): string => date.slice(0, 7)

/** The first day of the month that follows. */
export function firstAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number, 1))
  return next.toISOString().slice(0, 10)
}

export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

export function checkDateIsOne(refusals: Refusals, biz_dt: string): void {
  if (!isDate(biz_dt)) refusals.add('biz_dt', validation.V_DATE.with())
}

/** Nothing moves where people count, but for the count itself. */
export function checkCounting(lines: readonly Line[], { locked }: PostingConditions): void {
  if (locked.size === 0) return
  const check = (line: Line, field: string, { location }: ResolvedEnd) => {
    const { item_type_cd, rank } = line.item
    const counted = ['', item_type_cd].some((type) =>
      ['', rank].some((of) => locked.has(countKey(location, type, of))),
    )
    if (counted) refuse(line, field, stockErrors[20015].with({ name: location.location_nm }))
  }
  for (const line of lines) {
    if (!line.ends || line.document.poster === 'count') continue
    check(line, line.outField, line.ends.from)
    check(line, 'to_location_cd', line.ends.to)
  }
}
