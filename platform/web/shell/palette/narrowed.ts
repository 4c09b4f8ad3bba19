import type { FindKind } from '#platform/contract/palette.ts'

/** A sign before the text narrows to one kind of things. */
const kinds: Readonly<Record<string, readonly FindKind[]>> = {
  '@': ['partner'],
  '#': ['slip', 'lot'],
  '/': ['item'],
}

export interface Narrowed {
  readonly text: string
  /** Undefined: all kinds. */
  readonly kinds: readonly FindKind[] | undefined
  /** Whether screens and actions are looked through. */
  readonly screens: boolean
  /** Whether the pages of the manual are. */
  readonly manual: boolean
}

export function narrowed(typed: string): Narrowed {
  const sign = typed.normalize('NFKC').charAt(0)
  const only = kinds[sign]
  if (only) return { text: typed.slice(1), kinds: only, screens: false, manual: false }
  if (sign === '?') return { text: typed.slice(1), kinds: [], screens: false, manual: true }
  return sign === '>'
    ? { text: typed.slice(1), kinds: [], screens: true, manual: false }
    : { text: typed, kinds: undefined, screens: true, manual: false }
}
