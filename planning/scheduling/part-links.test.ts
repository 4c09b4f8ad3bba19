import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFactory } from '../checker/check-factory.ts'
import type { FactorySnapshot, OperationInput, OrderInput } from './factory-snapshot.ts'
import { fitIn } from './fit-in.ts'
import { generateFactory } from './generate-factory.ts'
import { type PartInput, withParts } from './part-links.ts'
import { propose } from './proposal.ts'
import { Random } from './random.ts'
import { at, mill, trials, workshop } from './test-workshop.ts'

type Step = Pick<OperationInput, 'id' | 'order'> & Partial<OperationInput>

const step = (one: Step): OperationInput => ({
  ...{ quantity: 10, after: [], candidates: [{ facility: 'lathe', minutes: 60 }], splittable: true },
  ...one,
})
const due = (id: string, day: number, more: Partial<OrderInput> = {}): OrderInput => ({
  ...{ id, item: `item of ${id}`, release: 0, due: at(day, 17), weight: 1 },
  ...more,
})

/** Orders whose parts come from each other and from outside; day 0 is a Monday, work is from eight to five without a break. */
const shop = (
  steps: readonly Step[],
  parts: readonly PartInput[],
  orders: readonly OrderInput[],
  options: Parameters<typeof workshop>[2] = {},
) => workshop(withParts(steps.map(step), parts), { orders }, options)

