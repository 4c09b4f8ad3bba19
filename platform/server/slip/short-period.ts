import { dayAfter } from '#platform/contract/business-day.ts'
import { readCondition } from '#platform/contract/list-condition.ts'
import type { SlipList } from '#platform/contract/slip-list.ts'
import { textOf, type Search } from '../list/where-of-list.ts'

const shortDays = 31

/**
 * Whether a search asks for some days of the slips' own, a month at most, and beside them for nothing but what stands in the
 * header and for states of the lines: that is little, and read in one way whatever the values are, because every index of
 * the header holds the day. A line's code is not: its beginning may mean all that there is.
 */
export function isShortPeriod(
  { slip, columns, by, late }: Pick<SlipList, 'slip' | 'columns' | 'by' | 'late'>,
  search: Search,
): boolean {
  const day = slip.kept?.date ?? ''
  // What is late may be of any day.
  if (late?.day === day) return false
  const period = readCondition('date', textOf(search[day]))
  if (period?.is !== 'range' || period.from === '' || period.to === '') return false
  if (period.to > dayAfter(period.from, shortDays - 1)) return false
  const isLittle = (name: string) =>
    name in slip.header || (by === 'line' && name in slip.lines && columns[name]?.kind === 'choice')
  const asked = ['keyword', ...Object.keys(columns)].filter((name) => textOf(search[name]) !== '')
  return asked.every(isLittle)
}
