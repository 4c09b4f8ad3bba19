import { useRef, useState, type ReactNode } from 'react'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import { useSay } from '../../language/say.ts'
import { ColumnHead } from './column-head.tsx'
import { placed, type ArrangedColumn, type PlacedColumn } from './column-layout.ts'
import { GroupHeads } from './group-heads.tsx'
import { placeOf } from './place.ts'
import { RowCells } from './row-cells.tsx'
import { useSeenColumns } from './use-seen-columns.ts'
import { useLargeTargets, useTouch } from '../view/use-device.ts'
import type { RowChoice } from '../table/plain-column.ts'
import { TickAll, TickRow, toggled } from '../table/tick-row.tsx'
import { useGridKeys, type RowEntry } from './use-grid-keys.ts'
import './grid.css'

/** Cells that are more than their value. A method: the grid shows any column, a screen names those of its list. */
export interface OwnCells<Row> {
  cell(name: string, row: Row): ReactNode
}

interface Props<Row extends ListRow> {
  list: List
  rows: readonly Row[]
  columns: readonly ArrangedColumn[]
  frozen: number
  sort: string
  selected: string
  keyText: (row: Row) => string
  /** How a row looks that is over and done with. */
  rowClass?: ((row: Row) => string | undefined) | undefined
  cell?: OwnCells<Row>['cell'] | undefined
  /** Rows are ticked, for what is done with several at once. */
  choice?: RowChoice<Row> | undefined
  filter: (column: PlacedColumn) => ReactNode
  onSort: (sort: string) => void
  onSelect: (key: string) => void
  onOpen?: ((row: Row) => void) | undefined
  onWidth: (name: string, px: number) => void
  /** One page back or on. */
  onTurn: (step: 1 | -1) => void
  entry: RowEntry
  onPeek: () => void
  onLeave: () => boolean
}

/** A table of a list; what its keys do is in `grid-keys.ts`. One row is reachable by Tab. */
export function DataGrid<Row extends ListRow>(props: Props<Row>) {
  const { list, rows, frozen, sort, selected, keyText, onOpen, choice } = props
  const say = useSay()
  const body = useRef<HTMLTableSectionElement>(null)
  const [drawn, setDrawn] = useState<{ name: string; px: number } | null>(null)
  const ticks = useLargeTargets() ? 44 : 34
  const columns = placed(
    list,
    props.columns.map((column) => (column.name === drawn?.name ? { ...column, width: drawn.px } : column)),
    frozen,
    {
      say,
      before: choice ? ticks : 0,
      seen: useSeenColumns(list, rows, props.cell),
      touched: useTouch(),
    },
  )
  const at = rows.findIndex((row) => keyText(row) === selected)

  const { press, choose } = useGridKeys(body, props)
  const lastFrozen = columns.findLast(({ left }) => left !== undefined)?.name
  const width = columns.reduce((sum, { px }) => sum + px, choice ? ticks : 0)
  const ofTicks = frozen > 0 ? { className: 'tick frozen', style: { left: 0 } } : { className: 'tick' }
  return (
    <table className="grid fixed" aria-label={say(list.title)} style={{ minWidth: width }}>
      <colgroup>
        {choice ? <col style={{ width: ticks }} /> : null}
        {columns.flatMap(({ name, px, codePx, grows }) => [
          ...(codePx === undefined ? [] : [<col key={`${name} code`} style={{ width: codePx }} />]),
          <col key={name} style={grows ? undefined : { width: px - (codePx ?? 0) }} />,
        ])}
      </colgroup>
      <thead>
        <GroupHeads columns={columns} ticked={choice !== undefined} />
        <tr>
          {choice ? (
            <th {...ofTicks}>
              <TickAll rows={rows} keyOf={keyText} choice={choice} />
            </th>
          ) : null}
          {columns.map((column) => (
            <ColumnHead
              key={column.name}
              column={column}
              sort={sort}
              onSort={column.unsorted ? undefined : props.onSort}
              filter={props.filter(column)}
              place={placeOf(column, lastFrozen)}
              onWidth={(px, done) => {
                setDrawn(done ? null : { name: column.name, px })
                if (done) props.onWidth(column.name, px)
              }}
            />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, index) => {
          const key = keyText(row)
          return (
            <tr
              key={key}
              tabIndex={index === Math.max(at, 0) ? 0 : -1}
              aria-current={key === selected || undefined}
              className={props.rowClass?.(row)}
              onClick={() => choose(row)}
              onDoubleClick={() => onOpen?.(row)}
              onKeyDown={(event) => press(event, index)}
            >
              {choice ? (
                <td {...ofTicks}>
                  <TickRow
                    label={choice.labelOf(row)}
                    checked={choice.chosen.has(key)}
                    onToggle={() => choice.onChange(toggled(choice.chosen, key))}
                  />
                </td>
              ) : null}
              <RowCells
                columns={columns}
                lastFrozen={lastFrozen}
                row={row}
                cell={props.cell}
                onOpen={onOpen}
              />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
