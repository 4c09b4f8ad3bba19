import type { FindKind } from '#platform/contract/palette.ts'
import { narrowed } from './narrowed.ts'
import { bestScore, foldWords, matchScore, searchPalette, type PaletteEntry } from './palette-search.ts'

export interface PaletteGroup {
  readonly title: string
  readonly entries: readonly PaletteEntry[]
  /** Of records that the server has found; screens and actions are found here. */
  readonly kind?: FindKind
  /** Pages of the manual: only they are looked through behind their sign, and only there. */
  readonly manual?: true
}

/**
 * Nothing typed: the groups as they are. Typed: what was found, each entry once; the group with the best hit comes first.
 */
export function groupsFound(
  own: readonly PaletteGroup[],
  hits: readonly PaletteGroup[],
  typed: string,
): readonly PaletteGroup[] {
  const { text, screens, manual } = narrowed(typed)
  const seen = new Set<string>()
  const here = own
    .filter((group) => (group.manual ? manual : screens))
    .flatMap(({ title, entries }) => {
      const left = searchPalette(entries, text).filter(({ id }) => !seen.has(id))
      for (const { id } of left) seen.add(id)
      return left.length > 0 ? [{ title, entries: left, score: bestScore(left, text) }] : []
    })
  const there = hits.map((group) => ({ ...group, score: closeness(group, text) }))
  if (text.trim() === '') return [...there, ...here]
  // What was shown before the server answered stays first unless something is closer: Enter opens what one saw.
  return [...here, ...there].sort((a, b) => a.score - b.score)
}

/** Of the first groups as many entries as are to be drawn. */
export function firstEntries(groups: readonly PaletteGroup[], most: number): readonly PaletteGroup[] {
  let left = most
  return groups.flatMap((group) => {
    const entries = group.entries.slice(0, left)
    left -= entries.length
    return entries.length > 0 ? [{ ...group, entries }] : []
  })
}

/** As screens are scored; what the server has found by a name stands behind what begins with the word. */
const closeness = ({ entries }: PaletteGroup, text: string): number =>
  Math.min(...entries.map(({ title }) => matchScore(foldWords(text), foldWords(title)) ?? 2), 3)
