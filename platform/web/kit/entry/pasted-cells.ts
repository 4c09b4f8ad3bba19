import { readDecimal } from '#platform/contract/decimal.ts'
import type { CellChange, EntryColumn } from './entry-cell.ts'
import { isSingle, positionsIn, type Area } from './cell-position.ts'

type Rectangle = readonly (readonly string[])[]

/** Where a rectangle is pasted. */
export interface PasteGround {
  readonly columns: readonly Pick<EntryColumn, 'label' | 'stop'>[]
  readonly mostRows: number
  /** Whether a text can stand in a column; without it, every text can. */
  readonly fits?: ((col: number, text: string) => boolean) | undefined
  /** Cells that take nothing in their line. */
  readonly isClosed: (cell: CellChange) => boolean
  /** Lines in which nobody types, between others: what comes from elsewhere has none for them. */
  readonly isPassed?: ((row: number) => boolean) | undefined
  /** It was copied here, with all columns and lines that were chosen. */
  readonly isOwn: boolean
}

/** What was left out: in columns that nobody types in, under headings that no column has, out of the grid, in closed cells. */
export type LeftOutKind = 'readOnly' | 'unknown' | 'outside' | 'closed'

export interface LeftOut {
  readonly kind: LeftOutKind
  readonly cells: number
  /** Of which columns, as they are called. */
  readonly columns: readonly string[]
}

export interface Pasted {
  readonly changes: readonly CellChange[]
  readonly leftOut: readonly LeftOut[]
  /** Its first row named the columns. */
  readonly byHeadings: boolean
}

/**
 * Where the cells of a rectangle go, down from the upper left corner of the chosen range: by its headings, where its first
 * row names columns; else to the columns that are typed in, or to all columns side by side, whichever its texts fit. One
 * value fills the whole range.
 */
export function pastedCells(rectangle: Rectangle, area: Area, ground: PasteGround): Pasted {
  const [first = []] = rectangle
  if (rectangle.length === 1 && first.length === 1 && !isSingle(area))
    return sorted(
      positionsIn(area).map((position) => ({ ...position, text: first[0] ?? '' })),
      ground,
    )
  const named = columnsNamed(first, ground.columns)
  const body = named ? rectangle.slice(1) : rectangle
  const cols = named ?? columnsFor(body, area.left, ground)
  const lines = linesFor(body.length, area.top, ground)
  const changes = body.flatMap((cells, down) =>
    cells.map((text, across) => ({ row: lines[down] ?? outside, col: cols[across] ?? outside, text })),
  )
  const { leftOut, ...rest } = sorted(
    changes.filter(({ col }) => col !== unknown),
    ground,
  )
  return {
    ...rest,
    leftOut: [...leftOut, ...underUnknown(first, cols, body)],
    byHeadings: named !== undefined,
  }
}

const outside = -1
const unknown = -2

/** One below the other, past those in which nobody types. */
function linesFor(count: number, top: number, { isOwn, isPassed }: PasteGround): readonly number[] {
  const lines: number[] = []
  for (let row = top; lines.length < count; row++) if (isOwn || !isPassed?.(row)) lines.push(row)
  return lines
}

/** The columns that a row of headings names; nothing when it is none: at least two names, and half of what it says. */
function columnsNamed(
  row: readonly string[],
  columns: PasteGround['columns'],
): readonly number[] | undefined {
  const taken = new Set<number>()
  const cols = row.map((text) => {
    if (text.trim() === '') return unknown
    const isMeant = (col: number) => !taken.has(col) && plain(columns[col]?.label ?? '') === plain(text)
    const all = columns.map((_column, col) => col).filter(isMeant)
    const found = all.find((col) => columns[col]?.stop) ?? all[0] ?? unknown
    taken.add(found)
    return found
  })
  // Rows that are named in their first column: nothing stands over them.
  if (row[0]?.trim() === '' && !taken.has(0)) cols[0] = 0
  const words = row.filter((text) => text.trim() !== '').length
  const known = [...taken].filter((col) => col !== unknown).length
  return known >= Math.min(2, columns.length) && known * 2 >= words ? cols : undefined
}

/** As people write a heading anew: in any width and case, with blanks and a mark for what must be filled in. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*※]|\(?必須\)?/g, '')

/** Figures stand where figures are typed or added up, and words elsewhere. */
export const fitsByLook =
  (columns: readonly Pick<EntryColumn, 'align' | 'inputMode'>[]) =>
  (col: number, text: string): boolean => {
    const column = columns[col]
    const isOfFigures = column?.align === 'right' || column?.inputMode === 'decimal'
    return !isOfFigures || readDecimal(text) !== undefined
  }

/** So many rows tell what fits. */
const looked = 10

function columnsFor(body: Rectangle, left: number, ground: PasteGround): readonly number[] {
  const width = Math.max(0, ...body.map((cells) => cells.length))
  const all = ground.columns.map((_column, col) => col).slice(left)
  const typed = all.filter((col) => ground.columns[col]?.stop)
  const bySide = all.slice(0, width)
  const byTyping = typed.slice(0, width)
  if (ground.isOwn || typed.length < width) return bySide
  return misfits(body, bySide, ground) < misfits(body, byTyping, ground) ? bySide : byTyping
}

const misfits = (body: Rectangle, cols: readonly number[], { fits }: PasteGround): number =>
  body.slice(0, looked).reduce(
    (sum, cells) =>
      sum +
      cells.filter((text, across) => {
        const col = cols[across]
        return text.trim() !== '' && (col === undefined || fits?.(col, text) === false)
      }).length,
    0,
  )

/** What can be written, and what cannot. */
function sorted(cells: readonly CellChange[], ground: PasteGround): Pasted {
  const kindOf = (cell: CellChange): LeftOutKind | undefined => {
    if (cell.col === outside || cell.row >= ground.mostRows) return 'outside'
    if (!ground.columns[cell.col]?.stop) return 'readOnly'
    return ground.isClosed(cell) ? 'closed' : undefined
  }
  const changes: CellChange[] = []
  const left = new Map<LeftOutKind, CellChange[]>()
  for (const cell of cells) {
    const kind = kindOf(cell)
    if (kind === undefined) changes.push(cell)
    else if (cell.text.trim() !== '') left.set(kind, [...(left.get(kind) ?? []), cell])
  }
  const leftOut = [...left].map(([kind, own]): LeftOut => ({
    kind,
    cells: own.length,
    columns: [...new Set(own.flatMap(({ col }) => ground.columns[col]?.label ?? []))],
  }))
  return { changes, leftOut, byHeadings: false }
}

function underUnknown(
  headings: readonly string[],
  cols: readonly number[],
  body: Rectangle,
): readonly LeftOut[] {
  const under = cols.flatMap((col, across) => (col === unknown ? [across] : []))
  const cells = body.flatMap((row) => under.filter((across) => (row[across] ?? '').trim() !== '')).length
  const columns = under.flatMap((across) => headings[across]?.trim() || [])
  return cells === 0 ? [] : [{ kind: 'unknown', cells, columns }]
}
