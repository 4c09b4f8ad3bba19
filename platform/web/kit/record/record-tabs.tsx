import { useState, type KeyboardEvent } from 'react'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'
import { useSay } from '../../language/say.ts'
import type { RecordTab } from './record-tab.ts'
import { recordTexts } from './record.text.ts'

interface Props {
  master: AnyMaster
  row: MasterRow
  title: string
  tabs: readonly RecordTab[]
  /** The name of the one that is open. */
  open: string
  onOpen: (name: string) => void
}

/** The tabs of a page: arrows and Alt with a digit switch; what has been opened stays as it was left. */
export function RecordTabs({ master, row, title, tabs, open, onOpen }: Props) {
  const say = useSay()
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const idOf = (name: string) => `${master.name}-${name}`
  if (!visited.has(open)) setVisited(new Set([...visited, open]))
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ name }) => name === open)
    const goals: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(at - 1, 0),
      ArrowRight: Math.min(at + 1, tabs.length - 1),
      Home: 0,
      End: tabs.length - 1,
    }
    const goal = goals[event.key]
    const tab = goal === undefined ? undefined : tabs[goal]
    if (!tab || event.altKey) return
    event.preventDefault()
    onOpen(tab.name)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[goal ?? 0]?.focus()
  }
  return (
    <>
      <div className="record-tabs">
        <div role="tablist" aria-label={say(recordTexts.tabs, { title })} tabIndex={-1} onKeyDown={walk}>
          {tabs.map((tab) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={`${idOf(tab.name)}-tab`}
              data-starts-here={tab.name === open || undefined}
              aria-selected={tab.name === open}
              aria-controls={idOf(tab.name)}
              tabIndex={tab.name === open ? 0 : -1}
              onClick={() => onOpen(tab.name)}
            >
              {say(tab.title)}
            </button>
          ))}
        </div>
        <span className="dim">{say(recordTexts.keys)}</span>
      </div>
      {tabs.map((tab) =>
        visited.has(tab.name) ? (
          <div
            key={tab.name}
            role="tabpanel"
            id={idOf(tab.name)}
            aria-labelledby={`${idOf(tab.name)}-tab`}
            hidden={tab.name !== open}
            className="record-panel"
          >
            {tab.content(row)}
          </div>
        ) : null,
      )}
    </>
  )
}
