import type { KeyboardEvent } from 'react'
import { enterMove, stopAfter } from './enter-key.ts'

const stops =
  'input:not([readonly]):not([disabled]),select:not([disabled]),textarea:not([disabled]),[data-enter-end]'

/**
 * The `onKeyDown` of a form that is typed through with Enter. After the last field the focus goes to the element
 * marked `data-enter-end` (the save button): Enter never submits by accident.
 */
export function moveByEnter(event: KeyboardEvent<HTMLElement>): void {
  const control = event.target
  if (!(control instanceof HTMLElement)) return
  const move = enterMove(event.nativeEvent, control.tagName)
  if (!move) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)]
  const stop = stopAfter(move, all.indexOf(control), all.length)
  const goal = stop === null ? undefined : all[stop]
  goal?.focus()
  if (goal instanceof HTMLInputElement && goal.type === 'text') goal.select()
}