describe('a process and its parts', () => {
  it('begins on the day on which the late purchase comes, and says that it waits for it', () => {
    const { of, proposal } = shop(
      [{ id: 'join', order: 'top' }],
      [{ into: 'top', item: 'casting', at: at(3, 0) }],
      [due('top', 1)],
    )
    expect(of('join')).toMatchObject({ start: at(3, 8), end: at(3, 9) })
    // Due on Tuesday at five, ended on Thursday at nine.
    expect(proposal.late).toEqual([
      {
        ...{ order: 'top', minutes: at(3, 9) - at(1, 17) },
        reason: { kind: 'material', operation: 'join', name: 'casting' },
      },
    ])
  })

  it('waits through three levels: nothing above begins before the purchase at the bottom has come', () => {
    const { of, proposal } = shop(
      [
        { id: 'turn', order: 'shaft' },
        { id: 'grind', order: 'spindle', candidates: mill(120) },
        { id: 'join', order: 'machine' },
      ],
      [
        { into: 'shaft', item: 'steel', at: at(2, 0) },
        { into: 'spindle', item: 'shaft', from: 'shaft', at: 0 },
        { into: 'machine', item: 'spindle', from: 'spindle', at: 0 },
      ],
      [due('machine', 1), due('spindle', 1), due('shaft', 1)],
    )
    expect(of('turn')).toMatchObject({ start: at(2, 8), end: at(2, 9) })
    expect(of('grind')).toMatchObject({ start: at(2, 9), end: at(2, 11) })
    expect(of('join')).toMatchObject({ start: at(2, 11), end: at(2, 12) })
    // All three are late, and all because of the steel.
    expect(proposal.late.map(({ order, reason }) => [order, reason.kind, reason.name])).toEqual([
      ['machine', 'material', 'steel'],
      ['spindle', 'material', 'steel'],
      ['shaft', 'material', 'steel'],
    ])
  })

  it('waits for the part whose machine is full, and names the machine', () => {
    const { of, proposal } = shop(
      [
        { id: 'other', order: 'other', candidates: mill(9 * 60) },
        { id: 'cut', order: 'part', candidates: mill(60) },
        { id: 'join', order: 'top' },
      ],
      [{ into: 'top', item: 'part', from: 'part', at: 0 }],
      [due('other', 0, { weight: 100 }), due('part', 0), due('top', 0)],
    )
    expect(of('cut')).toMatchObject({ start: at(1, 8), end: at(1, 9) })
    expect(of('join')).toMatchObject({ start: at(1, 9), end: at(1, 10) })
    expect(proposal.late.find(({ order }) => order === 'top')?.reason).toEqual({
      ...{ kind: 'facility', operation: 'cut', name: 'mill' },
    })
  })

  it('makes late what then stands in a queue behind it: the part is named, not the machine', () => {
    const { proposal } = shop(
      [
        { id: 'first', order: 'A' },
        { id: 'second', order: 'B' },
      ],
      ['A', 'B'].map((into) => ({ into, item: 'casting', at: at(3, 0) })),
      [due('A', 1), due('B', 1)],
    )
    // On Thursday one of them waits an hour for the lathe; both have waited for the casting since Tuesday.
    expect(proposal.late.map(({ reason }) => [reason.kind, reason.name])).toEqual([
      ['material', 'casting'],
      ['material', 'casting'],
    ])
  })

  it('waits for the latest of several parts', () => {
    const { of } = shop(
      [
        { id: 'left', order: 'left' },
        { id: 'right', order: 'right', candidates: mill(90) },
        { id: 'join', order: 'top', candidates: [{ facility: 'old lathe', minutes: 30 }] },
      ],
      [
        { into: 'top', item: 'left', from: 'left', at: 0 },
        { into: 'top', item: 'right', from: 'right', at: 0 },
        { into: 'top', item: 'bolt', at: at(0, 0) },
      ],
      [due('top', 1), due('left', 1), due('right', 1)],
    )
    expect(of('join')).toMatchObject({ start: at(0, 9, 30), end: at(0, 10) })
  })

  it('that one order makes for several is waited for by all of them', () => {
    const { of } = shop(
      [
        { id: 'cut', order: 'part', candidates: mill(60) },
        { id: 'a', order: 'A' },
        { id: 'b', order: 'B', candidates: [{ facility: 'old lathe', minutes: 60 }] },
      ],
      [
        { into: 'A', item: 'part', from: 'part', at: 0 },
        { into: 'B', item: 'part', from: 'part', at: 0 },
      ],
      [due('A', 1), due('B', 1), due('part', 1)],
    )
    expect([of('a')?.start, of('b')?.start]).toEqual([at(0, 9), at(0, 9)])
  })

  it('goes into the process that the routing names: what comes before it begins without it', () => {
    const { of } = shop(
      [
        { id: 'saw', order: 'top' },
        { id: 'fit', order: 'top', after: [{ operation: 'saw' }], candidates: mill(30) },
      ],
      [{ into: 'top', operation: 'fit', item: 'bearing', at: at(1, 0) }],
      [due('top', 2)],
    )
    expect(of('saw')?.start).toBe(at(0, 8))
    expect(of('fit')?.start).toBe(at(1, 8))
  })

  it('is brought by an order without processes when its own parts are there and its time has passed', () => {
    const { of } = shop(
      [
        { id: 'cut', order: 'part', candidates: mill(60) },
        { id: 'join', order: 'top' },
      ],
      [
        { into: 'top', item: 'painted', from: 'painting', at: at(1, 0), lasts: 2 * 1440 },
        { into: 'painting', item: 'part', from: 'part', at: 0 },
      ],
      [due('top', 4), due('part', 0)],
    )
    // Cut until nine on Monday, two days of painting.
    expect(of('join')?.start).toBe(at(2, 9))
  })

  it('of an order that no facility can do is there on its day: what is made of it is planned all the same', () => {
    const { of, proposal } = shop(
      [
        { id: 'cut', order: 'part', candidates: [] },
        { id: 'join', order: 'top' },
      ],
      [{ into: 'top', item: 'part', from: 'part', at: at(1, 0) }],
      [due('top', 4), due('part', 1)],
    )
    expect(proposal.unplaced.map(({ operation }) => operation)).toEqual(['cut'])
    expect(of('join')?.start).toBe(at(1, 8))
  })

  it('just in time, what is made for it ends when it begins, later than its own day where it begins later', () => {
    const made = (feeds: boolean) =>
      shop(
        [
          { id: 'cut', order: 'part', candidates: mill(60) },
          { id: 'join', order: 'top' },
        ],
        [
          { into: 'top', item: 'part', from: 'part', at: 0 },
          { into: 'top', item: 'casting', at: at(3, 0) },
        ],
        [due('top', 1), due('part', 0, { feeds })],
        { mode: 'backward', buffer: 0 },
      ).of
    expect(made(true)('cut')).toMatchObject({ start: at(2, 16), end: at(2, 17) })
    expect(made(true)('join')).toMatchObject({ start: at(3, 8) })
    // Also wanted by somebody else: its own day counts.
    expect(made(false)('cut')).toMatchObject({ start: at(0, 16), end: at(0, 17) })
  })

  it('just in time, what cannot be ready in time pushes what it goes into', () => {
    const { of } = shop(
      [
        { id: 'cut', order: 'part', candidates: mill(20 * 60) },
        { id: 'join', order: 'top' },
      ],
      [{ into: 'top', item: 'part', from: 'part', at: 0 }],
      [due('top', 0), due('part', 0)],
      { mode: 'backward', buffer: 0 },
    )
    // Twenty hours are two days and two hours.
    expect(of('cut')).toMatchObject({ start: at(0, 8), end: at(2, 10) })
    expect(of('join')?.start).toBe(at(2, 10))
  })

  it('that comes behind a frozen process is told; the process stays', () => {
    const { of, proposal } = shop(
      [
        { id: 'cut', order: 'part', candidates: mill(180) },
        { id: 'join', order: 'top', fixed: { facility: 'lathe', start: at(0, 9), end: at(0, 10) } },
      ],
      [
        { into: 'top', item: 'part', from: 'part', at: 0 },
        { into: 'top', item: 'bolt', at: at(1, 0) },
      ],
      [due('top', 1), due('part', 1)],
    )
    expect(of('join')?.start).toBe(at(0, 9))
    expect(proposal.frozenTooEarly).toEqual([
      { operation: 'join', material: 'bolt' },
      { operation: 'join', before: 'cut' },
    ])
  })

  it('of orders that wait for each other are refused by their names', () => {
    const steps = [step({ id: 'hen 1', order: 'hen' }), step({ id: 'egg 1', order: 'egg' })]
    const parts = [
      { into: 'hen', item: 'egg', from: 'egg', at: 0 },
      { into: 'egg', item: 'hen', from: 'hen', at: 0 },
    ]
    expect(() => withParts(steps, parts)).toThrow('hen, egg')
  })

  it('a promise that is fitted in keeps them, too', () => {
    const operations = withParts(
      [step({ id: 'cut', order: 'part', candidates: mill(60) }), step({ id: 'join', order: 'top' })],
      [
        { into: 'part', item: 'casting', at: at(1, 0) },
        { into: 'top', item: 'part', from: 'part', at: 0 },
      ],
    )
    const snapshot: FactorySnapshot = {
      ...{ now: at(0, 8), days: 20, firstWeekday: 1, calendars: [], workers: [] },
      ...{
        facilities: [{ id: 'lathe' }, { id: 'mill' }],
        orders: [due('top', 1), due('part', 1)],
        operations,
      },
    }
    expect(fitIn(snapshot).placed.get('join')).toMatchObject({ start: at(1, 9), end: at(1, 10) })
  })
})

