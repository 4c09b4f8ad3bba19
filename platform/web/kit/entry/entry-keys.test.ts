import { describe, expect, it } from 'vitest'
import type { KeyPress } from '../../keyboard/enter-key.ts'
import { entryAction } from './entry-keys.ts'

const press = (key: string, extra: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 0,
  ...extra,
})

describe('a key in an entry grid', () => {
  it('Enter and Tab go on, with Shift back, whether one is typing or not', () => {
    for (const mode of ['browse', 'overtype', 'caret'] as const) {
      expect(entryAction(press('Enter'), mode)).toEqual({ do: 'next', by: 'Enter' })
      expect(entryAction(press('Tab', { shiftKey: true }), mode)).toEqual({ do: 'previous', by: 'Tab' })
    }
  })
  it('belongs to the IME while it is composing', () => {
    expect(entryAction(press('Enter', { isComposing: true }), 'overtype')).toBeUndefined()
    expect(entryAction(press('Enter', { keyCode: 229 }), 'overtype')).toBeUndefined()
    expect(entryAction(press('Escape', { isComposing: true }), 'overtype')).toBeUndefined()
  })
  it('an arrow goes to the next cell, but moves the caret where a text is being repaired', () => {
    const right = { do: 'move', rows: 0, cols: 1, pull: false }
    expect(entryAction(press('ArrowRight'), 'browse')).toEqual(right)
    expect(entryAction(press('ArrowRight'), 'overtype')).toEqual(right)
    expect(entryAction(press('ArrowRight'), 'caret')).toBeUndefined()
    expect(entryAction(press('ArrowDown'), 'caret')).toMatchObject({ do: 'move', rows: 1 })
  })
  it('with Shift pulls a range, but selects letters while one is typing', () => {
    expect(entryAction(press('ArrowDown', { shiftKey: true }), 'browse')).toMatchObject({ pull: true })
    expect(entryAction(press('ArrowLeft', { shiftKey: true }), 'overtype')).toBeUndefined()
    expect(entryAction(press('End', { ctrlKey: true, shiftKey: true }), 'browse')).toEqual({
      do: 'edge',
      to: 'end',
      pull: true,
    })
  })
  it('F2 begins to repair the text, and then asks for the choices; Alt+Down asks at once', () => {
    expect(entryAction(press('F2'), 'browse')).toEqual({ do: 'edit' })
    expect(entryAction(press('F2'), 'caret')).toEqual({ do: 'options' })
    expect(entryAction(press('ArrowDown', { altKey: true }), 'browse')).toEqual({ do: 'options' })
  })
  it('undo and redo are the grid’s, and while one is typing the field’s', () => {
    expect(entryAction(press('z', { ctrlKey: true }), 'browse')).toEqual({ do: 'undo' })
    expect(entryAction(press('Z', { metaKey: true, shiftKey: true }), 'browse')).toEqual({ do: 'redo' })
    expect(entryAction(press('y', { ctrlKey: true }), 'browse')).toEqual({ do: 'redo' })
    expect(entryAction(press('z', { ctrlKey: true }), 'overtype')).toBeUndefined()
  })
  it('Delete empties cells, and while one is typing deletes letters', () => {
    expect(entryAction(press('Delete'), 'browse')).toEqual({ do: 'clear' })
    expect(entryAction(press('Delete'), 'caret')).toBeUndefined()
  })
  it('letters, copy and paste, and the screen’s keys are left alone', () => {
    for (const key of ['a', 'あ', '1', 'F9', 'F4', ' '])
      expect(entryAction(press(key), 'browse')).toBeUndefined()
    for (const key of ['c', 'v', 'x', 'k'])
      expect(entryAction(press(key, { ctrlKey: true }), 'browse')).toBeUndefined()
    expect(entryAction(press('r', { altKey: true }), 'browse')).toBeUndefined()
  })
})
