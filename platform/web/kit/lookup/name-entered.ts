import type { KeyboardEvent } from 'react'
import { isComposing } from '../../keyboard/enter-key.ts'
import { isCode } from './made-here.ts'

/**
 * Enter behind a name in a code's field: it is looked for. Asked while the event goes down, before the block takes Enter to the
 * next field.
 */
export const isNameEntered = (event: KeyboardEvent, typed: string): boolean =>
  event.key === 'Enter' &&
  !isComposing(event.nativeEvent) &&
  !event.shiftKey &&
  !event.ctrlKey &&
  !event.altKey &&
  !isCode(typed)
