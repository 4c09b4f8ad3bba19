import type { BusinessError, FieldError } from '#platform/contract/errors.ts'
import type { RowFindings } from './row-findings.ts'
import type { OrderRow } from './wanted-lines.ts'
import type { WantedOrder } from './wanted-orders.ts'

/**
 * What an order is refused for stands at the cells from which it came; what concerns all of it, at its first row. Answers
 * the rows that have been refused themselves.
 */
export function refuseOrder(
  findings: RowFindings,
  { lines }: WantedOrder,
  refusal: BusinessError,
  places: readonly (OrderRow | undefined)[] = lines.map(({ row }) => row),
): ReadonlySet<OrderRow> {
  const first = lines[0]?.row
  const refused = new Set<OrderRow>()
  const whole: FieldError = { path: '', code: refusal.code, text: refusal.text, params: refusal.params }
  for (const field of refusal.fields.length > 0 ? refusal.fields : [whole]) {
    const [part = '', at = '', name = ''] = field.path.split('.')
    const own = part === 'lines' ? places[Number(at)] : undefined
    if (own) refused.add(own)
    const row = own ?? first
    if (row) findings.refuse(row, part === 'lines' ? name : at, field)
  }
  return refused
}
