/** Something that the palette can do. */
export interface PaletteEntry {
  readonly id: string
  readonly title: string
  /** Where it belongs: shown beside the title. */
  readonly note?: string
  readonly icon: string
  /** The key that does the same. */
  readonly keyCap?: string
  /** Everything it is found by: its words in all languages, its path. */
  readonly words: readonly string[]
  readonly run: () => void
  /** A record that the server has found. */
  readonly found?: {
    readonly finder: string
    readonly key: string
    readonly path: string
    readonly code: string
  }
}

const katakana = /[\u30a1-\u30f6]/g
const separators = /[\s\u30fc\u30fb・･／/\-‐−–—_（）()]/g

/** Width, case, kana, long vowels and separators do not matter: ﾌｧｸﾄﾘｰ finds ファクトリー. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(separators, '')

/** How well a folded word matches: smaller is better; null when it does not. */
export function matchScore(typed: string, word: string): number | null {
  const at = word.indexOf(typed)
  if (at === 0) return typed.length === word.length ? 0 : 1
  if (at > 0) return 2 + Math.min(at, 20) / 20
  // Letters in order with gaps, for abbreviations: 受一 finds 受注一覧.
  if (typed.length < 2) return null
  let from = 0
  let first = -1
  for (const letter of typed) {
    const found = word.indexOf(letter, from)
    if (found < 0) return null
    if (first < 0) first = found
    from = found + letter.length
  }
  const spread = from - first - typed.length
  return spread > typed.length * 3 ? null : 4 + spread
}

/** Entries that every typed term finds, the best first; in their own order when nothing is typed. */
export function searchPalette(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const terms = termsIn(typed)
  if (terms.length === 0) return entries
  return entries
    .flatMap((entry) => {
      const words = entry.words.map(foldWords)
      const scores = terms.map((term) => best(term, words))
      return scores.includes(null)
        ? []
        : [{ entry, score: scores.reduce<number>((sum, one) => sum + (one ?? 0), 0) }]
    })
    .sort((a, b) => a.score - b.score)
    .map(({ entry }) => entry)
}

const termsIn = (typed: string) => typed.trim().split(/\s+/).map(foldWords).filter(Boolean)

/** Of the first of those that were found. */
export function bestScore([first]: readonly PaletteEntry[], typed: string): number {
  const words = first?.words.map(foldWords) ?? []
  return termsIn(typed).reduce((sum, term) => sum + (best(term, words) ?? 0), 0)
}

function best(term: string, words: readonly string[]): number | null {
  const scores = words.map((word) => matchScore(term, word)).filter((score) => score !== null)
  return scores.length > 0 ? Math.min(...scores) : null
}
