import { describe, expect, it } from 'vitest'
import { lengthOf, lengthsOf, workBetween } from './length.ts'

const operation = {
  ...{ id: 'P 1 10', order: 'P 1', quantity: 1, after: [], splittable: true },
  candidates: [
    { facility: 'L01', minutes: 90, efficiency: 0.8 },
    { facility: 'L02', minutes: 60 },
  ],
}
const lengths = lengthsOf({
  snapshot: {
    ...{ now: 0, days: 1, firstWeekday: 0, calendars: [], facilities: [], workers: [], orders: [] },
    operations: [operation],
  },
})
const one = { no: '1', process_no: 10, facility_cd: 'L01' }
const move = { plan_no: '1', process_no: 10, facility_cd: 'L01', start: 0, mode: 'push' as const }

describe('How long a process takes', () => {
  it('is what it takes on its machine, until a planner has made it longer or shorter', () => {
    expect(lengthOf(lengths, [], one)).toBe(113)
    expect(lengthOf(lengths, [], { ...one, facility_cd: 'L02' })).toBe(60)
    expect(lengthOf(lengths, [{ ...move, minutes: 30 }, move], one)).toBe(30)
    expect(lengthOf(lengths, [{ ...move, process_no: 20, minutes: 30 }], one)).toBe(113)
    expect(lengthOf(lengths, [], { ...one, facility_cd: '' })).toBeUndefined()
    expect(lengthOf(lengths, [{ ...move, split: '5' }], one)).toBeUndefined()
  })

  it('grows with its dragged end by what the machine works meanwhile, and shrinks by it', () => {
    const open = [
      { from: 480, to: 1020 },
      { from: 1920, to: 2460 },
    ]
    expect(workBetween(open, 900, 60)).toBe(60)
    expect(workBetween(open, 900, 1100)).toBe(200)
    expect(workBetween(open, 2000, -1100)).toBe(-200)
    expect(workBetween(open, 1100, 60)).toBe(0)
  })
})
