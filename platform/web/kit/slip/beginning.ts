import { weeksOn } from '#platform/contract/business-day.ts'
import type { Fields } from '#platform/contract/fields.ts'
import type { AnySlip, AnySlipRecord, TypedValues } from '#platform/contract/slip.ts'
import { copiedSlip } from '#platform/contract/slip-values.ts'
import { today, type Beginning } from './slip-content.ts'

/** What a new slip is about, by the fields that the address names: `?item_cd=KS-1` gives its first line. */
export function beginFromAddress<S extends AnySlip>(slip: S, address: URLSearchParams): Beginning<S>
export function beginFromAddress(slip: AnySlip, address: URLSearchParams): Beginning<AnySlip> {
  const named = (fields: Fields): TypedValues =>
    Object.fromEntries(
      Object.keys(fields).flatMap((name) => {
        const value = address.get(name)
        return value === null ? [] : [[name, value] as const]
      }),
    )
  const line = named(slip.lines)
  return { header: named(slip.header), lines: Object.keys(line).length === 0 ? [] : [line] }
}

/** What a new slip takes over from an older one; it is of today, and its days move on. */
export function beginningLike(slip: AnySlip, record: AnySlipRecord, businessDate: string): Beginning {
  const { header, lines } = copiedSlip(slip, record)
  const then = String(record.header[slip.kept?.date ?? ''] ?? businessDate)
  const moving = new Set<string>(slip.movedOn)
  const moved = (values: TypedValues): TypedValues =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        moving.has(name) && value !== '' ? weeksOn(value, then, businessDate) : value,
      ]),
    )
  const undated = Object.entries(header).filter(([name]) => slip.header[name]?.initial !== today)
  return { header: moved(Object.fromEntries(undated)), lines: lines.map(moved) }
}
