import type { ReactNode } from 'react'
import type { List } from '#platform/contract/list-definition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'
import { useSay } from '../../language/say.ts'
import { Cell, NameCell } from '../grid/cell.tsx'
import type { RowChoice } from '../table/plain-column.ts'
import { TickRow, toggled } from '../table/tick-row.tsx'
import { listTexts } from './list.text.ts'
import './cards.css'

interface Props<Row extends ListRow> {
  list: List
  rows: readonly Row[]
  selected: string
  keyText: (row: Row) => string
  rowClass: ((row: Row) => string | undefined) | undefined
  cell: ((name: string, row: Row) => ReactNode) | undefined
  choice: RowChoice<Row> | undefined
  onSelect: (key: string) => void
  onOpen: ((row: Row) => void) | undefined
}

/** The rows of a list on a phone: a card opens, the box before it selects what the commands at the foot are about. */
export function CardList<Row extends ListRow>(props: Props<Row>) {
  const { list, rows, selected, keyText, choice, onSelect, onOpen } = props
  const say = useSay()
  return (
    <ul className="cards" aria-label={say(list.title)}>
      {rows.map((row) => {
        const key = keyText(row)
        const isChosen = choice?.chosen.has(key) ?? false
        const isOn = key === selected || isChosen
        const tick = () => {
          onSelect(key === selected && (!choice || isChosen) ? '' : key)
          choice?.onChange(toggled(choice.chosen, key))
        }
        return (
          <li
            key={key}
            className={[isOn ? 'on' : '', props.rowClass?.(row) ?? ''].filter(Boolean).join(' ') || undefined}
          >
            <TickRow
              label={
                choice?.labelOf(row) ??
                say(listTexts.selectOne, { row: list.key.map((part) => String(row[part])).join(' ') })
              }
              checked={choice ? isChosen : isOn}
              onToggle={tick}
            />
            <button type="button" className="card" onClick={() => (onOpen ? onOpen(row) : tick())}>
              <CardBody list={list} row={row} cell={props.cell} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

type BodyProps<Row extends ListRow> = { row: Row } & Pick<Props<Row>, 'list' | 'cell'>

function CardBody<Row extends ListRow>({ list, row, cell }: BodyProps<Row>) {
  const say = useSay()
  const { title, sub, figure, unit, date, axes = [] } = list.card
  const shown = (name: string, as: 'name' | 'code' = 'name') => {
    const column = list.columns[name]
    if (!column) return null
    const own = cell?.(name, row)
    if (own !== undefined && own !== null) return own
    return column.named !== undefined && as === 'name' ? (
      <NameCell named={column.named} row={row} />
    ) : (
      <Cell column={column} row={row} name={name} />
    )
  }
  const isThere = (name: string) => row[name] !== '' && row[name] !== undefined
  const label = (name: string) => {
    const column = list.columns[name]
    return column ? say(column.label) : ''
  }
  return (
    <>
      <span className="card-main">
        <b>{shown(title)}</b>
        <span className="card-sub">
          {sub.filter(isThere).map((name) => (
            <span key={name}>{shown(name, name === title ? 'code' : 'name')}</span>
          ))}
        </span>
        <span className="card-axes">
          {axes.filter(isThere).map((name) => (
            <span key={name}>
              {label(name)} {shown(name)}
            </span>
          ))}
        </span>
      </span>
      <span className="card-end">
        {figure ? (
          <>
            <small>{label(figure)}</small>
            <span className="card-figure">
              {shown(figure)}
              {unit ? <small>{shown(unit)}</small> : null}
            </span>
          </>
        ) : null}
        {date && isThere(date) ? <span className="card-date">{shown(date)}</span> : null}
      </span>
    </>
  )
}
