import type { EntryColumn } from './entry-cell.ts'
import type { Run } from './shown-part.ts'
import { headWidth } from './use-shown-part.ts'

interface Props {
  columns: readonly EntryColumn[]
  edges: readonly number[]
  cols: Run
  stuckCount: number
  /** What stands over the line numbers. */
  corner: string
}

/** Names of the columns, and over them the names of their groups, where there are any. */
export function EntryHead(props: Props) {
  const { columns, edges, cols, stuckCount, corner } = props
  const seen = columns.slice(cols.start, cols.end)
  const draw = (column: EntryColumn, col: number) => (
    <div
      key={column.id}
      role="columnheader"
      aria-colindex={col + 2}
      className={[
        'entry-th',
        column.align ?? '',
        column.sticky ? 'stuck' : '',
        column.begins ? 'begins' : '',
        column.tone ?? '',
      ].join(' ')}
      style={{ width: column.width, left: column.sticky ? headWidth + (edges[col] ?? 0) : undefined }}
    >
      {column.label}
    </div>
  )
  return (
    <div role="rowgroup" className="entry-head">
      {hasGroups(columns) ? <Groups {...props} /> : null}
      <div role="row" aria-rowindex={hasGroups(columns) ? 2 : 1} className="entry-titles">
        <div role="columnheader" aria-colindex={1} className="entry-th entry-no stuck">
          {corner}
        </div>
        {columns.slice(0, stuckCount).map((column, col) => draw(column, col))}
        <div role="presentation" style={{ flex: `0 0 ${String(gapBefore(edges, cols, stuckCount))}px` }} />
        {seen.map((column, offset) => draw(column, cols.start + offset))}
      </div>
    </div>
  )
}

export const hasGroups = (columns: readonly EntryColumn[]): boolean => columns.some(({ group }) => group)

const gapBefore = (edges: readonly number[], cols: Run, stuckCount: number) =>
  (edges[cols.start] ?? 0) - (edges[stuckCount] ?? 0)

/** A group's name stays in sight while a part of the group is. */
function Groups({ columns, edges, cols, stuckCount, corner }: Props) {
  const stuckWidth = headWidth + (edges[stuckCount] ?? 0)
  const from = (columns[cols.start]?.group ?? '') === '' ? cols.start : groupStart(columns, cols.start)
  return (
    <div role="row" aria-rowindex={1} className="entry-groups">
      <div
        role="columnheader"
        aria-colindex={1}
        className="entry-th stuck"
        style={{ width: stuckWidth, left: 0 }}
        aria-label={corner}
      />
      <div
        role="presentation"
        style={{ flex: `0 0 ${String((edges[from] ?? 0) - (edges[stuckCount] ?? 0))}px` }}
      />
      {groupRuns(columns, from, cols.end).map(({ start, end }) => (
        <div
          key={start}
          role="columnheader"
          aria-colindex={start + 2}
          aria-colspan={end - start}
          className={columns[start]?.group ? 'entry-th entry-group' : 'entry-th'}
          style={{ width: (edges[end] ?? 0) - (edges[start] ?? 0) }}
        >
          <span style={{ left: stuckWidth + 6 }}>{columns[start]?.group}</span>
        </div>
      ))}
    </div>
  )
}

function groupStart(columns: readonly EntryColumn[], col: number): number {
  let start = col
  while (start > 0 && !columns[start - 1]?.sticky && columns[start - 1]?.group === columns[col]?.group)
    start--
  return start
}

function groupRuns(columns: readonly EntryColumn[], from: number, to: number): readonly Run[] {
  const runs: Run[] = []
  for (let start = from; start < to;) {
    let end = start + 1
    while (end < columns.length && columns[end]?.group === columns[start]?.group) end++
    runs.push({ start, end })
    start = end
  }
  return runs
}
