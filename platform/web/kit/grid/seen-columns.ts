import { decimal, grouped, placesOf } from '#platform/contract/decimal.ts'
import type { ListColumn, ListColumns, ListRow } from '#platform/contract/list-column.ts'
import type { Text } from '#platform/contract/text.ts'
import { perText } from './per-text.ts'

/** What has stood in a column so far. */
export interface SeenColumn {
  /** The longest value, in half-width characters. */
  readonly letters: number
  /** The longest name beside a code. */
  readonly named: number
  /** The most decimal places. */
  readonly places: number
  /** Its cells are more than their values: how wide they are, the list says. */
  readonly isOwn: boolean
}
export type SeenColumns = Readonly<Record<string, SeenColumn>>

interface Reading {
  readonly say: (text: Text) => string
  readonly isOwn: (name: string) => boolean
}

/** With what these rows have, too: it only grows, so that columns stay where they are while one leafs. */
export function seenWith(
  before: SeenColumns,
  columns: ListColumns,
  rows: readonly ListRow[],
  { say, isOwn }: Reading,
): SeenColumns {
  if (rows.length === 0) return before
  const all = Object.entries(columns).map(([name, column]): readonly [string, SeenColumn] => {
    const own = before[name]
    const longest = (texts: readonly string[], least = 0) => Math.max(least, ...texts.map(halfWidths))
    const texts = rows.map((row) => textOf(column, row[name], say))
    const { named } = column
    const places = Math.max(own?.places ?? 0, ...(column.kind === 'decimal' ? texts.map(placesIn) : []))
    const written =
      column.kind === 'decimal'
        ? rows.map((row, at) => figureWith(texts[at] ?? '', places) + perText(column, row))
        : texts
    return [
      name,
      {
        letters: longest(written, own?.letters),
        named:
          named === undefined
            ? 0
            : longest(
                rows.map((row) => wordsIn(row[named])),
                own?.named,
              ),
        places,
        isOwn: isOwn(name),
      },
    ]
  })
  return Object.fromEntries(all)
}

const wordsIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const placesIn = (text: string): number => (text === '' ? 0 : placesOf(decimal(text)))
const figureWith = (text: string, places: number): string =>
  text === '' ? '' : grouped(decimal(text), places)

function textOf({ kind, codes }: ListColumn, value: unknown, say: Reading['say']): string {
  const text = wordsIn(value)
  switch (kind) {
    case 'choice': {
      const words = codes?.texts[text]
      return words ? say(words) : text
    }
    case 'moment':
      return '2026/11/18 13:20'
    case 'integer':
      return text === '' ? '' : grouped(decimal(text))
    case 'decimal':
    case 'date':
    case 'code':
    case 'text':
    case 'flag':
      return text
  }
}

/** Japanese and Chinese characters are two half-width ones wide, capitals a fifth wider than figures, W and M more. */
export const halfWidths = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0)

function widthOf(letter: string): number {
  if (/[\u1100-\uFF60\uFFE0-\uFFE6]/.test(letter)) return 1.85
  if (/[MW]/.test(letter)) return 1.6
  return /[A-Z]/.test(letter) ? 1.2 : 1
}
