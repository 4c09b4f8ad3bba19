/** What a key press says, without the DOM: so that the rule can be tested. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly isComposing: boolean
  readonly keyCode: number
}

/** An IME is composing: the key belongs to it. Some browsers say so by key code 229 only. */
export const isComposing = (press: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean =>
  press.isComposing || press.keyCode === 229

export type EnterMove = 'next' | 'previous' | null

/** Enter goes to the next field, Shift+Enter to the previous one; buttons, links and memos keep their Enter. */
export function enterMove(press: KeyPress, control: string): EnterMove {
  if (press.key !== 'Enter' || isComposing(press)) return null
  if (press.ctrlKey || press.altKey || press.metaKey) return null
  if (control !== 'INPUT' && control !== 'SELECT') return null
  return press.shiftKey ? 'previous' : 'next'
}

/** The place to go to among `count` stops, or null at either end. */
export function stopAfter(move: 'next' | 'previous', at: number, count: number): number | null {
  const stop = move === 'next' ? at + 1 : at - 1
  return stop >= 0 && stop < count ? stop : null
}
