import { expect, it } from 'vitest'
import { arrivalDayFor, soonestArrival } from './place-order-days.ts'

const weekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
const calendars = (
  supplier: readonly string[] = [],
  factory: readonly string[] = [],
  weekdays: readonly number[] = [0, 1, 2, 3, 4, 5, 6],
) => ({
  isPickUp: (date: string) => weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay()),
  isSupplierClosed: (date: string) => weekend(date) || supplier.includes(date),
  isFactoryClosed: (date: string) => weekend(date) || factory.includes(date),
})

it.each([
  ['three working days over a weekend', 3, calendars(), '2026-11-23'],
  ['a holiday of the supplier makes it longer', 3, calendars(['2026-11-20', '2026-11-23']), '2026-11-25'],
  ['a holiday of ours only moves the arrival', 3, calendars([], ['2026-11-20', '2026-11-23']), '2026-11-24'],
  ['what is closed for both is asked again', 1, calendars(['2026-11-20'], ['2026-11-19']), '2026-11-23'],
  ['no lead time arrives on the day itself', 0, calendars(), '2026-11-18'],
  [
    'a subcontractor who comes on Tuesdays brings it on the next one',
    3,
    calendars([], [], [2]),
    '2026-11-24',
  ],
  ['whose Tuesday is a holiday of ours, a week later', 3, calendars([], ['2026-11-24'], [2]), '2026-12-01'],
])('%s', (_, leadTime, of, day) => expect(arrivalDayFor('2026-11-18', leadTime, of)).toBe(day))

const [onAnyDay, onTuesdays] = [[], [false, true, false, false, false, false, false]]
it.each([
  ['three days of the supplier', '2026-11-18', onAnyDay, calendars(), '2026-11-23'],
  [
    'on any day of his, whether we work or not',
    '2026-11-18',
    onAnyDay,
    calendars([], ['2026-11-23']),
    '2026-11-23',
  ],
  [
    'begun on his next day where he is closed',
    '2026-11-18',
    onAnyDay,
    calendars(['2026-11-18']),
    '2026-11-24',
  ],
  ['brought when he comes', '2026-11-18', onTuesdays, calendars(), '2026-11-24'],
  [
    'brought when he comes and we work',
    '2026-11-18',
    onTuesdays,
    calendars([], ['2026-11-24']),
    '2026-12-01',
  ],
])('the soonest: %s', (_, today, pick_up, of, day) =>
  expect(soonestArrival(today, { lead_time: 3, pick_up }, of)).toBe(day),
)
