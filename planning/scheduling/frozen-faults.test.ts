import { describe, expect, it } from 'vitest'
import { at, mill, workshop } from './test-workshop.ts'

it('a frozen operation that begins before what comes before it is named', () => {
  const fixed = { facility: 'mill', start: at(0, 8, 30), end: at(0, 9, 30) }
  const { proposal, of } = workshop([{ id: 'turn' }, { id: 'cut', after: [{ operation: 'turn' }], fixed }])
  expect(of('cut')).toMatchObject(fixed)
  expect(proposal.frozenTooEarly).toEqual([{ operation: 'cut', before: 'turn' }])
  const later = { ...fixed, start: at(0, 9), end: at(0, 10) }
  const sound = workshop([{ id: 'turn' }, { id: 'cut', after: [{ operation: 'turn' }], fixed: later }])
  expect(sound.proposal.frozenTooEarly).toEqual([])
})

describe('frozen operations in each other’s way are named', () => {
  const on = (from: number, to: number, more = {}) => ({
    fixed: { facility: 'lathe', start: at(0, from), end: at(0, to), ...more },
  })
  const conflictsOf = (...[operations, change]: Parameters<typeof workshop>) =>
    workshop(operations, change).proposal.frozenConflicts

  it('on one facility', () => {
    expect(
      conflictsOf([
        { id: 'a', ...on(9, 11) },
        { id: 'b', ...on(10, 12) },
        { id: 'c', ...on(12, 13) },
      ]),
    ).toEqual([{ operation: 'b', with: 'a', facility: 'lathe' }])
  })
  it('on one that does two at a time, the third', () => {
    const facilities = [{ id: 'lathe', capacity: 2 }, { id: 'mill' }]
    const three = [
      { id: 'a', ...on(9, 12) },
      { id: 'b', ...on(9, 10) },
      { id: 'c', ...on(9, 11) },
    ]
    expect(conflictsOf(three.slice(0, 2), { facilities })).toEqual([])
    expect(conflictsOf(three, { facilities })).toEqual([{ operation: 'c', with: 'a', facility: 'lathe' }])
  })
  it('for one worker', () => {
    const workers = [{ id: 'Sato', skills: [] }]
    const elsewhere = on(10, 12, { facility: 'mill', worker: 'Sato' })
    expect(
      conflictsOf(
        [
          { id: 'a', ...on(9, 11, { worker: 'Sato' }) },
          { id: 'b', ...elsewhere },
        ],
        { workers },
      ),
    ).toEqual([{ operation: 'b', with: 'a', worker: 'Sato' }])
  })
  it('with one that was started', () => {
    const progress = { done: 0.5, facility: 'lathe', start: at(0, 7) }
    expect(
      conflictsOf([
        { id: 'started', progress },
        { id: 'b', ...on(8, 9) },
      ]),
    ).toEqual([{ operation: 'b', with: 'started', facility: 'lathe' }])
  })
  it('on a facility that does nothing at all', () => {
    const facilities = [{ id: 'lathe', capacity: 0 }, { id: 'mill' }]
    const work = { id: 'work', candidates: mill(60) }
    const { proposal, of } = workshop([{ id: 'a', ...on(9, 11) }, work], { facilities })
    expect(proposal.frozenConflicts).toEqual([{ operation: 'a', facility: 'lathe' }])
    expect(of('work')).toMatchObject({ facility: 'mill', start: at(0, 8) })
  })
})
