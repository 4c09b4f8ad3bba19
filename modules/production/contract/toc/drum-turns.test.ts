import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ShownOperation } from '../gantt/gantt-calls.ts'
import { drumOf, drumTurns } from './drum-turns.ts'

/** Open from 8 to 16 o'clock, day after day. */
const open = Array.from({ length: 20 }, (_, day) => ({ from: day * 1440 + 480, to: day * 1440 + 960 }))
const grinder = { facility_cd: 'GRIND', capacity: 1, open }
const at = (day: number, hour: number) => day * 1440 + hour * 60

type Operation = Pick<
  ShownOperation,
  'kind' | 'no' | 'process_no' | 'before_no' | 'facility_cd' | 'start' | 'end' | 'due' | 'work_status'
>
const operation = (no: string, process_no: number, more: Partial<Operation>): Operation => ({
  ...{ kind: 'plan', no, process_no, before_no: process_no - 10, facility_cd: 'LATHE' },
  ...{ start: at(1, 8), end: at(1, 12), due: at(9, 0), work_status: '0' },
  ...more,
})
const asked = { drum: grinder, buffer: 480, now: at(1, 0), parts: [] }
const turnAfter = (end: number, turn: number, more: Partial<Operation> = {}) =>
  drumTurns(
    [
      operation('1', 10, { end, ...more }),
      operation('1', 20, { facility_cd: 'GRIND', start: turn, end: turn + 60 }),
    ],
    asked,
  )[0]

it('the drum is the machine that has most to do beside what it can', () => {
  const rates = new Map([
    ['LATHE', 25],
    ['GRIND', 90],
    ['MILL', 90],
  ])
  expect(drumOf(rates)).toBe('GRIND')
  expect(drumOf(new Map())).toBeUndefined()
})

it.each([
  ['a buffer before its turn', at(2, 8), at(3, 8), 0, '1'],
  ['with a third gone', at(2, 11), at(3, 8), 38, '2'],
  ['with two thirds gone', at(2, 14), at(3, 8), 75, '3'],
  ['just in time: the night between is not worked', at(2, 16), at(3, 8), 100, '3'],
  ['after its turn', at(3, 10), at(3, 8), 125, '4'],
] as const)('what arrives %s', (_, end, turn, used, zone) => {
  expect(turnAfter(end, turn)).toMatchObject({ arrives: end, used, zone })
})

it('what should have ended by now arrives now at the soonest', () => {
  expect(turnAfter(at(0, 12), at(1, 12))).toMatchObject({ arrives: asked.now })
})

it('what is there already has nothing of its buffer to lose', () => {
  expect(turnAfter(at(0, 12), at(1, 8), { work_status: '3' })).toMatchObject({ used: 0, zone: '1' })
})

it('what comes too soon is roped: it begins so much later that it arrives a buffer before its turn', () => {
  const turn = turnAfter(at(1, 12), at(5, 8), { start: at(1, 8) })
  expect(turn).toMatchObject({
    begins: at(1, 8),
    rope: at(3, 12),
  })
})

it('what has begun is roped no more, and a first process has nothing before it', () => {
  expect(turnAfter(at(1, 12), at(5, 8), { work_status: '1' })).toMatchObject({
    begins: undefined,
    rope: undefined,
  })
  const alone = drumTurns([operation('2', 10, { facility_cd: 'GRIND' })], asked)
  expect(alone).toMatchObject([{ arrives: undefined, zone: '1', rope: undefined }])
})

it('parts of other plans come to it, too: the last of all decides, the first of all is released', () => {
  const turns = drumTurns(
    [
      operation('1', 10, { start: at(2, 8), end: at(2, 12) }),
      operation('1', 20, { facility_cd: 'GRIND', start: at(4, 8), end: at(4, 9) }),
      operation('part', 10, { start: at(1, 9), end: at(3, 10) }),
    ],
    { ...asked, parts: [{ before: 'plan part 10', after: 'plan 1 20' }] },
  )
  expect(turns).toMatchObject([{ arrives: at(3, 10), begins: at(1, 9) }])
})

it('what is finished has no turn any more; a plan that ends behind its day is late', () => {
  const turns = drumTurns(
    [
      operation('1', 10, { facility_cd: 'GRIND', work_status: '3' }),
      operation('2', 10, { facility_cd: 'GRIND', due: at(1, 10) }),
    ],
    asked,
  )
  expect(turns.map(({ operation: { no }, isLate }) => [no, isLate])).toEqual([['2', true]])
})

it('the later it arrives, the more of the buffer is gone', () => {
  const minute = fc.integer({ min: at(1, 0), max: at(10, 0) })
  fc.assert(
    fc.property(minute, minute, minute, (one, other, turn) => {
      const [sooner, later] = one <= other ? [one, other] : [other, one]
      expect(turnAfter(sooner, turn)?.used ?? 0).toBeLessThanOrEqual(turnAfter(later, turn)?.used ?? 0)
    }),
  )
})
