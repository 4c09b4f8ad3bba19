import type { ListColumns, ListRow } from '#platform/contract/list-column.ts'
import { useSay } from '../../language/say.ts'
import { Cell } from '../grid/cell.tsx'
import type { ArrangedColumn } from '../grid/column-layout.ts'
import type { OwnCells } from '../grid/data-grid.tsx'
import { listTexts } from './list.text.ts'
import './row-peek.css'

interface Props<Row> {
  columns: ListColumns
  arranged: readonly ArrangedColumn[]
  row: Row
  cell: OwnCells<Row>['cell'] | undefined
}

/** All of the row at hand beside the list, also what its columns do not show; it follows the arrows. */
export function RowPeek<Row extends ListRow>({ columns, arranged, row, cell }: Props<Row>) {
  const say = useSay()
  return (
    <aside className="row-peek" aria-label={say(listTexts.peek)} aria-live="polite">
      <dl>
        {arranged.map(({ name }) => {
          const column = columns[name]
          return column ? (
            <div key={name}>
              <dt>{say(column.label)}</dt>
              <dd>{cell?.(name, row) ?? <Cell column={column} row={row} name={name} />}</dd>
            </div>
          ) : null
        })}
      </dl>
    </aside>
  )
}
