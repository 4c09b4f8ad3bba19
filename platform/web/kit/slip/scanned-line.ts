import { decimal, plus, readDecimal, written } from '#platform/contract/decimal.ts'
import type { AnySlip, SomeOf, TypedLineOf } from '#platform/contract/slip.ts'
import { isLocked, type LineChange, type SlipLine } from './slip-content.ts'

/** How a scanner fills lines: what its code means, and the field that counts how often it was seen, if one does. */
export interface SlipScan<S extends AnySlip = AnySlip> {
  readonly counts?: keyof TypedLineOf<S>
  read(text: string): SomeOf<TypedLineOf<S>>
}

/** The same goods once more are one more piece on their line, if pieces are counted; others begin a new one. */
export function scannedChanges(
  lines: readonly SlipLine[],
  { counts, read }: SlipScan,
  text: string,
): readonly LineChange[] {
  const values = read(text)
  const same = lines.findIndex(
    (line) =>
      !isLocked(line) && Object.entries(values).every(([name, value]) => (line.values[name] ?? '') === value),
  )
  const said = Object.entries(values).map(([field, value]) => ({ field, text: value }))
  if (same >= 0 && counts === undefined) return said.slice(0, 1).map((one) => ({ line: same, ...one }))
  if (same >= 0 && counts !== undefined) {
    const before = readDecimal(lines[same]?.values[counts] ?? '') ?? decimal('0')
    return [{ line: same, field: counts, text: written(plus(before, decimal('1')), 0) }]
  }
  const first = counts === undefined ? [] : [{ field: counts, text: '1' }]
  return [...said, ...first]
    .filter(({ text: value }) => value !== '')
    .map((one) => ({ line: lines.length, ...one }))
}
