import { describe, expect, it } from 'vitest'
import { commandForKey, type Command } from './command.ts'

const label = { ja: '', en: '', zh: '' }
const command = (id: string, extra: Partial<Command>): Command => ({ id, label, run: () => {}, ...extra })
const press = { key: 'F9', modified: false, typing: false }

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
  it('with a modifier belongs to the browser', () => {
    expect(commandForKey([command('save', { key: 'F9' })], { ...press, modified: true })).toBeUndefined()
  })
  it('Delete and Enter stay with the field that is being typed', () => {
    const stop = command('stop', { key: 'Delete' })
    expect(commandForKey([stop], { key: 'Delete', modified: false, typing: true })).toBeUndefined()
    expect(commandForKey([stop], { key: 'Delete', modified: false, typing: false })).toBe(stop)
  })
})
