import { enterMove, stopAfter } from './enter-key.ts'
import { isSeen } from './start-focus.ts'

const stops =
  'input:not([readonly]):not([disabled]),select:not([disabled]),textarea:not([disabled]),[data-enter-end]'

/**
 * The `ref` of a block that is typed through with Enter. After the last field the focus goes to the element marked
 * `data-enter-end` (the save button): Enter never submits by accident.
 */
export function movedByEnter(block: HTMLElement | null): (() => void) | undefined {
  if (!block) return undefined
  const move = (event: KeyboardEvent) => moveFrom(block, event)
  block.addEventListener('keydown', move)
  return () => block.removeEventListener('keydown', move)
}

function moveFrom(block: HTMLElement, event: KeyboardEvent): void {
  const control = event.target
  if (!(control instanceof HTMLElement)) return
  const move = enterMove(event, control.tagName)
  // While a list hangs under a field, Enter takes what is chosen in it.
  if (!move || control.getAttribute('aria-expanded') === 'true') return
  event.preventDefault()
  const all = [...block.querySelectorAll<HTMLElement>(stops)]
  const stop = stopAfter(move, all.indexOf(control), all.length)
  const goal = stop === null ? (move === 'next' ? endAround(block) : undefined) : all[stop]
  goal?.focus()
  if (goal instanceof HTMLInputElement && goal.type === 'text') goal.select()
}

/** In a dialog the button stands outside the block, in the footer; on a slip the lines follow the header. */
const endAround = (block: HTMLElement) =>
  block.closest('[role="dialog"],[data-enter-around]')?.querySelector<HTMLElement>('[data-enter-end]')

/** To the first control beside which something is wrong. */
export function focusFirstWrong(form: ParentNode): void {
  const wrong = form.querySelector('.field-error')?.closest('td, .field')
  wrong?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

/** The first field of a form, in the order of the page, that is one of these by its name. */
export function focusField(form: string, isMeant: (name: string) => boolean): void {
  const named = document.querySelectorAll<HTMLElement>(`${form} [name]`)
  ;[...named].find((field) => isMeant(field.getAttribute('name') ?? '') && isSeen(field))?.focus()
}
