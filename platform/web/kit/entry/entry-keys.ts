import { isComposing, type KeyPress } from '../../keyboard/enter-key.ts'

/**
 * How the cell at hand is being used. `browse`: its text is selected, and typing replaces it. `overtype`: it is being
 * typed anew, and an arrow key goes on. `caret`: its text is being repaired, and the arrows move the caret.
 */
export type EntryMode = 'browse' | 'overtype' | 'caret'

export type EntryAction =
  | { readonly do: 'move'; readonly rows: number; readonly cols: number; readonly pull: boolean }
  | {
      readonly do: 'edge'
      readonly to: 'left' | 'right' | 'top' | 'bottom' | 'start' | 'end'
      readonly pull: boolean
    }
  | { readonly do: 'page'; readonly down: boolean; readonly pull: boolean }
  /** `leave`: at the end of the grid, Tab goes on to what follows it. */
  | { readonly do: 'next' | 'previous'; readonly by: 'Enter' | 'Tab' }
  | {
      readonly do:
        'mend' | 'edit' | 'options' | 'cancel' | 'clear' | 'undo' | 'redo' | 'select-all' | 'next-problem'
    }

const steps: Readonly<Record<string, readonly [rows: number, cols: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const edges = new Map<string, 'top' | 'bottom' | 'left' | 'right'>([
  ['ArrowUp', 'top'],
  ['ArrowDown', 'bottom'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
])

/** What a key means in an entry grid; nothing when it belongs to the field, the screen or the browser. */
export function entryAction(press: KeyPress, mode: EntryMode): EntryAction | undefined {
  if (isComposing(press)) return undefined
  const { key, altKey } = press
  if (altKey) return withAlt(key)
  return press.ctrlKey || press.metaKey
    ? withControl(press, mode)
    : (everywhere(press, mode) ?? plain(press, mode))
}

function withAlt(key: string): EntryAction | undefined {
  if (key === 'ArrowDown') return { do: 'options' }
  if (key === 'ArrowUp') return { do: 'mend' }
  return key === 'e' || key === 'E' ? { do: 'next-problem' } : undefined
}

/** What is being typed keeps the field's own undo, selection and ways. */
function withControl({ key, shiftKey }: KeyPress, mode: EntryMode): EntryAction | undefined {
  if (mode !== 'browse') return undefined
  const edge = edges.get(key)
  if (edge) return { do: 'edge', to: edge, pull: shiftKey }
  if (key === 'Home' || key === 'End')
    return { do: 'edge', to: key === 'Home' ? 'start' : 'end', pull: shiftKey }
  switch (key.toLowerCase()) {
    case 'z':
      return { do: shiftKey ? 'redo' : 'undo' }
    case 'y':
      return { do: 'redo' }
    case 'a':
      return { do: 'select-all' }
    default:
      return undefined
  }
}

function everywhere({ key, shiftKey }: KeyPress, mode: EntryMode): EntryAction | undefined {
  switch (key) {
    case 'Enter':
    case 'Tab':
      return { do: shiftKey ? 'previous' : 'next', by: key }
    case 'F2':
      return { do: mode === 'browse' ? 'edit' : 'options' }
    case 'Escape':
      return { do: 'cancel' }
    default:
      return undefined
  }
}

function plain({ key, shiftKey }: KeyPress, mode: EntryMode): EntryAction | undefined {
  const way = steps[key]
  if (way) {
    const [rows, cols] = way
    if (mode === 'caret' && cols !== 0) return undefined
    if (mode !== 'browse' && shiftKey) return undefined
    return { do: 'move', rows, cols, pull: shiftKey }
  }
  if (key === 'PageUp' || key === 'PageDown') return { do: 'page', down: key === 'PageDown', pull: shiftKey }
  if (mode !== 'browse') return undefined
  if (key === 'Home' || key === 'End')
    return { do: 'edge', to: key === 'Home' ? 'left' : 'right', pull: shiftKey }
  return key === 'Delete' || key === 'Backspace' ? { do: 'clear' } : undefined
}
