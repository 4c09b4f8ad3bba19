/** Of a line of text, as a multiple of its size: what the font asks for, 1.448, at the line height of a page. */
export const leading = 1.525

/** Bold capitals are wider than what is counted for letters. */
export const boldWidth = 1.12

/** How wide a letter is, as a multiple of its size: what the font has, rounded up. */
function letterWidth(letter: string): number {
  if (/[\d\u00a5]/.test(letter)) return 0.56
  if (/[ .,:;'|!ijl()[\]/-]/.test(letter)) return 0.37
  if (/[mwMW@%&]/.test(letter)) return 0.92
  return /[\u0020-\u007e\uff61-\uff9f]/.test(letter) ? 0.64 : 1.01
}

export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size

/** A code, a lot number or a figure is not broken inside: it stands in smaller letters, down to so much of their size. */
const leastOfCell = 0.62

/** The size in which the longest run of a cell stands in one line, if that can still be read. */
export function sizeOfCell(text: string, width: number, size: number): number {
  const longest = Math.max(0, ...runsOf(text).map((run) => textWidth(run, size)))
  if (longest <= width) return size
  const wanted = Math.floor(((size * width) / longest) * 10) / 10
  return wanted < size * leastOfCell ? size : wanted
}

/** What lines are not broken in: Latin letters, figures and their signs. */
const runsOf = (text: string): readonly string[] => text.match(/[\u0021-\u007e]+/g) ?? []

/** So much smaller that it fits, by a hair, which sums of fractions need; at least the part of its size that is given. */
export const sizeOfLine = (text: string, width: number, size: number, least: number): number =>
  Math.max(size * least, Math.min(size, (size * width * 0.999) / textWidth(text, size)))

/** As much as a line holds. */
export function beginningOf(text: string, width: number, size: number): string {
  let used = 0
  let kept = ''
  for (const letter of text) {
    used += letterWidth(letter) * size
    if (used > width) return kept
    kept += letter
  }
  return kept
}

/** What is too long ends with an ellipsis. */
export function fitted(text: string, width: number, size: number): string {
  const kept = beginningOf(text, width, size)
  return kept === text ? text : `${[...kept].slice(0, -1).join('')}…`
}
