import { Dialog } from '@base-ui/react/dialog'
import { useId, useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useCommands } from '../../kit/command/command-layers.ts'
import { feedbackTexts } from '../../kit/feedback/feedback.text.ts'
import { Icon } from '../../kit/theme/icon.tsx'
import { isComposing } from '../../keyboard/enter-key.ts'
import { useSay } from '../../language/say.ts'
import { firstEntries, groupsFound, type PaletteGroup } from './palette-groups.ts'
import { foundPart } from './found-part.ts'
import { PaletteKinds } from './palette-kinds.tsx'
import { PalettePreview } from './palette-preview.tsx'
import type { PaletteEntry } from './palette-search.ts'
import { narrowed } from './narrowed.ts'
import { useMostShown } from './use-most-shown.ts'
import { usePaletteHits, usePaletteLines } from './use-palette-hits.ts'
import { paletteTexts } from './palette.text.ts'
import './palette.css'

/** At once, not when the dialog gets to it: the next keys are on their way. And back to where it was. */
function takeFocus(field: HTMLInputElement | null) {
  const before = document.activeElement
  field?.focus()
  const giveBack = () => {
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
  }
  return () => queueMicrotask(giveBack)
}

/** What was saved before is refused or done behind it, and would have the keyboard; a question over it may have it. */
function keepFocus({ currentTarget: field, relatedTarget: other }: FocusEvent<HTMLInputElement>) {
  const dialog = other?.closest('[role=dialog],[role=alertdialog]')
  const isOver = dialog && field.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING
  if (other && !isOver && !other.closest('.palette')) field.focus()
}

interface Props {
  groups: readonly PaletteGroup[]
  /** What was typed before the field was there. */
  typed: string
  onClose: () => void
}

/** Ctrl/⌘+K: type a few letters, Enter opens. The focus stays in the field; the arrow keys choose. */
export function Palette({ groups, typed: first, onClose }: Props) {
  const say = useSay()
  const id = useId()
  const [typed, setTyped] = useState(first)
  const [at, setAt] = useState(0)
  useCommands([{ id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }], { alone: true })
  const hits = usePaletteHits(typed)
  const found = useMemo(() => groupsFound(groups, hits, typed), [groups, hits, typed])
  const most = useMostShown()
  const shown = firstEntries(found, most)
  const { text } = narrowed(typed)
  const all = found.flatMap((group) => group.entries)
  const chosen = all[Math.min(at, all.length - 1)]
  const lines = usePaletteLines(chosen)
  const type = (text: string) => {
    setTyped(text)
    setAt(0)
  }
  const choose = (next: number) => {
    setAt(next)
    document.querySelector(`[id="${optionId(id, all[next])}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const openElsewhere = (path: string) => {
    onClose()
    window.open(path, '_blank', 'noopener')
  }
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const last = all.length - 1
    const goals: Readonly<Record<string, number>> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 8, last),
      PageUp: Math.max(at - 8, 0),
    }
    const goal = goals[event.key]
    if (goal !== undefined) {
      event.preventDefault()
      choose(Math.max(goal, 0))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if ((event.ctrlKey || event.metaKey) && chosen?.found) openElsewhere(chosen.found.path)
      else run(chosen)
    } else if (event.altKey && event.code === 'KeyC' && chosen?.found) {
      event.preventDefault()
      void navigator.clipboard.writeText(chosen.found.code)
    }
  }

  return (
    <Dialog.Root open modal="trap-focus" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-ground" />
        <Dialog.Popup className="palette" aria-label={say(paletteTexts.search)}>
          <div className="palette-field">
            <Icon name="search" />
            <input
              role="combobox"
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={id}
              aria-activedescendant={chosen ? optionId(id, chosen) : undefined}
              aria-label={say(paletteTexts.search)}
              placeholder={say(paletteTexts.search)}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={keepFocus}
              ref={takeFocus}
            />
            {most > 0 ? <PaletteKinds typed={typed} onType={type} /> : null}
            <kbd>Esc</kbd>
          </div>
          <div className={lines ? 'palette-body with-preview' : 'palette-body'}>
            <div className="palette-list" id={id} role="listbox" aria-label={say(paletteTexts.search)}>
              {shown.map((group) => (
                <div key={group.title} role="group" aria-label={group.title}>
                  <div className="palette-group" aria-hidden="true">
                    {group.title}
                  </div>
                  {group.entries.map((entry) => (
                    <button
                      key={entry.id}
                      id={optionId(id, entry)}
                      type="button"
                      role="option"
                      tabIndex={-1}
                      aria-selected={entry === chosen}
                      className="palette-entry"
                      onMouseMove={() => setAt(all.indexOf(entry))}
                      onClick={() => run(entry)}
                    >
                      <Icon name={entry.icon} />
                      <Marked words={entry.title} typed={text} />
                      {entry.note ? <Marked words={entry.note} typed={text} look="note" /> : null}
                      <span className="spacer" />
                      {entry.keyCap ? <kbd>{entry.keyCap}</kbd> : null}
                    </button>
                  ))}
                </div>
              ))}
            </div>
            {lines && chosen ? (
              <PalettePreview title={chosen.title} name={chosen.note ?? ''} lines={lines} />
            ) : null}
          </div>
          {all.length === 0 ? (
            <output className="palette-nothing">{say(paletteTexts.nothing, { typed })}</output>
          ) : null}
          <div className="palette-foot" aria-hidden="true">
            <span>
              <kbd>↑</kbd>
              <kbd>↓</kbd>
              {say(paletteTexts.choose)}
            </span>
            <span>
              <kbd>Enter</kbd>
              {say(paletteTexts.open)}
            </span>
            {chosen?.found ? (
              <>
                <span>
                  <kbd>Ctrl Enter</kbd>
                  {say(paletteTexts.newTab)}
                </span>
                <span>
                  <kbd>Alt C</kbd>
                  {say(paletteTexts.copyCode)}
                </span>
              </>
            ) : null}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** What was typed is underlined where it stands. */
function Marked({ words, typed, look }: { words: string; typed: string; look?: string }) {
  const { before, found, after } = foundPart(words, typed)
  return (
    <span className={look}>
      {before}
      {found ? <mark>{found}</mark> : null}
      {after}
    </span>
  )
}

const optionId = (list: string, entry: PaletteEntry | undefined) => `${list}/${entry?.id ?? ''}`
