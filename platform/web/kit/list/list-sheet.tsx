import { useRef, useState, type ReactNode } from 'react'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import type { Screen } from '#platform/contract/screen.ts'
import { say, type Text } from '#platform/contract/text.ts'
import { startOf } from '../../keyboard/start-focus.ts'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { RefusalNotice } from '../feedback/refusal-notice.tsx'
import { arranged, changed, type ArrangedColumn, type PlacedColumn } from '../grid/column-layout.ts'
import { DataGrid, type OwnCells } from '../grid/data-grid.tsx'
import { GridFrame } from '../grid/grid-frame.tsx'
import { Pager } from '../grid/pager.tsx'
import { useTableHeight } from '../grid/use-table-height.ts'
import { ScreenTitle } from '../screen-title/screen-title.tsx'
import type { RowChoice } from '../table/plain-column.ts'
import { Icon } from '../theme/icon.tsx'
import { usePhone, useWideDesk } from '../view/use-device.ts'
import { CardList } from './card-list.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { ColumnFilter } from './column-filter.tsx'
import { ListSearch } from './list-search.tsx'
import { ListTotals } from './list-totals.tsx'
import { listTexts } from './list.text.ts'
import { Narrowings } from './narrowings.tsx'
import { RowPeek } from './row-peek.tsx'
import { SavedSearches } from './saved-searches.tsx'
import type { ListState } from './use-list.ts'
import './list.css'

interface Props<Row extends ListRow> {
  list: List<Row>
  screen: Pick<Screen, 'path'>
  state: ListState<Row>
  search: Command
  clear: Command
  /** What begins a row of it: offered while there is none. */
  create?: Command | undefined
  selected: string
  keyText: (row: Row) => string
  onSelect: (key: string) => void
  onOpen?: (row: Row) => void
  /** At the right of the title: what is done every day, and what only now and then. */
  titleCommands?: ReactNode
  moreCommands?: ReactNode
  notice?: ReactNode
  /** What can be done with the selected row. */
  rowActions?: ReactNode
  /** Why something of it cannot be done. */
  refusal?: ReactNode
  rowClass?: (row: Row) => string | undefined
  cell?: OwnCells<Row>['cell']
  choice?: RowChoice<Row> | undefined
}

