import { readDecimal, written } from '#platform/contract/decimal.ts'

/** A figure as people type it, in full width or with separators, as it travels; what is no figure stays for its refusal. */
export function typedFigure(typed: string): string {
  const read = readDecimal(typed)
  return read ? written(read, 0) : typed
}
