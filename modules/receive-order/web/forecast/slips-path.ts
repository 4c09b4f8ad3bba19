import { rangeOf } from '#platform/contract/list-condition.ts'
import type { SlipsBehind } from '../../contract/forecast/annual-plan.ts'
import { monthAfter } from '../../contract/forecast/forecast-periods.ts'

interface Whose {
  readonly customer_cd: string
  readonly branch_no: string
  readonly item_cd: string
}

/** The list with the slips behind some months of an item, or behind the same months of the year before. */
export function slipsPath(
  { path, day, conditions }: SlipsBehind,
  whose: Whose,
  months: readonly string[],
  isBefore: boolean,
): string {
  const [first = '', last = ''] = [months[0], months.at(-1)].map((month) =>
    month !== undefined && isBefore ? monthAfter(month, -12) : month,
  )
  return `${path}?${new URLSearchParams({ ...conditions, ...whose, [day]: rangeOf(first, last) }).toString()}`
}
