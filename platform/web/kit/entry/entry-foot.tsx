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
  foot: (column: EntryColumn) => string
}

/** Sums under the columns, always in sight. */
export function EntryFoot({ columns, edges, cols, stuckCount, rowIndex, foot }: Props) {
  const say = useSay()
  const draw = (column: EntryColumn, col: number) => (
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={col + 2}
      className={`entry-sum ${column.align ?? ''} ${column.sticky ? 'stuck' : ''} ${column.begins ? 'begins' : ''}`}
      style={{ width: column.width, left: column.sticky ? headWidth + (edges[col] ?? 0) : undefined }}
    >
      {foot(column)}
    </div>
  )
  const gap = (edges[cols.start] ?? 0) - (edges[stuckCount] ?? 0)
  return (
    <div role="rowgroup" className="entry-foot">
      <div role="row" aria-rowindex={rowIndex} className="entry-titles">
        <div role="rowheader" aria-colindex={1} className="entry-sum entry-no stuck">
          {say(entryTexts.total)}
        </div>
        {columns.slice(0, stuckCount).map((column, col) => draw(column, col))}
        <div role="presentation" style={{ flex: `0 0 ${String(gap)}px` }} />
        {columns.slice(cols.start, cols.end).map((column, offset) => draw(column, cols.start + offset))}
      </div>
    </div>
  )
}
