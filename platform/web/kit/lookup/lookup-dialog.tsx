import { Dialog } from '@base-ui/react/dialog'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { lookupMaxRows, type LookupRow } from '#platform/contract/master-lookup.ts'
import { isComposing } from '../../keyboard/enter-key.ts'
import { useSay } from '../../language/say.ts'
import { useCommands } from '../command/command-layers.ts'
import { feedbackTexts } from '../feedback/feedback.text.ts'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import { Icon } from '../theme/icon.tsx'
import { lookupTexts } from './lookup.text.ts'
import { isWhole, knownOf } from './made-here.ts'
import { useFound } from './use-lookup.ts'
import { usePicked } from './use-picked.ts'
import { useAllows } from '../../session/allowed.tsx'
import './lookup.css'

/** The form of a master comes when somebody wants to make a record. */
const NewRecord = lazy(async () => ({ default: (await import('../master/new-record.tsx')).NewRecord }))

interface Props {
  target: ReferredMaster
  /** The first parts of the key, which are known already. */
  within: string
  /** Where one starts: what stands in the field. */
  typed: string
  /** What was typed is a name: the only one that is called so is taken without asking. */
  takesOnly?: boolean
  onPick: (key: readonly string[]) => void
  onClose: () => void
}

/** Finds a code by its beginning, a name or a reading. The focus stays in the field; the arrow keys choose. */
export function LookupDialog({ target, within, typed: first, takesOnly = false, onPick, onClose }: Props) {
  const say = useSay()
  const id = useId()
  const [typed, setTyped] = useState(first)
  const [at, setAt] = useState(0)
  const found = useFound(target, within, typed)
  const picked = usePicked(target, within)
  const before = typed.trim() === '' ? picked.rows : []
  const known = new Set(before.map(({ key }) => key.join(' ')))
  const rows = [...before, ...(found?.list ?? []).filter(({ key }) => !known.has(key.join(' ')))]
  const [making, setMaking] = useState(false)
  const allows = useAllows()
  const whole = isWhole(target) && allows(target.write) ? target : undefined
  const pick = (key: readonly string[]) => {
    picked.remember(key)
    onPick(key)
  }
  /** As long as it is not known whether there is but one, nothing is shown. */
  const [asking, setAsking] = useState(takesOnly)
  const takeOnly = useEffectEvent((list: readonly LookupRow[]) => {
    const [only, ...others] = list
    if (asking && only && others.length === 0) pick(only.key)
    setAsking(false)
  })
  const answer = found?.list
  useEffect(() => {
    if (answer) takeOnly(answer)
  }, [answer])
  const chosen = Math.min(at, rows.length - 1)
  const make = () => {
    if (whole) setMaking(true)
  }
  useCommands([{ id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }], { alone: true })
  const choose = (next: number) => {
    setAt(Math.max(next, 0))
    document.getElementById(`${id}/${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'F4') {
      event.preventDefault()
      event.stopPropagation()
      make()
      return
    }
    const goal = goalOf(event.key, chosen, rows.length)
    const row = rows[chosen]
    if (goal === undefined && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (goal !== undefined) choose(goal)
    else if (row) pick(row.key)
  }
  if (asking) return null
  if (making && whole)
    return (
      <Suspense fallback={null}>
        <NewRecord
          master={whole}
          known={knownOf(whole, within, typed)}
          onMade={pick}
          onClose={() => setMaking(false)}
        />
      </Suspense>
    )
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-ground" forceRender />
        <Dialog.Popup className="lookup" aria-label={say(lookupTexts.lookUpIn, { title: say(target.title) })}>
          <div className="lookup-head">
            <b>{say(target.title)}</b>
            <span className="lookup-field">
              <Icon name="search" />
              <input
                role="combobox"
                aria-expanded="true"
                aria-autocomplete="list"
                aria-controls={id}
                aria-activedescendant={rows.length > 0 ? `${id}/${chosen}` : undefined}
                aria-label={say(lookupTexts.typeToFind)}
                placeholder={say(lookupTexts.typeToFind)}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setAt(0)
                }}
                onKeyDown={onKeyDown}
              />
            </span>
            <kbd>Esc</kbd>
          </div>
          <div className="lookup-list" id={id} role="listbox" aria-label={say(target.title)}>
            {rows.map((row, index) => (
              <button
                key={row.key.join(' ')}
                id={`${id}/${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                className="lookup-row"
                onMouseMove={() => setAt(index)}
                onClick={() => pick(row.key)}
              >
                <Row row={row} />
              </button>
            ))}
          </div>
          {found && rows.length === 0 ? (
            <output className="lookup-note">
              {typed.trim() === '' ? say(lookupTexts.empty) : say(lookupTexts.nothing, { typed })}
            </output>
          ) : null}
          {found?.has_next ? (
            <p className="lookup-note">{say(lookupTexts.more, { max: lookupMaxRows })}</p>
          ) : null}
          <div className="lookup-foot" aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            {say(lookupTexts.choose)}
            <kbd>Enter</kbd>
            {say(lookupTexts.take)}
          </div>
          {whole ? (
            <button type="button" className="btn quiet lookup-make" onClick={make}>
              <Icon name="plus" size="s" />
              {say(lookupTexts.make, { title: say(target.title) })}
              <kbd>F4</kbd>
            </button>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Row({ row: { key, name, kana } }: { row: LookupRow }) {
  return (
    <>
      <span className="lookup-code">{key.join('-')}</span>
      <span className="lookup-name">{name}</span>
      <span className="lookup-kana">{kana}</span>
    </>
  )
}

function goalOf(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: at >= last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    PageDown: Math.min(at + 10, last),
    PageUp: Math.max(at - 10, 0),
  }
  return count > 0 ? goals[key] : undefined
}
