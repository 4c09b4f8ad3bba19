import { describe, expect, it } from 'vitest'
import { checkShop, type ScheduledOperation } from './check-shop.ts'

const shop = '2 2\n0 3 1 2\n1 4 0 1'
const sound: ScheduledOperation[] = [
  { job: 0, op: 0, machine: 0, start: 0, end: 3 },
  { job: 0, op: 1, machine: 1, start: 4, end: 6 },
  { job: 1, op: 0, machine: 1, start: 0, end: 4 },
  { job: 1, op: 1, machine: 0, start: 4, end: 5 },
]

const faults = (operations: ScheduledOperation[], makespan = 6, lower_bound = 5) =>
  checkShop(shop, 'jsp', { makespan, lower_bound, operations }).map(({ fault }) => fault)

const changed = (index: number, change: Partial<ScheduledOperation>) =>
  sound.map((one, i) => (i === index ? { ...one, ...change } : one))

describe('the checker of job shops', () => {
  it('a sound schedule has no fault', () => expect(faults(sound)).toEqual([]))
  it('finds an operation that was left out', () => expect(faults(sound.slice(1))).toContain('missing'))
  it('finds one scheduled twice', () => expect(faults([...sound, ...sound.slice(0, 1)])).toContain('twice'))
  it('finds a wrong machine', () => expect(faults(changed(0, { machine: 1 }))).toContain('machine'))
  it('finds a wrong duration', () => expect(faults(changed(1, { end: 7 }), 7)).toContain('duration'))
  it('finds a start before the predecessor ends', () =>
    expect(faults(changed(3, { start: 3, end: 4 }))).toContain('precedence'))
  it('finds two on one machine', () =>
    expect(faults(changed(1, { start: 3, end: 5 }), 5)).toContain('overlap'))
  it('finds a wrong makespan and a bound above it', () => {
    expect(faults(sound, 5)).toContain('makespan')
    expect(faults(sound, 6, 7)).toContain('bound')
  })
})
