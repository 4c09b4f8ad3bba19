import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFactory } from '../checker/check-factory.ts'
import { buildFactory } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { generateFactory } from './generate-factory.ts'
import { planFactory } from './plan-factory.ts'
import { readProposal } from './proposal.ts'
import { type Drag, type DragMode, Rescheduler } from './reschedule.ts'
import type { Timetable } from './timetable.ts'

const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute

/** Three hours on one lathe in the order a, b, c, and d behind a on the mill. */
const snapshot: FactorySnapshot = {
  now: at(0, 8),
  days: 10,
  firstWeekday: 1,
  calendars: [],
  facilities: [{ id: 'lathe' }, { id: 'mill' }],
  workers: [],
  orders: ['a', 'b', 'c'].map((id, i) => ({ id, item: id, release: 0, due: at(1, 8) + i, weight: 1 })),
  operations: [
    ...['a', 'b', 'c'].map((id) => ({
      id,
      order: id,
      quantity: 1,
      after: [],
      candidates: [
        { facility: 'lathe', minutes: 60 },
        { facility: 'mill', minutes: 90, priority: 2 },
      ],
      splittable: true,
    })),
    {
      id: 'd',
      order: 'a',
      quantity: 1,
      after: [{ operation: 'a' }],
      candidates: [{ facility: 'mill', minutes: 30 }],
      splittable: true,
    },
  ],
}

function planned(from: FactorySnapshot) {
  const factory = buildFactory(from)
  return { factory, plan: planFactory(factory, { aims: ['lateness'], seed: 1, until: () => true }) }
}

/** a at 8, b at 9, c at 10 on the lathe; d at 9 on the mill. */
function onTheLathe() {
  const withFixed = planned({
    ...snapshot,
    operations: snapshot.operations.map((one, i) => ({
      ...one,
      fixed:
        i < 3
          ? { facility: 'lathe', start: at(0, 8 + i), end: at(0, 9 + i) }
          : { facility: 'mill', start: at(0, 9), end: at(0, 9, 30) },
    })),
  })
  const { factory } = planned(snapshot)
  return new Rescheduler(factory, withFixed.plan.table)
}

const startsAfter = (drag: Drag) => {
  const { standOf, changed, held } = onTheLathe().preview(drag)
  const stands = [0, 1, 2, 3].map(standOf)
  return {
    starts: stands.map(({ start }) => start),
    changed: [...changed].sort((a, b) => a - b),
    held,
    facility: stands.map(({ facility }) => facility),
  }
}

