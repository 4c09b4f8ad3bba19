import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSay } from '../../language/say.ts'
import type { Option } from './entry-cell.ts'
import { entryTexts } from './entry.text.ts'
import './cell-editor.css'

/** Asks for what can be chosen, for a word that is being typed. */
export type OptionsOf = (word: string, signal: AbortSignal) => Promise<readonly Option[]>

export interface FoundOptions {
  readonly list: readonly Option[]
  readonly state: 'waiting' | 'found' | 'failed'
}

const pauseMs = 120

/** The choices for a word. While others are fetched the old ones stay. */
export function useOptions(ask: OptionsOf | undefined, word: string): FoundOptions {
  const [found, setFound] = useState<FoundOptions>({ list: [], state: 'waiting' })
  useEffect(() => {
    if (!ask) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(word, stop.signal).then(
        (list) => !stop.signal.aborted && setFound({ list, state: 'found' }),
        () => !stop.signal.aborted && setFound({ list: [], state: 'failed' }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, word])
  return found
}

interface Props {
  id: string
  anchor: DOMRect
  found: FoundOptions
  chosen: number
  onChoose: (option: Option) => void
}

const most = 280
const optionId = (id: string, index: number) => `${id}-${String(index)}`

/** The list under a cell. The focus stays in the cell, where the word is typed. */
export function CellOptions({ id, anchor, found: { list, state }, chosen, onChoose }: Props) {
  const say = useSay()
  const below = window.innerHeight - anchor.bottom
  const place =
    below > most || below > anchor.top
      ? { top: anchor.bottom + 1, maxHeight: Math.min(most, below - 8) }
      : { bottom: window.innerHeight - anchor.top + 1, maxHeight: Math.min(most, anchor.top - 8) }
  const left = Math.max(8, Math.min(anchor.left, window.innerWidth - 348))
  return createPortal(
    <div
      className={state === 'waiting' ? 'pop cell-options waiting' : 'pop cell-options'}
      style={{ ...place, left, minWidth: anchor.width }}
    >
      <ul id={id} role="listbox" aria-label={say(entryTexts.choices)}>
        {list.map((option, index) => (
          <li
            key={option.shown ?? option.code}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === chosen}
            ref={index === chosen ? intoSight : undefined}
            onPointerDown={(event) => {
              event.preventDefault()
              onChoose(option)
            }}
          >
            <b>{option.shown ?? option.code}</b>
            <span>{option.name}</span>
            {option.detail ? <small>{option.detail}</small> : null}
          </li>
        ))}
      </ul>
      {list.length === 0 && state !== 'waiting' ? (
        <p>{say(state === 'failed' ? entryTexts.choicesFailed : entryTexts.noChoice)}</p>
      ) : null}
    </div>,
    document.body,
  )
}

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export const activeOption = (id: string, { list }: FoundOptions, chosen: number): string | undefined =>
  list[chosen] ? optionId(id, chosen) : undefined
