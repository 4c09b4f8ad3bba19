import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { placeOrderSlip } from './place-order-slip.ts'

type Order = SlipRecordOf<typeof placeOrderSlip>

const given = ['due_dt', 'location_cd', 'item_nm', 'unit_price'] as const

/**
 * What the fair-trade act wants on the order (取適法4条) and what is not refused while it is typed already: the cells that
 * are still blank. Parties, day, quantity, and why a price is provisional stand on every order.
 */
export function missingStatutoryItems({
  header,
  lines,
}: {
  readonly header: Pick<Order['header'], 'payment_text'>
  readonly lines: readonly Pick<Order['lines'][number], (typeof given)[number] | 'line_status'>[]
}): readonly string[] {
  return [
    ...(header.payment_text.trim() === '' ? ['header.payment_text'] : []),
    ...lines.flatMap((line, at) =>
      line.line_status === '9'
        ? []
        : given.filter((name) => line[name].trim() === '').map((name) => `lines.${at}.${name}`),
    ),
  ]
}
