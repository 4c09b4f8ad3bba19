import type { KeyboardEvent } from 'react'
import type { ListedEntry } from '#modules/system/contract/menu.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { Icon } from '#platform/web/kit/theme/icon.tsx'
import { inOrder } from './menu-order.ts'
import { menuTexts } from './menu.text.ts'

interface Props {
  entries: readonly ListedEntry[]
  selected: string
  onSelect: (name: string) => void
  onMove: (name: string, step: 1 | -1) => void
  onHide: (entry: ListedEntry) => void
}

/** The menu as everyone sees it who may see all of it: arrows select, with Alt they move. */
export function MenuList({ entries, selected, onSelect, onMove, onHide }: Props) {
  const say = useSay()
  const language = useLanguage()
  const lines = inOrder(entries)
  const at = lines.findIndex(({ entry }) => entry.name === selected)
  const keys = (event: KeyboardEvent<HTMLTableRowElement>, entry: ListedEntry) => {
    if (event.target !== event.currentTarget) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (event.key === ' ') {
      event.preventDefault()
      onHide(entry)
    }
    if (!step) return
    event.preventDefault()
    if (event.altKey) return onMove(entry.name, step)
    const next =
      step === 1 ? event.currentTarget.nextElementSibling : event.currentTarget.previousElementSibling
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <table className="grid menu-entries" aria-label={say(menuTexts.entry)}>
      <thead>
        <tr>
          <th scope="col">{say(menuTexts.entry)}</th>
          <th scope="col">{say(menuTexts.show)}</th>
          <th scope="col">{say(menuTexts.path)}</th>
          <th scope="col">{say(menuTexts.permission)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ entry, depth }, line) => (
          <tr
            key={entry.name}
            tabIndex={line === Math.max(at, 0) ? 0 : -1}
            aria-current={entry.name === selected || undefined}
            className={entry.hidden ? 'closed' : undefined}
            onFocus={() => onSelect(entry.name)}
            onClick={() => onSelect(entry.name)}
            onKeyDown={(event) => keys(event, entry)}
          >
            <td className={entry.is_group ? `group depth-${depth}` : `depth-${depth}`}>
              {entry.title[language] || entry.default_title[language]}
              {entry.title[language] ? <span className="chip s-go">{say(menuTexts.renamed)}</span> : null}
            </td>
            <td>
              {entry.hidden ? (
                <span className="st s-none">
                  <Icon name="eyeOff" size="s" />
                  {say(menuTexts.hidden)}
                </span>
              ) : (
                <span className="st s-done">
                  <Icon name="eye" size="s" />
                  {say(menuTexts.show)}
                </span>
              )}
            </td>
            <td className="dim">{entry.path}</td>
            <td>{entry.permission || <span className="dim">{say(menuTexts.everyone)}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
