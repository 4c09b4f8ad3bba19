import { compare, decimal, divided, times, written, zero, type Decimal } from './decimal.ts'

const hundred = decimal('100')

/** With at most one place; of nothing there is no share. */
export const percentOf = (part: Decimal, whole: Decimal): string =>
  compare(whole, zero) <= 0 ? '' : written(divided(times(part, hundred), whole, 1, 'half-up'), 0)
