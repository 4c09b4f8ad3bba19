import { compare, decimal } from '#platform/contract/decimal.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'

const isQuantity = (part: string) => /^\d{1,13}(\.\d{1,3})?$/.test(part)

/** 三点照合: a customer's label says its item number, and when it says a quantity alone, the box's. */
export function matchesCustomerLabel(
  label: string,
  { customer_item_cd, qty }: { readonly customer_item_cd: string; readonly qty: string },
): boolean {
  const parts = normaliseCode(label)
    .split(/[\s,;|]+/)
    .filter(Boolean)
  const own = normaliseCode(customer_item_cd)
  const at = parts.indexOf(own)
  const next = parts[at + 1]
  if (at < 0) return false
  return next === undefined || !isQuantity(next) || compare(decimal(next), decimal(qty)) === 0
}
