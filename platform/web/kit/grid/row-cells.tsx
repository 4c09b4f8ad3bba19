import { Fragment, type ReactNode } from 'react'
import type { ListRow } from '#platform/contract/list-column.ts'
import { Cell, NameCell } from './cell.tsx'
import type { PlacedColumn } from './column-layout.ts'
import { placeOf, placeOfName } from './place.ts'

interface Props<Row extends ListRow> {
  columns: readonly PlacedColumn[]
  lastFrozen: string | undefined
  row: Row
  cell: ((name: string, row: Row) => ReactNode) | undefined
  onOpen: ((row: Row) => void) | undefined
}

/** The cells of a row: the first one opens it; a code has its name in the cell beside it. */
export function RowCells<Row extends ListRow>({ columns, lastFrozen, row, cell, onOpen }: Props<Row>) {
  return columns.map((column, at) => {
    const shown = cell?.(column.name, row) ?? <Cell column={column} row={row} name={column.name} />
    return (
      <Fragment key={column.name}>
        <td {...placeOf(column, lastFrozen)}>
          {onOpen && at === 0 ? (
            <button type="button" className="key-link" tabIndex={-1} onClick={() => onOpen(row)}>
              {shown}
            </button>
          ) : (
            shown
          )}
        </td>
        {column.named === undefined ? null : (
          <td {...placeOfName(column, lastFrozen)}>
            <NameCell named={column.named} row={row} />
          </td>
        )}
      </Fragment>
    )
  })
}
