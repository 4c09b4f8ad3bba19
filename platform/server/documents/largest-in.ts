import { beginningOf, boldWidth, fitted, leading, textWidth } from './text-width.ts'

/** Smaller letters are not read. */
export const smallest = 6

interface Room {
  readonly width: number
  readonly height: number
  readonly largest: number
  /** What stands behind the last word, as a multiple of the size. */
  readonly behind: number
}

/** As large as it can be read from far: on one line, or on more where that is larger. */
export function largestIn(text: string, { width, height, largest, behind }: Room) {
  const wide = textWidth(text, 1) * boldWidth + behind
  const sizes = [1, 2, 3].map((count) => {
    // A line ends before its last letter does.
    const each = count === 1 ? width / wide : (width * count * 0.9) / wide
    return { count, size: Math.min(largest, height / (count * leading), each) }
  })
  const best = sizes.reduce((one, other) => (other.size > one.size * 1.05 ? other : one))
  const size = Math.max(smallest, best.size)
  const count = best.size < smallest ? Math.max(1, Math.floor(height / (smallest * leading))) : best.count
  return { size, lines: broken(text, (width - behind * size) / boldWidth + 0.01, size, count) }
}

function broken(text: string, width: number, size: number, count: number): readonly string[] {
  const lines: string[] = []
  let rest = text
  while (lines.length < count - 1 && beginningOf(rest, width, size) !== rest) {
    const first = beginningOf(rest, width, size)
    lines.push(first)
    rest = rest.slice(first.length).trimStart()
  }
  return [...lines, fitted(rest, width, size)]
}
