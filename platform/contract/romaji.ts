/** Beginnings of syllables with their five vowels; Hepburn and Kunrei alike. */
const rows: readonly (readonly [string, string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['g', 'がぎぐげご'],
  ['s', 'さしすせそ'],
  ['z', 'ざじずぜぞ'],
  ['j', '　じ　　　'],
  ['t', 'たちつてと'],
  ['d', 'だぢづでど'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['f', '　　ふ　　'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
  ['m', 'まみむめも'],
  ['y', 'や　ゆ　よ'],
  ['r', 'らりるれろ'],
  ['w', 'わ　　　を'],
  ['v', '　　ゔ　　'],
]
const vowels = 'aiueo'
/** A syllable in i with a small や, ゆ, よ behind it. */
const bent = 'ゃ　ゅぇょ'
const bentRows: readonly (readonly [string, string])[] = [
  ['ky', 'き'],
  ['gy', 'ぎ'],
  ['sy', 'し'],
  ['sh', 'し'],
  ['zy', 'じ'],
  ['jy', 'じ'],
  ['j', 'じ'],
  ['ty', 'ち'],
  ['ch', 'ち'],
  ['cy', 'ち'],
  ['dy', 'ぢ'],
  ['ny', 'に'],
  ['hy', 'ひ'],
  ['by', 'び'],
  ['py', 'ぴ'],
  ['my', 'み'],
  ['ry', 'り'],
]
const small = 'ぁぃぅぇぉ'

const syllables = new Map<string, string>()
for (const [beginning, kana] of bentRows)
  for (const [at, vowel] of [...vowels].entries())
    if (bent[at] !== '　') syllables.set(beginning + vowel, `${kana}${bent[at] ?? ''}`)
for (const [at, vowel] of [...vowels].entries()) {
  syllables.set(`f${vowel}`, `ふ${small[at] ?? ''}`)
  syllables.set(`v${vowel}`, `ゔ${small[at] ?? ''}`)
}
for (const [beginning, kana] of rows)
  for (const [at, vowel] of [...vowels].entries())
    if (kana[at] !== '　') syllables.set(beginning + vowel, kana[at] ?? '')
for (const [typed, kana] of [
  ['shi', 'し'],
  ['chi', 'ち'],
  ['tsu', 'つ'],
  ['ti', 'ち'],
  ['thi', 'てぃ'],
  ['-', 'ー'],
] as const)
  syllables.set(typed, kana)

/** What a person means who types Latin letters: `touwa` → とうわ, `kyacchi` → きゃっち. Null when it is no Japanese word. */
export function kanaOfRomaji(typed: string): string | null {
  const word = typed.normalize('NFKC').toLowerCase()
  if (!/^[a-z'-]+$/.test(word)) return null
  let kana = ''
  for (let at = 0; at < word.length;) {
    const found = [3, 2, 1].map((length) => word.slice(at, at + length)).find((part) => syllables.has(part))
    const [letter = '', next = ''] = word.slice(at)
    if (found) {
      kana += syllables.get(found) ?? ''
      at += found.length
    } else if (letter === 'n' || (letter === 'm' && 'bmp'.includes(next) && next !== '')) {
      kana += 'ん'
      at += next === "'" || (next === 'n' && !/^[aiueoy]/.test(word.slice(at + 2))) ? 2 : 1
    } else if ((letter === next && /[a-z]/.test(letter)) || (letter === 't' && next === 'c')) {
      kana += 'っ'
      at += 1
    } else return null
  }
  return kana
}
