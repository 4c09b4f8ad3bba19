import { expect, it } from 'vitest'
import { arrivalDayFor } from './place-order-days.ts'

const weekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
const calendars = (supplier: readonly string[] = [], factory: readonly string[] = []) => ({
  isSupplierClosed: (date: string) => weekend(date) || supplier.includes(date),
  isFactoryClosed: (date: string) => weekend(date) || factory.includes(date),
})

it.each([
  ['three working days over a weekend', 3, calendars(), '2026-11-23'],
  ['a holiday of the supplier makes it longer', 3, calendars(['2026-11-20', '2026-11-23']), '2026-11-25'],
  ['a holiday of ours only moves the arrival', 3, calendars([], ['2026-11-20', '2026-11-23']), '2026-11-24'],
  ['what is closed for both is asked again', 1, calendars(['2026-11-20'], ['2026-11-19']), '2026-11-23'],
  ['no lead time arrives on the day itself', 0, calendars(), '2026-11-18'],
])('%s', (_, leadTime, of, day) => expect(arrivalDayFor('2026-11-18', leadTime, of)).toBe(day))
