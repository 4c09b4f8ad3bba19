/** Letters that banks read in transfer files (全銀): digits, capitals, half-width kana and a few signs. */
const allowed = /^[0-9A-Z ｦｱ-ﾝﾞﾟ()\-./,｢｣\\]*$/

const voiced = 'ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ'
const voicedBase = 'カキクケコサシスセソタチツテトハヒフヘホウ'
const halfVoiced = 'パピプペポ'
const halfVoicedBase = 'ハヒフヘホ'
const small = 'ァィゥェォャュョッヮ'
const large = 'アイウエオヤユヨツワ'
const full = 'ヲアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン'
const half = 'ｦｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ'
const others: Readonly<Record<string, string>> = { '「': '｢', '」': '｣', '¥': '\\' }
/** What people write for a long vowel or a hyphen: banks know one stroke. */
const stroke = /[ー－‐‑–—−ｰ]/u

/** As banks read it; a letter that they do not know stays as it is, and `unreadable` names it. */
export function bankText(typed: string): string {
  const wide = typed.normalize('NFKC').toUpperCase()
  return [...wide].map((letter) => bankLetter(katakana(letter))).join('')
}

const katakana = (letter: string): string =>
  /[ぁ-ゖ]/u.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60) : letter

function bankLetter(letter: string): string {
  if (stroke.test(letter)) return '-'
  const [ofVoiced, ofHalf, ofSmall] = [voiced, halfVoiced, small].map((row) => row.indexOf(letter))
  if (ofVoiced !== undefined && ofVoiced >= 0) return `${plain(voicedBase[ofVoiced] ?? '')}ﾞ`
  if (ofHalf !== undefined && ofHalf >= 0) return `${plain(halfVoicedBase[ofHalf] ?? '')}ﾟ`
  return plain(ofSmall !== undefined && ofSmall >= 0 ? (large[ofSmall] ?? '') : letter)
}

const plain = (letter: string): string => half[full.indexOf(letter)] ?? others[letter] ?? letter

/** The first letter that no bank reads; blank where there is none. */
export const unreadable = (typed: string): string =>
  [...bankText(typed)].find((letter) => !allowed.test(letter)) ?? ''
