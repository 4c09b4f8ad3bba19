import type { AnySlipSent, TypedValues } from '#platform/contract/slip.ts'
import type { KeptSlip } from './kept-slip.ts'

/** A document's number is its whole key. */
export function numberField({ slip }: Pick<KeptSlip, 'slip'>): string {
  const [field, ...more] = slip.key
  if (field === undefined || more.length > 0) throw new Error(`The key of ${slip.name} is one number`)
  return field
}

/** Of a stored slip, as it was sent with it. */
export const keyOfSent = ({ slip }: Pick<KeptSlip, 'slip'>, { header }: AnySlipSent): TypedValues =>
  Object.fromEntries(slip.key.map((name) => [name, String(header[name] ?? '')]))