/** The sheet of every list: title with saved searches, conditions, row actions, grid, pager (interface.md, archetype 2). */
export function ListSheet<Row extends ListRow>({ list, state, search, clear, ...props }: Props<Row>) {
  const say = useSay()
  const isPhone = usePhone()
  const isWide = useWideDesk()
  const height = useTableHeight()
  const [choosing, setChoosing] = useState(false)
  const [isPeeking, setPeeking] = useState(false)
  const conditions = useRef<HTMLElement>(null)
  const { own } = state
  const { layout } = own
  const columns = arranged(list, layout)
  const frozen = layout?.frozen ?? 0
  const keep = (next: readonly ArrangedColumn[], nextFrozen: number) =>
    own.setLayout({ ...layout, columns: [...next], frozen: nextFrozen, size: state.asked.size })
  const rows = state.loaded ? state.rows : []
  const isNarrowed = Object.entries(state.conditions).some(
    ([name, condition]) => condition !== '' && condition !== list.initial[name],
  )
  const isChosen =
    (props.choice?.chosen.size ?? 0) > 0 || rows.some((row) => props.keyText(row) === props.selected)
  const peeked = isPeeking ? rows.find((row) => props.keyText(row) === props.selected) : undefined
  /** First what lies beside the rows goes, then the keyboard is back where one asks. */
  const leaveRows = (): boolean => {
    const goal = conditions.current ? startOf(conditions.current) : undefined
    if (peeked) setPeeking(false)
    else goal?.focus()
    return peeked !== undefined || goal !== undefined
  }
  const shown = {
    rows,
    selected: props.selected,
    keyText: props.keyText,
    rowClass: props.rowClass,
    cell: props.cell,
    choice: props.choice,
    onSelect: props.onSelect,
    onOpen: props.onOpen,
  }
  const filterOf = (column: PlacedColumn) =>
    column.unsearched ? null : (
      <ColumnFilter
        column={column}
        value={state.conditions[column.name] ?? ''}
        initial={list.initial[column.name]}
        onNarrow={(condition) => state.narrow(column.name, condition)}
      />
    )
  return (
    <>
      <ScreenTitle
        title={say(list.title)}
        foldsMore={list.quick.length > 0 && !isWide}
        beside={<SavedSearches list={list} state={state} path={props.screen.path} />}
        more={
          <>
            <button
              type="button"
              className="btn quiet"
              aria-haspopup="dialog"
              onClick={() => setChoosing(true)}
            >
              <Icon name="columns" size="m" />
              {say(listTexts.columns, {
                shown: columns.filter((column) => column.shown).length,
                all: columns.length,
              })}
            </button>
            {props.moreCommands}
          </>
        }
      >
        {props.titleCommands}
      </ScreenTitle>
      {props.notice}
      <RefusalNotice message={state.refused} />
      <ListSearch
        ref={conditions}
        list={list}
        conditions={state.typed}
        onChange={state.setTyped}
        search={search}
        clear={clear}
      >
        {isPhone ? null : <Narrowings list={list} state={state} />}
      </ListSearch>
      {isPhone ? <Narrowings list={list} state={state} /> : null}
      {props.rowActions ? (
        <div className={isChosen ? 'row-actions' : 'row-actions waits'}>{props.rowActions}</div>
      ) : null}
      <GridFrame
        waiting={state.waiting}
        dimmed={state.waiting && state.loaded}
        height={height}
        onRoom={state.setRoom}
        foot={props.refusal}
      >
        {isPhone ? (
          <CardList list={list} {...shown} />
        ) : (
          <DataGrid
            list={list}
            {...shown}
            columns={columns}
            frozen={frozen}
            sort={state.sort}
            filter={filterOf}
            onSort={state.setSort}
            onWidth={(name, width) => keep(changed(columns, name, { width }), frozen)}
            onTurn={state.turn}
            entry={state.entry}
            onPeek={() => {
              state.seeWhole()
              setPeeking(!isPeeking)
            }}
            onLeave={leaveRows}
          />
        )}
        {state.loaded && state.rows.length === 0 ? (
          <EmptyState
            words={say(isNarrowed ? listTexts.empty : listTexts.nothingShown, {
              title: say(rowsOf(list.title)),
            })}
            commands={[...(isNarrowed ? [clear] : []), ...(props.create ? [props.create] : [])]}
          />
        ) : null}
      </GridFrame>
      {peeked ? <RowPeek columns={list.columns} arranged={columns} row={peeked} cell={props.cell} /> : null}
      <ListTotals list={list} total={state.total} totals={state.totals} />
      <Pager
        page={state.page}
        size={state.size}
        fits={state.fits}
        rows={state.rows.length}
        total={state.total}
        hasNext={state.hasNext}
        onPage={state.setPage}
        onSize={(size) => {
          state.setSize(size)
          own.setLayout({ columns: [...(layout?.columns ?? [])], frozen, size, fit: false })
        }}
        onFit={() =>
          own.setLayout({ columns: [...(layout?.columns ?? [])], frozen, size: state.asked.size, fit: true })
        }
      />
      {choosing ? (
        <ColumnChooser
          list={list}
          columns={columns}
          frozen={frozen}
          onChange={keep}
          onReset={() => own.setLayout(null)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}

/** What its rows are, where its title says so: 品目 of 品目マスタ, but nobody looks for a 出荷管理. */
function rowsOf(title: Text): Text {
  const [, rows] = /^(.+)(?:マスタ|一覧)$/.exec(title.ja) ?? []
  return { ...title, ja: rows ?? say(listTexts.rows, 'ja') }
}
