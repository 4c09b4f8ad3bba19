import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../../keyboard/enter-key.ts'
import { Icon } from '../theme/icon.tsx'
import { activeOption, CellOptions, useOptions, type OptionsOf } from './cell-options.tsx'
import { tickText, type EntryCell, type EntryColumn, type Option } from './entry-cell.ts'
import type { EntryState } from './entry-state.ts'
import './cell-editor.css'

interface Props {
  label: string
  column: EntryColumn
  cell: EntryCell
  state: EntryState
  /** Where the sentence about what is wrong has room. */
  above: boolean
  options: OptionsOf | undefined
  onType: (text: string) => void
  onTick: (text: string) => void
  onChoose: (option: Option) => void
  onOption: (step: number, count: number) => void
}

/**
 * The field in the cell at hand. It has the focus before the first letter comes, so that an IME can compose in it; its
 * text is selected, so that typing replaces it.
 */
export function CellEditor({ label, column, cell, state, above, options, ...on }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { mode, held, option } = state
  const shown = mode === 'browse' ? cell.text : state.text
  const locked = !column.stop || cell.locked === true || cell.idle !== undefined
  const isRefused = cell.problem === undefined && cell.idle !== undefined
  const found = useOptions(option === null ? undefined : options, mode === 'browse' ? '' : state.text)

  useLayoutEffect(() => {
    const field = input.current
    if (!field || !held) return
    if (document.activeElement !== field) field.focus({ preventScroll: true })
    if (field.type !== 'text') return
    if (mode === 'browse') field.select()
    // F2 puts the caret at the end; a click puts it itself, afterwards.
    else if (mode === 'caret' && field.selectionStart === 0 && field.selectionEnd === field.value.length)
      field.setSelectionRange(field.value.length, field.value.length)
  }, [held, mode, shown])

  const [anchor, setAnchor] = useState<DOMRect | null>(null)
  const isListing = option !== null
  useLayoutEffect(() => {
    setAnchor(isListing ? (input.current?.getBoundingClientRect() ?? null) : null)
  }, [isListing])

  const choose = (event: KeyboardEvent) => {
    if (option === null || isComposing(event.nativeEvent)) return
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    const chosen = found.list[option]
    if (step !== undefined && !event.altKey) on.onOption(step, found.list.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen && found.state === 'found')
      on.onChoose(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const asked = {
    'aria-label': label,
    'aria-invalid': cell.problem ? true : undefined,
    'aria-describedby': cell.problem || isRefused ? `${id}-problem` : undefined,
  }
  return (
    <>
      {cell.ticked === undefined ? (
        <input
          {...asked}
          {...(column.choices
            ? {
                role: 'combobox',
                'aria-expanded': option !== null,
                'aria-controls': option === null ? undefined : `${id}-options`,
                'aria-activedescendant':
                  option === null ? undefined : activeOption(`${id}-options`, found, option),
              }
            : {})}
          ref={input}
          type="text"
          className={mode === 'browse' ? 'entry-field browse' : 'entry-field'}
          autoComplete="off"
          spellCheck={false}
          inputMode={column.inputMode}
          maxLength={column.maxLength}
          data-enter-end
          readOnly={locked}
          value={shown}
          onChange={(event) => on.onType(event.target.value)}
          onKeyDown={choose}
        />
      ) : (
        <span className="check">
          <input
            {...asked}
            ref={input}
            type="checkbox"
            data-enter-end
            checked={cell.ticked}
            disabled={locked}
            onChange={(event) => on.onTick(tickText(event.target.checked))}
          />
        </span>
      )}
      {cell.problem ? (
        <CellWords key={cell.problem} id={`${id}-problem`} role="alert" above={above}>
          <Icon name="bad" size="m" />
          <span>{cell.problem}</span>
          {cell.repair ? (
            <span className="entry-repair">
              {cell.repair.words}
              <kbd>{cell.repair.text === undefined ? 'F2' : 'Alt ↑'}</kbd>
            </span>
          ) : null}
        </CellWords>
      ) : null}
      {isRefused ? (
        <CellWords key={cell.idle} id={`${id}-problem`} role="status" above={above}>
          <Icon name="info" size="m" />
          {cell.idle}
        </CellWords>
      ) : null}
      {option !== null && anchor ? (
        <CellOptions
          id={`${id}-options`}
          anchor={anchor}
          found={found}
          chosen={option}
          onChoose={on.onChoose}
        />
      ) : null}
    </>
  )
}

interface WordsProps {
  id: string
  role: 'alert' | 'status'
  above: boolean
  children: ReactNode
}

/** What is wrong with the cell, or why nothing is typed there; at the last columns it begins further left, so that all of it is read. */
function CellWords({ id, role, above, children }: WordsProps) {
  const words = useRef<HTMLSpanElement>(null)
  const [isPushed, setPushed] = useState(false)
  useLayoutEffect(() => {
    const edge = words.current?.closest('.entry-grid')?.getBoundingClientRect().right
    if (edge !== undefined && (words.current?.getBoundingClientRect().right ?? 0) > edge) setPushed(true)
  }, [])
  const looks = ['entry-problem', role === 'status' && 'idle', !above && 'below', isPushed && 'pushed']
  return (
    <span ref={words} id={id} role={role} className={looks.filter(Boolean).join(' ')}>
      {children}
    </span>
  )
}
