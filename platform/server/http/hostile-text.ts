import { http } from '#platform/contract/error-catalogue.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { validation } from '#platform/contract/validation.ts'

/** Deeper than any form of the product; recursive schemas would otherwise end in a stack overflow. */
export const deepest = 32

/** NUL cannot be stored by PostgreSQL, and half of a surrogate pair is not text: refused before a verb sees them. */
const unstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Refuses input that no schema of the product could want, whatever the schema says. */
export function refuseHostileText(input: unknown): void {
  const place = placeOfHostile(input, 0)
  if (!place) return
  const { code, text } = validation.V_INVALID
  throw new BusinessError(http[400], {}, [{ path: place.join('.'), code, text, params: {} }])
}

function placeOfHostile(value: unknown, depth: number): readonly string[] | undefined {
  if (typeof value === 'string') return unstorable(value) ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > deepest) return []
  for (const [key, inner] of Object.entries(value)) {
    if (unstorable(key)) return []
    const below = placeOfHostile(inner, depth + 1)
    if (below) return [key, ...below]
  }
  return undefined
}