/** Every order may draw from those behind it, and from outside. */
function randomParts({ orders }: FactorySnapshot, random: Random): readonly PartInput[] {
  return orders.flatMap(({ id: into }, order) =>
    Array.from({ length: random.below(4) }, (): PartInput => {
      const maker = orders[order + 1 + random.below(6)]?.id
      return maker !== undefined && random.below(3) > 0
        ? { into, item: maker, from: maker, at: 0, wait: random.below(3) === 0 ? 60 : 0 }
        : { into, item: 'bought', at: random.below(20) * 1440 }
    }),
  )
}

describe('in any factory', { timeout: 60_000 }, () => {
  it('no process begins before its parts are there, and the rest is kept: machines, people, calendars, the same twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 120 }), fc.nat(10_000), (operations, seed) => {
        const plain = generateFactory({ operations, days: 90 }, seed)
        const parts = randomParts(plain, new Random(seed + 1))
        const snapshot = { ...plain, operations: withParts(plain.operations, parts) }
        for (const mode of ['forward', 'backward'] as const) {
          const proposal = propose(snapshot, { seed, mode, until: trials(8) })
          expect(checkFactory(snapshot, proposal)).toEqual([])
          expect(proposal.latenessBound).toBeLessThanOrEqual(proposal.result.lateness)
          expect(tooEarly(snapshot, parts, proposal)).toEqual([])
          expect(propose(snapshot, { seed, mode, until: trials(8) })).toEqual(proposal)
        }
      }),
      { numRuns: 8 },
    )
  })
})

/** With arithmetic of its own: by orders, not by links. */
function tooEarly(
  { operations }: FactorySnapshot,
  parts: readonly PartInput[],
  proposal: ReturnType<typeof propose>,
): readonly string[] {
  const placed = new Map(proposal.operations.map((one) => [one.operation, one]))
  const of = (order: string) =>
    operations.filter((one) => one.order === order).flatMap(({ id }) => placed.get(id) ?? [])
  const isWhole = (order: string) => operations.every((one) => one.order !== order || placed.has(one.id))
  return parts.flatMap(({ into, from, at: there, wait = 0 }) => {
    const own = of(into)
    if (own.length === 0) return []
    const begins = Math.min(...own.map(({ start }) => start))
    if (from === undefined) return begins < there ? [`${into} begins at ${begins}`] : []
    const ends = isWhole(from) ? Math.max(...of(from).map(({ end }) => end)) : Number.POSITIVE_INFINITY
    return begins < ends + wait ? [`${into} begins before ${from} ends`] : []
  })
}
