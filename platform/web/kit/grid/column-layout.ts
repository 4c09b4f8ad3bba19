import type { List } from '#platform/contract/list-definition.ts'
import type { ListColumn } from '#platform/contract/list-column.ts'
import { widthBounds, type ListLayout } from '#platform/contract/list-view.ts'

/** A column as a person has arranged it. */
export interface ArrangedColumn {
  readonly name: string
  readonly shown: boolean
  /** Absent: as wide as the list defines it. */
  readonly width?: number | undefined
}

type Columned = Pick<List, 'columns' | 'shown'>

/**
 * Every column of the list in the person's order. What their arrangement does not know, because it came with a newer
 * version, stands at the end as the list defines it; what is no longer there is left out.
 */
export function arranged(
  list: Columned,
  layout: Pick<ListLayout, 'columns'> | null,
): readonly ArrangedColumn[] {
  const own = [...list.shown, ...Object.keys(list.columns).filter((name) => !list.shown.includes(name))].map(
    (name): ArrangedColumn => ({ name, shown: list.shown.includes(name) }),
  )
  if (!layout) return own
  const kept = layout.columns.filter(({ name }) => list.columns[name])
  return [...kept, ...own.filter(({ name }) => !kept.some((other) => other.name === name))]
}

/** Moves a column up or down by one place; at either end it stays. */
export function moved(
  columns: readonly ArrangedColumn[],
  name: string,
  step: 1 | -1,
): readonly ArrangedColumn[] {
  const at = columns.findIndex((column) => column.name === name)
  const to = at + step
  const [column, other] = [columns[at], columns[to]]
  return column && other ? columns.with(at, other).with(to, column) : columns
}

export const changed = (
  columns: readonly ArrangedColumn[],
  name: string,
  change: Partial<ArrangedColumn>,
): readonly ArrangedColumn[] =>
  columns.map((column) => (column.name === name ? { ...column, ...change } : column))

export interface PlacedColumn extends ListColumn {
  readonly name: string
  readonly heading: string
  readonly px: number
  /** Of a frozen column: how far from the left it stays. */
  readonly left: number | undefined
  /** Takes what is left of the width. */
  readonly grows: boolean
}

/** The shown columns with their widths and places. */
export function placed(
  list: Columned,
  columns: readonly ArrangedColumn[],
  frozen: number,
  say: (label: ListColumn['label']) => string,
  /** What stands before them, in pixels. */
  before = 0,
): readonly PlacedColumn[] {
  const shown = columns.flatMap(({ name, shown, width }) => {
    const column = list.columns[name]
    if (!shown || !column) return []
    const heading = say(column.label)
    return [
      { ...column, name, heading, px: width ?? usualWidth(column, heading), isSet: width !== undefined },
    ]
  })
  const growing = shown.findLast(({ kind, isSet }, at) => kind === 'text' && !isSet && at >= frozen)
  let left = before
  return shown.map(({ isSet: _isSet, ...column }, at) => {
    const from = left
    left += column.px
    return { ...column, left: at < frozen ? from : undefined, grows: column.name === growing?.name }
  })
}

const insets = 17
/** Of a half-width character, in the type of the cells and in that of the headings. */
const [ofCell, ofHeading] = [7.2, 6.2]
/** The arrow of the order, and the funnel. */
const marks = 34

/** Wide enough for what stands in it and for its heading in this language. */
export function usualWidth({ width }: Pick<ListColumn, 'width'>, heading: string): number {
  const wanted = Math.max(width * ofCell + insets, halfWidths(heading) * ofHeading + insets + marks)
  return clampWidth(Math.round(wanted))
}

export const clampWidth = (px: number): number => Math.min(Math.max(px, widthBounds.min), widthBounds.max)

/** Japanese and Chinese characters are two half-width ones wide. */
const halfWidths = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u1100-\uFF60\uFFE0-\uFFE6]/.test(letter) ? 2 : 1), 0)
