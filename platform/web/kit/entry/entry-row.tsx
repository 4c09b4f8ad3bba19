import { memo, type ReactNode } from 'react'
import { Required } from '../form/labelled.tsx'
import { Icon } from '../theme/icon.tsx'
import { cellLook, type EntryCell, type EntryColumn } from './entry-cell.ts'
import type { Run } from './shown-part.ts'
import { headWidth } from './use-shown-part.ts'

/** How a line is marked at its head. */
export interface RowHead {
  readonly text: string
  /** Why nothing in the line can be changed. */
  readonly locked?: string | undefined
  /** The line that is not there yet: what to do. */
  readonly hint?: string | undefined
}

interface Props<Row> {
  /** A line that has not changed is the same object; then it is not drawn again. */
  row: Row
  index: number
  /** Pixels above it. */
  top: number
  /** Rows above the first line, for the screen reader's count. */
  headRows: number
  columns: readonly EntryColumn[]
  edges: readonly number[]
  cols: Run
  stuckCount: number
  cellOf(row: Row, column: EntryColumn, index: number): EntryCell
  headOf(row: Row, index: number): RowHead
  /** Chosen columns of this line, or null. */
  chosen: Run | null
  /** The column at hand, or -1; the field stands there. */
  active: number
  editor: ReactNode
}

function Row<R>({
  row,
  index,
  top,
  headRows,
  columns,
  edges,
  cols,
  stuckCount,
  headOf,
  active,
  ...rest
}: Props<R>) {
  const head = headOf(row, index)
  const looks = [
    'entry-row',
    active >= 0 ? 'current' : '',
    head.locked ? 'locked' : '',
    head.hint ? 'ghost' : '',
  ]
  const seen = columns.slice(cols.start, cols.end)
  const draw = (column: EntryColumn, col: number) => (
    <Cell
      key={column.id}
      {...rest}
      row={row}
      index={index}
      column={column}
      col={col}
      edges={edges}
      active={active}
    />
  )
  // A cell that is typed in stays, also when it is scrolled out of sight.
  const aside = active >= stuckCount && (active < cols.start || active >= cols.end)
  return (
    <div
      role="row"
      aria-rowindex={index + 1 + headRows}
      className={looks.filter(Boolean).join(' ')}
      style={{ transform: `translateY(${String(top)}px)` }}
    >
      {head.hint && active < 0 ? (
        <span className="entry-hint">
          <span>{head.hint}</span>
        </span>
      ) : null}
      <div role="rowheader" aria-colindex={1} className="entry-no stuck" title={head.locked}>
        {head.locked ? <Icon name="lock" size="m" /> : head.text}
      </div>
      {columns.slice(0, stuckCount).map((column, col) => draw(column, col))}
      {aside && active < cols.start ? drawAside(active) : null}
      <div role="presentation" style={{ flex: `0 0 ${String(gap())}px` }} />
      {seen.map((column, offset) => draw(column, cols.start + offset))}
      {aside && active >= cols.end ? drawAside(active) : null}
    </div>
  )

  function gap(): number {
    const before = (edges[cols.start] ?? 0) - (edges[stuckCount] ?? 0)
    return aside && active < cols.start ? before - (columns[active]?.width ?? 0) : before
  }
  function drawAside(col: number) {
    const column = columns[col]
    return column ? draw(column, col) : null
  }
}

/** The same rows are not drawn again while one types in another. */
export const EntryRow: <R>(props: Props<R>) => ReactNode = memo(Row)

interface CellProps<R> {
  row: R
  index: number
  column: EntryColumn
  col: number
  edges: readonly number[]
  cellOf: (row: R, column: EntryColumn, index: number) => EntryCell
  chosen: Run | null
  active: number
  editor: ReactNode
}

function Cell<R>({ row, index, column, col, edges, cellOf, chosen, active, editor }: CellProps<R>) {
  const cell = cellOf(row, column, index)
  const isChosen = chosen !== null && col >= chosen.start && col < chosen.end
  const look = cellLook(column, cell)
  return (
    <div
      role="gridcell"
      aria-colindex={col + 2}
      aria-selected={isChosen}
      className={`${look}${isChosen ? ' chosen' : ''}${col === active ? ' active' : ''}`}
      style={{ width: column.width, left: column.sticky ? headWidth + (edges[col] ?? 0) : undefined }}
      title={cell.problem}
      data-row={index}
      data-col={col}
    >
      {col === active ? editor : <Content cell={cell} />}
    </div>
  )
}

function Content({ cell }: { cell: EntryCell }) {
  if (cell.ticked !== undefined)
    return (
      <span className={cell.ticked ? 'entry-tick on' : 'entry-tick'}>
        <span className="visually-hidden">{cell.text}</span>
      </span>
    )
  return (
    <>
      {cell.mark ? <span className="entry-mark">{cell.mark}</span> : null}
      {cell.text}
      {cell.required ? <Required /> : null}
    </>
  )
}
