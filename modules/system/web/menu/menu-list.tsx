import type { KeyboardEvent } from 'react'
import type { ListedEntry } from '#modules/system/contract/menu.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
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
  const keys = (event: KeyboardEvent, { entry }: Line): boolean => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (event.key === ' ') onHide(entry)
    else if (step && event.altKey) onMove(entry.name, step)
    else return false
    return true
  }
  return (
    <PlainTable
      fills
      className="menu-entries"
      onPhone="table"
      label={say(menuTexts.entry)}
      rows={lines}
      keyOf={({ entry }) => entry.name}
      isCurrent={({ entry }) => entry.name === selected}
      rowClass={({ entry }) => (entry.hidden ? 'closed' : undefined)}
      onSelect={({ entry }) => onSelect(entry.name)}
      onRowKey={keys}
      columns={[
        {
          name: 'entry',
          label: menuTexts.entry,
          cell: ({ entry, depth }) => (
            <span className={entry.is_group ? `group depth-${String(depth)}` : `depth-${String(depth)}`}>
              {entry.title[language] || entry.default_title[language]}
              {entry.title[language] ? <span className="chip s-go">{say(menuTexts.renamed)}</span> : null}
            </span>
          ),
        },
        { name: 'shown', label: menuTexts.show, cell: ({ entry }) => <Shown entry={entry} /> },
        { name: 'path', label: menuTexts.path, className: 'dim', cell: ({ entry }) => entry.path },
        {
          name: 'permission',
          label: menuTexts.permission,
          cell: ({ entry }) => entry.permission || <span className="dim">{say(menuTexts.everyone)}</span>,
        },
      ]}
    />
  )
}

type Line = ReturnType<typeof inOrder>[number]

function Shown({ entry: { hidden } }: { entry: ListedEntry }) {
  const say = useSay()
  return (
    <span className={hidden ? 'st s-none' : 'st s-done'}>
      <Icon name={hidden ? 'eyeOff' : 'eye'} size="s" />
      {say(hidden ? menuTexts.hidden : menuTexts.show)}
    </span>
  )
}
