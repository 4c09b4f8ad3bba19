import { beginningOf, fitted, sizeOfLine } from './text-width.ts'

/** A line of words in the size in which it stands. */
export interface Row {
  readonly text: string
  readonly size: number
}

/** What must not be cut off stands in smaller letters first: these can still be read at arm's length. */
export const leastOfRow = { heading: 0.7, line: 0.6, inTwo: 0.75, rest: 0.8 } as const

export const rowOf = (text: string, width: number, size: number, part: number): Row => {
  const own = sizeOfLine(text, width, size, part)
  return { text: fitted(text, width, own), size: own }
}

/** What names the goods goes on in a second line where the label has room for one. */
export function inLines(text: string, width: number, size: number, most: 1 | 2): readonly Row[] {
  const first = beginningOf(text, width, size)
  if (most === 1 || first === text) return [rowOf(text, width, size, leastOfRow.heading)]
  const whole = wholeNumbers(first, text)
  return [
    { text: whole.trimEnd(), size },
    rowOf(text.slice(whole.length).trimStart(), width, size, leastOfRow.heading),
  ]
}

/** A size or a number is not broken: M6×20 goes to the next line as it is, unless nothing would be left. */
export function wholeNumbers(first: string, text: string): string {
  const inside = /[\w.,×φ-]$/.test(first) && /^[\w.,×φ-]/.test(text.slice(first.length))
  const kept = inside ? first.replace(/[\w.,×φ-]+$/, '') : first
  return kept === '' ? first : kept
}
