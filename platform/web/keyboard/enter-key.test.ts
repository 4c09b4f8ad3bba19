import { describe, expect, it } from 'vitest'
import { enterMove, stopAfter, type KeyPress } from './enter-key.ts'

const enter: KeyPress = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
}

describe('Enter in a form', () => {
  it('goes to the next field, with Shift to the previous one', () => {
    expect(enterMove(enter, 'INPUT')).toBe('next')
    expect(enterMove(enter, 'SELECT')).toBe('next')
    expect(enterMove({ ...enter, shiftKey: true }, 'INPUT')).toBe('previous')
  })
  it('belongs to the IME while it is composing, also where only key code 229 tells', () => {
    expect(enterMove({ ...enter, isComposing: true }, 'INPUT')).toBeNull()
    expect(enterMove({ ...enter, keyCode: 229 }, 'INPUT')).toBeNull()
  })
  it('keeps its own meaning on a button, in a memo, and with a modifier', () => {
    expect(enterMove(enter, 'BUTTON')).toBeNull()
    expect(enterMove(enter, 'TEXTAREA')).toBeNull()
    expect(enterMove({ ...enter, ctrlKey: true }, 'INPUT')).toBeNull()
  })
  it('stops at the first and at the last field', () => {
    expect(stopAfter('next', 0, 2)).toBe(1)
    expect(stopAfter('next', 1, 2)).toBeNull()
    expect(stopAfter('previous', 0, 2)).toBeNull()
  })
})
