import { useRef, type KeyboardEvent } from 'react'
import type { Field } from '#platform/contract/fields.ts'
import type { MasterRow } from '#platform/contract/master.ts'
import { referencedName } from '#platform/contract/master-references.ts'
import { useSay } from '../../language/say.ts'
import { useMomentText } from '../../language/use-moment-text.ts'
import { Icon } from '../theme/icon.tsx'
import { AbortStatus } from './abort-status.tsx'
import { fieldText } from './field-text.ts'
import { keyText, textOf, type MasterOnScreen } from './master-on-screen.ts'
import { masterTexts } from './master.text.ts'

interface Props {
  master: MasterOnScreen
  rows: readonly MasterRow[]
  sort: string
  selected: string
  onSort: (sort: string) => void
  onSelect: (key: string) => void
  onOpen: (row: MasterRow) => void
}

/** Up and Down select, Enter or a double click opens; one row is reachable by Tab. */
export function MasterGrid({ master, rows, sort, selected, onSort, onSelect, onOpen }: Props) {
  const say = useSay()
  const momentText = useMomentText()
  const body = useRef<HTMLTableSectionElement>(null)
  const at = rows.findIndex((row) => keyText(master, row) === selected)
  const move = (event: KeyboardEvent, index: number) => {
    if (event.target instanceof HTMLButtonElement) return
    const row = rows[index]
    if (event.key === 'Enter' && row) {
      event.preventDefault()
      onOpen(row)
    }
    const next = event.key === 'ArrowDown' ? index + 1 : event.key === 'ArrowUp' ? index - 1 : null
    const goal = next === null ? undefined : rows[next]
    if (next === null || !goal) return
    event.preventDefault()
    onSelect(keyText(master, goal))
    const line = body.current?.rows[next]
    line?.focus()
  }
  return (
    <table className="grid" aria-label={say(master.title)}>
      <thead>
        <tr>
          {master.columns.map((name) => (
            <Header key={name} {...header(name, columnLabel(name))} />
          ))}
          <Header {...header('abort_div', say(masterTexts.status))} />
          <Header {...header('update_dt', say(masterTexts.updatedAt))} />
          <Header {...header('update_user', say(masterTexts.updatedBy))} />
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, index) => {
          const key = keyText(master, row)
          return (
            <tr
              key={key}
              tabIndex={index === Math.max(at, 0) ? 0 : -1}
              aria-current={key === selected || undefined}
              className={row.abort_div === '0' ? undefined : 'closed'}
              onClick={() => onSelect(key)}
              onDoubleClick={() => onOpen(row)}
              onKeyDown={(event) => move(event, index)}
            >
              {master.columns.map((name) => (
                <td key={name} className={isNumber(master.fields[name]) ? 'num' : undefined}>
                  {name === master.key.at(-1) ? (
                    <button type="button" className="key-link" tabIndex={-1} onClick={() => onOpen(row)}>
                      {fieldText(master.fields, name, row[name], say)}
                    </button>
                  ) : (
                    <Cell master={master} name={name} row={row} />
                  )}
                </td>
              ))}
              <td>
                <AbortStatus code={row.abort_div} />
              </td>
              <td>{momentText(textOf(row['update_dt']))}</td>
              <td>{textOf(row['update_user'])}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )

  function header(name: string, label: string): HeaderProps {
    return { name, label, sort, onSort: master.sortable.includes(name) ? onSort : undefined }
  }

  function columnLabel(name: string): string {
    const field = master.fields[name]
    return field ? say(field.label) : name
  }
}

const isNumber = (field: Field | undefined) => field?.kind === 'integer' || field?.kind === 'decimal'

/** A code of another master stands with its name. */
function Cell({ master, name, row }: { master: MasterOnScreen; name: string; row: MasterRow }) {
  const say = useSay()
  const text = fieldText(master.fields, name, row[name], say)
  if (text === '') return <span className="dim">—</span>
  if (master.fields[name]?.kind !== 'reference') return text
  return (
    <>
      <span className="dim">{text}</span> {textOf(row[referencedName(name)])}
    </>
  )
}

interface HeaderProps {
  name: string
  label: string
  sort: string
  /** Absent where the server cannot sort by it. */
  onSort: ((sort: string) => void) | undefined
}

/** Ascending, descending, then the definition's own order again. */
function Header({ name, label, sort, onSort }: HeaderProps) {
  const say = useSay()
  if (!onSort) return <th scope="col">{label}</th>
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  const next = order === 'ascending' ? `-${name}` : order === 'descending' ? '' : name
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" title={say(masterTexts.sortBy, { column: label })} onClick={() => onSort(next)}>
        {label}
        {order ? <Icon name={order === 'ascending' ? 'up' : 'down'} size="s" /> : null}
      </button>
    </th>
  )
}
