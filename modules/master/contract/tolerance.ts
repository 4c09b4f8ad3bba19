import { decimal, divided, times, type Decimal } from '#platform/contract/decimal.ts'

/** What a percentage of a quantity comes to, in whole steps of what its unit can count. */
export const toleranceOf = (qty: string, percent: string, places: number): Decimal =>
  divided(times(decimal(qty), decimal(percent)), decimal('100'), places, 'down')
