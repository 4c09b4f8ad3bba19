import { expect, it } from 'vitest'
import { daysToMonthEnd } from './days-to-month-end.ts'

it('the days left of a month begin with the day itself and end with the last one', () => {
  expect(daysToMonthEnd('2028-02-27')).toEqual(['2028-02-27', '2028-02-28', '2028-02-29'])
  expect(daysToMonthEnd('2026-11-30')).toEqual(['2026-11-30'])
})
