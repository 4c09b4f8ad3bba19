import { describe, expect, it } from 'vitest'
import type { KeyPress } from '../../keyboard/enter-key.ts'
import { gridAction, pulled, rowAt } from './grid-keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, keyCode: 0 },
  ...more,
})

describe('a key over a row', () => {
  it('goes on, opens, marks, turns the page, and leads back to the conditions', () => {
    expect(gridAction(press('ArrowDown'))).toEqual({ do: 'go', to: 'next', pull: false })
    expect(gridAction(press('End', { shiftKey: true }))).toEqual({ do: 'go', to: 'last', pull: true })
    expect(gridAction(press('PageUp'))).toEqual({ do: 'page', step: -1 })
    expect(gridAction(press('Enter'))).toEqual({ do: 'open' })
    expect(gridAction(press(' '))).toEqual({ do: 'mark' })
    expect(gridAction(press('Escape'))).toEqual({ do: 'leave' })
    expect(gridAction(press('a', { ctrlKey: true }))).toEqual({ do: 'all' })
  })
  it('with Alt or Ctrl, and while an IME composes, belongs to others', () => {
    expect(gridAction(press('PageUp', { altKey: true }))).toBeUndefined()
    expect(gridAction(press('Home', { ctrlKey: true }))).toBeUndefined()
    expect(gridAction(press('Enter', { isComposing: true }))).toBeUndefined()
    expect(gridAction(press('Enter', { shiftKey: true }))).toBeUndefined()
  })
})

it('the arrows stop at the first and the last row', () => {
  expect(rowAt('next', 1, 3)).toBe(2)
  expect(rowAt('next', 2, 3)).toBeUndefined()
  expect(rowAt('previous', 0, 3)).toBeUndefined()
  expect(rowAt('last', 0, 3)).toBe(2)
  expect(rowAt('first', 0, 0)).toBeUndefined()
})

it('a range is the same whichever end it was pulled from, and may become smaller again', () => {
  const keys = ['a', 'b', 'c', 'd']
  const before = new Set(['x'])
  expect([...pulled(keys, before, 1, 3)]).toEqual(['x', 'b', 'c', 'd'])
  expect([...pulled(keys, before, 3, 2)]).toEqual(['x', 'c', 'd'])
})
