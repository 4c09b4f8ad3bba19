import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { orderSlip } from '../../contract/order-slip.ts'

type Line = Pick<
  SlipRecordOf<typeof orderSlip>['lines'][number],
  'line_no' | 'item_cd' | 'line_status' | 'allocation_status'
>

/** Lines that had all their goods before they were saved, and now want more than they have. */
export function nowPartly<Now extends Line>(
  { lines }: { readonly lines: readonly Now[] },
  before: { readonly lines: readonly Line[] } | null,
): readonly Now[] {
  const whole = new Set(
    before?.lines.filter(({ allocation_status }) => allocation_status === '2').map(({ line_no }) => line_no),
  )
  return lines.filter(
    ({ line_no, line_status, allocation_status }) =>
      line_status === '0' && allocation_status === '1' && whole.has(line_no),
  )
}