describe('dragging a bar', { timeout: 20_000 }, () => {
  it('pushes what is in the way later, and what follows it', () => {
    const { starts, changed } = startsAfter({ operation: 2, facility: 0, start: at(0, 8), mode: 'push' })
    expect(starts).toEqual([at(0, 9), at(0, 10), at(0, 8), at(0, 10)])
    expect(changed).toEqual([0, 1, 2, 3])
  })

  it('swaps with the bar that it is dropped on', () => {
    const { starts } = startsAfter({ operation: 2, facility: 0, start: at(0, 8, 10), mode: 'swap' })
    expect(starts).toEqual([at(0, 10), at(0, 9), at(0, 8), at(0, 11)])
  })

  it('leaves everything as it is when the bar is dropped on a facility that cannot do it', () => {
    expect(startsAfter({ operation: 3, facility: 0, start: at(0, 8), mode: 'swap' })).toMatchObject({
      starts: [at(0, 8), at(0, 9), at(0, 10), at(0, 9)],
      changed: [],
      held: 'facility',
    })
  })

  it('repairs by sending what is in the way to the facility where it ends first', () => {
    const { starts, facility } = startsAfter({ operation: 2, facility: 0, start: at(0, 9), mode: 'repair' })
    expect(starts[2]).toBe(at(0, 9))
    expect([facility[1], starts[1]]).toEqual([1, at(0, 9)])
  })

  it('says what keeps the bar from where it was dropped', () => {
    expect(startsAfter({ operation: 3, facility: 1, start: at(0, 8), mode: 'push' })).toMatchObject({
      held: 'predecessor',
      starts: [at(0, 8), at(0, 9), at(0, 10), at(0, 9)],
    })
  })

  it('says that nobody works then, when what comes before is done by the time it was dropped at', () => {
    expect(startsAfter({ operation: 3, facility: 1, start: at(0, 20), mode: 'push' })).toMatchObject({
      held: 'calendar',
      starts: [at(0, 8), at(0, 9), at(0, 10), at(1, 8)],
    })
  })

  it('a bar dragged behind its successor takes it along', () => {
    const { starts } = startsAfter({ operation: 0, facility: 0, start: at(0, 12), mode: 'push' })
    expect(starts).toEqual([at(0, 12), at(0, 9), at(0, 10), at(0, 13)])
  })

  it('every drag in a random factory leaves a schedule that passes the checker', () => {
    const modes: readonly DragMode[] = ['push', 'swap', 'repair']
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(1_000_000), fc.constantFrom(...modes), (seed, chance, mode) => {
        const from = generateFactory({ operations: 60, days: 30 }, seed)
        const { factory, plan } = planned(from)
        const rescheduler = new Rescheduler(factory, plan.table)
        for (let i = 0; i < 6; i++) {
          const operation = (chance + 7 * i) % factory.operations
          if (plan.table.facility[operation]! < 0) continue
          const start = from.now + ((chance * (i + 1)) % (15 * 1440))
          const { timetable } = rescheduler.preview({
            operation,
            facility: plan.table.facility[operation]!,
            start,
            mode,
          })
          expect(checkFactory(from, readProposal(from, factory, { ...plan, table: timetable() }))).toEqual([])
        }
      }),
      { numRuns: 8 },
    )
  })

  it('what a drag moved is put back around what others have dragged since: the checker finds nothing', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(1_000_000), (seed, chance) => {
        const from = generateFactory({ operations: 60, days: 30 }, seed)
        const { factory, plan } = planned(from)
        const dragged = (table: Timetable, operation: number, start: number) =>
          new Rescheduler(factory, table).preview({
            ...{ operation, facility: table.facility[operation] ?? -1, start, mode: 'push' as const },
          })
        const [mine, theirs] = [chance % factory.operations, (chance * 7 + 3) % factory.operations]
        const first = dragged(plan.table, mine, from.now + (chance % (15 * 1440)))
        const after = first.timetable()
        const since = dragged(after, theirs, from.now + ((chance * 3) % (15 * 1440))).timetable()
        const columns = ['facility', 'worker', 'start', 'end'] as const
        const untouched = [...first.changed].filter(
          (x) =>
            (since.facility[x] ?? -1) >= 0 &&
            columns.every((column) => since[column][x] === after[column][x]),
        )
        const { table } = plan
        const places = untouched.map((operation) => ({
          ...{ operation, facility: table.facility[operation] ?? -1, start: table.start[operation] ?? 0 },
          ...{ worker: table.worker[operation] ?? -1 },
        }))
        const back = new Rescheduler(factory, since).putBack(places).timetable()
        expect(checkFactory(from, readProposal(from, factory, { ...plan, table: back }))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('names what changed, and where it stands now, as the whole schedule does', () => {
    const { factory, plan } = planned(generateFactory({ operations: 150, days: 30 }, 4))
    const rescheduler = new Rescheduler(factory, plan.table)
    const operation = plan.table.order[20]!
    const facility = plan.table.facility[operation]!
    const { changed, standOf, timetable } = rescheduler.preview({
      operation,
      facility,
      start: factory.now,
      mode: 'push',
    })
    const whole = timetable()
    expect(changed.length).toBeGreaterThan(1)
    const all = Array.from({ length: factory.operations }, (_, x) => x)
    expect(all.map((x) => standOf(x).start)).toEqual([...whole.start])
    const elsewhere = all.filter(
      (x) => whole.start[x] !== plan.table.start[x] || whole.end[x] !== plan.table.end[x],
    )
    expect([...changed].sort((a, b) => a - b)).toEqual(expect.arrayContaining(elsewhere))
    expect([...whole.order].sort((a, b) => a - b)).toEqual([...plan.table.order].sort((a, b) => a - b))
  })

  it('a preview leaves nothing behind for the next one', () => {
    const { factory, plan } = planned(generateFactory({ operations: 150, days: 30 }, 4))
    const used = new Rescheduler(factory, plan.table)
    for (let i = 0; i < 30; i++) {
      const operation = (i * 37) % factory.operations
      const mode = (['push', 'swap', 'repair'] as const)[i % 3] ?? 'push'
      const facility = plan.table.facility[operation]!
      const drag = { operation, facility, start: factory.now + 400 * i, mode }
      const fresh = new Rescheduler(factory, plan.table).preview(drag)
      const again = used.preview(drag)
      expect(again.changed).toEqual(fresh.changed)
      for (const column of ['facility', 'lane', 'worker', 'start', 'setup', 'end'] as const)
        expect(again.timetable()[column]).toEqual(fresh.timetable()[column])
    }
  })

  it('a walk that ends where nothing differs any more answers what a walk to the end does', () => {
    const { factory, plan } = planned(generateFactory({ operations: 400, load: 0.7 }, 5))
    const stops = new Rescheduler(factory, plan.table, 8)
    const never = new Rescheduler(factory, plan.table, factory.operations)
    for (let i = 0; i < 120; i++) {
      const operation = (i * 53) % factory.operations
      const mode = (['push', 'swap', 'repair'] as const)[i % 3] ?? 'push'
      const facility = plan.table.facility[operation]!
      const start = Math.max(factory.now, plan.table.start[operation]! + ((i * 997) % 2880) - 1440)
      const drag = { operation, facility, start, mode }
      expect(stops.preview(drag).changed).toEqual(never.preview(drag).changed)
      for (const column of ['facility', 'lane', 'worker', 'start', 'setup', 'end'] as const)
        expect(stops.preview(drag).timetable()[column]).toEqual(never.preview(drag).timetable()[column])
    }
  })
})
