import { describe, expect, it } from 'vitest'
import { commandForKey, inKeyOrder, keepsKey, type Command } from './command.ts'

const label = { ja: '', en: '', zh: '' }
const command = (id: string, extra: Partial<Command>): Command => ({ id, label, run: () => {}, ...extra })
const press = { key: 'F9', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, typing: false }

describe('a function key', () => {
  it('runs the command that carries it, also from inside a field', () => {
    const save = command('save', { key: 'F9' })
    expect(commandForKey([command('new', { key: 'F2' }), save], { ...press, typing: true })).toBe(save)
  })
  it('does nothing for a refused or unavailable command', () => {
    const refused = command('a', { key: 'F9', ability: { code: 9997, params: {}, msg: '' } })
    const busy = command('b', { key: 'F9', unavailable: true })
    expect(commandForKey([refused, busy], press)).toBeUndefined()
  })
  it('is kept from shell and browser while its command cannot run; other keys are not', () => {
    const busy = [
      command('save', { key: 'F9', unavailable: true }),
      command('previous', { key: 'Alt+PageUp', unavailable: true }),
      command('stop', { key: 'Delete', unavailable: true }),
    ]
    expect(keepsKey(busy, press)).toBe(true)
    expect(keepsKey(busy, { ...press, key: 'PageUp', altKey: true })).toBe(true)
    expect(keepsKey(busy, { ...press, key: 'PageUp' })).toBe(false)
    expect(keepsKey(busy, { ...press, key: 'F8' })).toBe(false)
    expect(keepsKey(busy, { ...press, key: 'Delete' })).toBe(false)
  })
  it('with a modifier belongs to the browser', () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])
      expect(commandForKey([command('save', { key: 'F9' })], { ...press, [modifier]: true })).toBeUndefined()
  })
  it('Delete and Enter stay with the field that is being typed', () => {
    const stop = command('stop', { key: 'Delete' })
    expect(commandForKey([stop], { ...press, key: 'Delete', typing: true })).toBeUndefined()
    expect(commandForKey([stop], { ...press, key: 'Delete' })).toBe(stop)
  })
  it('with Alt inserts and deletes lines, also while one types', () => {
    const insert = command('insert', { key: 'Alt+Insert' })
    const typing = { ...press, key: 'Insert', altKey: true, typing: true }
    expect(commandForKey([insert], typing)).toBe(insert)
    expect(commandForKey([insert], { ...typing, altKey: false })).toBeUndefined()
  })
  it('of a letter with Alt is found by its place, whatever the keyboard types there', () => {
    const templates = command('templates', { key: 'Alt+T' })
    const typed = { ...press, code: 'KeyT', altKey: true, typing: true }
    for (const key of ['t', 'T', '†']) expect(commandForKey([templates], { ...typed, key })).toBe(templates)
    expect(commandForKey([templates], { ...typed, key: 't', altKey: false })).toBeUndefined()
    // A key that came too early and is pressed again has no place.
    expect(commandForKey([templates], { ...typed, key: 't', code: '' })).toBe(templates)
    expect(commandForKey([templates], { ...typed, key: 'r', code: 'KeyR' })).toBeUndefined()
  })
  it('Ctrl+Z takes back on the screen, but in a field what was typed there', () => {
    const undo = command('undo', { key: 'Ctrl+Z' })
    expect(commandForKey([undo], { ...press, key: 'z', metaKey: true })).toBe(undo)
    expect(commandForKey([undo], { ...press, key: 'z', ctrlKey: true, typing: true })).toBeUndefined()
  })
})

it('the function bar has its keys as they lie on the keyboard, those without a number behind them', () => {
  const keys = ['F8', 'Alt+T', 'F10', 'F2', 'Delete', 'F9'] as const
  expect(inKeyOrder(keys.map((key) => command(key, { key }))).map(({ key }) => key)).toEqual([
    ...['F2', 'F8', 'F9', 'F10', 'Alt+T', 'Delete'],
  ])
})
