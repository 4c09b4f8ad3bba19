import type { List } from '#platform/contract/list-definition.ts'
import type { ListColumn } from '#platform/contract/list-column.ts'
import { widthBounds, type ListLayout } from '#platform/contract/list-view.ts'
import { halfWidths, type SeenColumn, type SeenColumns } from './seen-columns.ts'

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
  /** Of a code with its name: so much of it is the code's, and the name stands beside it in a cell of its own. */
  readonly codePx: number | undefined
  /** Of a frozen column: how far from the left it stays. */
  readonly left: number | undefined
  /** Takes what is left of the width. */
  readonly grows: boolean
  /** Decimal places that all of its figures are written with. */
  readonly places: number
  /** The first one of a group: a hairline stands before it. */
  readonly beginsGroup: boolean
}

interface Placing {
  readonly say: (label: ListColumn['label']) => string
  /** What stands before them, in pixels. */
  readonly before?: number
  /** Where nothing is known yet, columns are as wide as the list defines them. */
  readonly seen?: SeenColumns
  /** The funnel is always in sight, and needs room. */
  readonly touched?: boolean
}

/** The shown columns with their widths and places. */
export function placed(
  list: Columned,
  columns: readonly ArrangedColumn[],
  frozen: number,
  { say, before = 0, seen = {}, touched = false }: Placing,
): readonly PlacedColumn[] {
  const first = columns.find(({ shown }) => shown)?.name
  const shown = columns.flatMap(({ name, shown, width }) => {
    const column = list.columns[name]
    if (!shown || !column) return []
    const heading = say(column.label)
    const usual = usualWidth(column, heading, { seen: seen[name], touched })
    const inset = name === first ? ofMargin : 0
    const cut = cutBy(column, seen[name], usual)
    return [{ ...column, name, heading, inset, cut, px: width ?? usual + inset, isSet: width !== undefined }]
  })
  // What is left goes to the column that cuts the most of its words; where nothing is cut, to the widest.
  const growing = shown
    .filter(
      ({ kind, named, isSet }, at) => (kind === 'text' || named !== undefined) && !isSet && at >= frozen,
    )
    .reduce<(typeof shown)[number] | undefined>(
      (before, column) =>
        before && (before.cut - column.cut || before.width - column.width) >= 0 ? before : column,
      undefined,
    )
  const grouped = shown.some(({ group }) => group)
  let left = before
  return shown.map(({ isSet: _isSet, cut: _cut, inset, ...column }, at) => {
    const from = left
    left += column.px
    const own = seen[column.name]
    return {
      ...column,
      codePx: column.named === undefined ? undefined : codeWidth(column, own) + inset,
      left: at < frozen ? from : undefined,
      grows: column.name === growing?.name,
      places: own?.places ?? 0,
      beginsGroup: grouped && at > 0 && column.group !== shown[at - 1]?.group,
    }
  })
}

const insets = 17
/** Of a half-width character, in the type of the cells and in that of the headings. */
const [ofCell, ofHeading] = [7.4, 6.6]
/** What the first column stands further in. */
const ofMargin = 8
/** So much of a name is shown at least, in half-width characters, where there is so much of it. */
const ofName = 16
/** The icon of a state, the mark of a flag. */
const ofIcon = 16
/** Where nothing hovers, the funnel stands beside the heading. */
const ofFunnel = 22

interface Content {
  readonly seen?: SeenColumn | undefined
  readonly touched?: boolean
}

/** What is never cut: half a day or half a state says nothing. */
const wholeKinds: ReadonlySet<ListColumn['kind']> = new Set(['date', 'moment', 'choice'])

/** Wide enough for what stands in it and for its heading in this language; a long heading has two lines. */
export function usualWidth(
  column: Pick<ListColumn, 'width' | 'kind' | 'codes' | 'named'>,
  heading: string,
  { seen, touched = false }: Content = {},
): number {
  const isWhole = isFigure(column) || wholeKinds.has(column.kind)
  const letters =
    !seen || seen.isOwn ? column.width : isWhole ? seen.letters : Math.min(seen.letters, column.width)
  const cell =
    column.named === undefined || !seen
      ? letters * ofCell + (column.codes?.tones ? ofIcon : 0) + insets
      : codeWidth(column, seen) + Math.min(seen.named, Math.max(column.width, ofName)) * ofCell + insets
  const head = headingLetters(heading) * ofHeading + insets + (touched ? ofFunnel : 0)
  return clampWidth(Math.round(Math.max(cell, head)))
}

/** So many pixels more the longest of its words needs. */
function cutBy(
  column: Pick<ListColumn, 'width' | 'named'>,
  seen: SeenColumn | undefined,
  px: number,
): number {
  if (!seen || seen.isOwn) return 0
  const whole =
    column.named === undefined
      ? seen.letters * ofCell + insets
      : codeWidth(column, seen) + seen.named * ofCell + insets
  return Math.max(0, Math.round(whole) - px)
}

/** Of a code beside its name. */
const codeWidth = ({ width }: Pick<ListColumn, 'width'>, seen: SeenColumn | undefined): number =>
  Math.round(Math.min(seen?.letters ?? width * 0.4, width) * ofCell) + insets

export const isFigure = ({ kind }: Pick<ListColumn, 'kind'>): boolean =>
  kind === 'integer' || kind === 'decimal'

export const clampWidth = (px: number): number => Math.min(Math.max(px, widthBounds.min), widthBounds.max)

/** Headings of more than five Japanese characters may break, at a bracket or a blank. */
export const headingParts = (heading: string): readonly string[] =>
  halfWidths(heading) <= 11 ? [heading] : heading.split(/(?=[（(])|(?<=[・／/ ])/)

function headingLetters(heading: string): number {
  const parts = headingParts(heading).map(halfWidths)
  return Math.max(...parts, Math.ceil(parts.reduce((sum, part) => sum + part, 0) / 2))
}
