import { useRef, type KeyboardEvent } from 'react'
import type { MasterRow } from '#platform/contract/master.ts'
import { momentText } from '../../language/date-text.ts'
import { useSay } from '../../language/say.ts'
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
            <SortHeader key={name} name={name} label={columnLabel(name)} sort={sort} onSort={onSort} />
          ))}
          <SortHeader name="abort_div" label={say(masterTexts.status)} sort={sort} onSort={onSort} />
          <SortHeader name="update_dt" label={say(masterTexts.updatedAt)} sort={sort} onSort={onSort} />
          <th scope="col">{say(masterTexts.updatedBy)}</th>
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
                <td key={name} className={master.fields[name]?.kind === 'integer' ? 'num' : undefined}>
                  {name === master.key.at(-1) ? (
                    <button type="button" className="key-link" tabIndex={-1} onClick={() => onOpen(row)}>
                      {fieldText(master.fields, name, row[name], say)}
                    </button>
                  ) : (
                    fieldText(master.fields, name, row[name], say) || <span className="dim">—</span>
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

  function columnLabel(name: string): string {
    const field = master.fields[name]
    return field ? say(field.label) : name
  }
}

interface SortProps {
  name: string
  label: string
  sort: string
  onSort: (sort: string) => void
}

/** Ascending, descending, then the definition's own order again. */
function SortHeader({ name, label, sort, onSort }: SortProps) {
  const say = useSay()
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
