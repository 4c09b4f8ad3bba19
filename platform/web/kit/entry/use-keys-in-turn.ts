import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isComposing, type KeyPress } from '../../keyboard/enter-key.ts'

/** Longer nobody waits for what a line can use: it is then typed as if it could use everything. */
const patienceMs = 3_000

const modifiers = ['Shift', 'Control', 'Alt', 'Meta']

/** With where it lies on the keyboard, by which keys with Alt are known. */
type EarlyKey = KeyPress & { readonly code: string }

interface Turn {
  press: (event: KeyboardEvent) => void
  /** Whether a key leads on to where what is awaited decides. */
  isStep: (press: KeyPress) => boolean
  /** What must be known before one goes on; what is half-typed is written first, because it may be what is asked about. */
  awaited: () => Promise<unknown> | undefined
  /** A letter that came too early. */
  type: (letter: string) => void
}

/**
 * Where Enter goes may depend on what is still being asked (does this item have lots?). It waits for the answer, and what is
 * typed meanwhile is kept and comes after it, in its order: the same keys always do the same.
 */
export function useKeysInTurn({ press, isStep, awaited, type }: Turn): (event: KeyboardEvent) => void {
  /** What has been pressed since; null while nothing is awaited. */
  const waiting = useRef<readonly EarlyKey[] | null>(null)
  const replayed = useRef<'first' | 'later' | null>(null)

  const again = (key: EarlyKey, turn: 'first' | 'later') => {
    replayed.current = turn
    const event = new window.KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
    const isFree = document.activeElement?.dispatchEvent(event) === true
    replayed.current = null
    const isLetter = key.key.length === 1 && !key.ctrlKey && !key.altKey && !key.metaKey
    if (isFree && isLetter) type(key.key)
  }
  const replay = (grid: Element, first: EarlyKey) => {
    const keys = [first, ...(waiting.current ?? [])]
    waiting.current = null
    for (const [at, key] of keys.entries()) {
      // Who has gone elsewhere meanwhile types there.
      if (!grid.contains(document.activeElement)) return
      flushSync(() => again(key, at === 0 ? 'first' : 'later'))
      if (waiting.current !== null) {
        waiting.current = keys.slice(at + 1)
        return
      }
    }
  }
  return (event) => {
    if (isComposing(event.nativeEvent)) return press(event)
    const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event.nativeEvent
    const pressed: EarlyKey = {
      ...{ key, code, shiftKey, ctrlKey, altKey, metaKey },
      ...{ isComposing: false, keyCode: 0 },
    }
    if (waiting.current && replayed.current === null) {
      event.preventDefault()
      event.stopPropagation()
      if (!modifiers.includes(key)) waiting.current = [...waiting.current, pressed]
      return
    }
    const answer = replayed.current !== 'first' && isStep(pressed) ? awaited() : undefined
    if (!answer) return press(event)
    event.preventDefault()
    waiting.current = []
    const { currentTarget: grid } = event
    void Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patienceMs))]).then(() =>
      // What has come is drawn before the next key counts.
      setTimeout(() => replay(grid, pressed)),
    )
  }
}
