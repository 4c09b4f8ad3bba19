import { describe, expect, it } from 'vitest'
import { mergeLatest } from './merge-latest.ts'

const base = { name: '本社工場', phone: '03-1', address: '東京' }

describe('when someone else saved first', () => {
  it('what I typed is kept and marked where their value differs', () => {
    const { typed, changes } = mergeLatest(
      base,
      { ...base, name: '本社第一工場' },
      { ...base, name: '東京工場' },
    )
    expect(typed['name']).toBe('本社第一工場')
    expect(changes).toEqual({ name: { latest: '東京工場', before: '本社工場', outcome: 'conflict' } })
  })
  it('their change to a field that I did not touch is taken over, so that saving does not undo it', () => {
    const { typed, changes } = mergeLatest(base, { ...base, name: 'X' }, { ...base, phone: '03-2' })
    expect(typed).toEqual({ name: 'X', phone: '03-2', address: '東京' })
    expect(changes).toEqual({ phone: { latest: '03-2', before: '03-1', outcome: 'taken' } })
  })
  it('the same change by both is no difference', () => {
    const both = { ...base, phone: '03-9' }
    expect(mergeLatest(base, both, both).changes).toEqual({})
  })
})
