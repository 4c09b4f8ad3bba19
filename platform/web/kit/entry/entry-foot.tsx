import { useSay } from '../../language/say.ts'
import type { EntryColumn } from './entry-cell.ts'
import { entryTexts } from './entry.text.ts'
import type { Run } from './shown-part.ts'
import { headWidth } from './use-shown-part.ts'

interface Props {
  columns: readonly EntryColumn[]
  edges: readonly number[]
  cols: Run
  stuckCount: number
  rowIndex: number
  feet: readonly FootOf[]
}

/** What stands under a column; what is too much says so. */
export type FootOf = (column: EntryColumn) => string | { readonly text: string; readonly tone: 'bad' }

/** Sums under the columns, always in sight. */
export function EntryFoot({ columns, edges, cols, stuckCount, rowIndex, feet }: Props) {
  const say = useSay()
  const draw = (foot: FootOf, column: EntryColumn, col: number) => {
    const cell = foot(column)
    const { text, tone } = typeof cell === 'string' ? { text: cell, tone: undefined } : cell
    return (
      <div
        key={column.id}
        role="gridcell"
        aria-colindex={col + 2}
        className={`entry-sum ${column.align ?? ''} ${column.sticky ? 'stuck' : ''} ${column.begins ? 'begins' : ''} ${tone ? 'tone-bad' : ''}`}
        style={{ width: column.width, left: column.sticky ? headWidth + (edges[col] ?? 0) : undefined }}
      >
        {text}
      </div>
    )
  }
  const gap = (edges[cols.start] ?? 0) - (edges[stuckCount] ?? 0)
  const drawRow = (foot: FootOf, index: number) => (
    <div key={index} role="row" aria-rowindex={index} className="entry-titles">
      <div role="rowheader" aria-colindex={1} className="entry-sum entry-no stuck">
        {index === rowIndex ? say(entryTexts.total) : ''}
      </div>
      {columns.slice(0, stuckCount).map((column, col) => draw(foot, column, col))}
      <div role="presentation" style={{ flex: `0 0 ${String(gap)}px` }} />
      {columns.slice(cols.start, cols.end).map((column, offset) => draw(foot, column, cols.start + offset))}
    </div>
  )
  return (
    <div role="rowgroup" className="entry-foot">
      {feet.map((foot, at) => drawRow(foot, rowIndex + at))}
    </div>
  )
}
