import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFactory } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { generateFactory } from './generate-factory.ts'
import { planFactory } from './plan-factory.ts'
import { DragDesk, type NamedDrag, playDrags, standingTable } from './play-drags.ts'

/** A factory by chance, and its plan by the best rule, everything fixed at its place. */
function planned(operations: number): {
  readonly snapshot: FactorySnapshot
  readonly standing: FactorySnapshot
} {
  const snapshot = generateFactory({ operations }, 7)
  const { table } = planFactory(buildFactory(snapshot), { aims: ['lateness'], seed: 1, until: () => true })
  const standing = snapshot.operations.map((one, x) => {
    const facility = snapshot.facilities[table.facility[x] ?? -1]?.id
    if (facility === undefined || one.fixed || one.progress) return one
    const worker = snapshot.workers[table.worker[x] ?? -1]?.id
    const fixed = { facility, start: table.start[x] ?? 0, end: table.end[x] ?? 0 }
    return { ...one, fixed: worker === undefined ? fixed : { ...fixed, worker } }
  })
  return { snapshot, standing: { ...snapshot, operations: standing } }
}

const { snapshot, standing } = planned(1000)
const before = standingTable(standing)
const free = snapshot.operations.filter(({ fixed, progress }) => !fixed && !progress)
const anyDrag = fc
  .record({
    operation: fc.constantFrom(...free.map(({ id }) => id)),
    start: fc.integer({ min: 0, max: 30 * 1440 }),
    mode: fc.constantFrom('push' as const, 'swap' as const, 'repair' as const),
  })
  .map((drag): NamedDrag => drag)

describe('Drags on a plan that stands', () => {
  it('change when they are dropped what they show while they are in the hand', () => {
    fc.assert(
      fc.property(anyDrag, anyDrag, (first, second) => {
        const desk = new DragDesk(snapshot, before)
        const shown = desk.preview(first)
        // Looking elsewhere meanwhile leaves no trace.
        desk.preview(second)
        desk.drop(first)
        const { changed, lost } = desk.played()
        const byName = (all: typeof changed) => all.toSorted((a, b) => (a.operation < b.operation ? -1 : 1))
        if (!('changed' in shown)) throw new Error('Refused')
        expect(byName(shown.changed)).toEqual(byName(changed))
        expect(shown.lost.toSorted()).toEqual(lost.toSorted())
      }),
      { numRuns: 15 },
    )
  })

  it('show at a glance, as numbers, what begins until a moment as they show all of it', () => {
    fc.assert(
      fc.property(anyDrag, fc.integer({ min: 0, max: 40 * 1440 }), (drag, through) => {
        const desk = new DragDesk(snapshot, before)
        const shown = desk.preview(drag)
        if (!('changed' in shown) || shown.lost.length > 0) return
        const places = desk.glance(drag, through)
        const seen = new Map<string, readonly number[]>()
        places?.operation.forEach((x, i) => {
          const [start = -1, end = -1] = [places.start[i], places.end[i]]
          seen.set(snapshot.operations[x]?.id ?? '', [start, end, places.facility[i] ?? -1])
        })
        const starts = new Map(snapshot.operations.map(({ id }, x) => [id, before.start[x] ?? 0]))
        const until = shown.changed.filter(
          ({ operation, start }) => (starts.get(operation) ?? 0) <= through && start <= through,
        )
        expect(until.map(({ operation }) => seen.get(operation))).toEqual(
          until.map(({ start, end, facility }) => [
            ...[start, end, snapshot.facilities.findIndex(({ id }) => id === facility)],
          ]),
        )
      }),
      { numRuns: 15 },
    )
  })

  const numbers = new Map(snapshot.operations.map(({ id }, x) => [id, x]))
  const stoodAt = (id: string) => {
    const x = numbers.get(id) ?? -1
    const [facility, worker] = [snapshot.facilities[before.facility[x] ?? -1]?.id, before.worker[x] ?? -1]
    const by = snapshot.workers[worker]?.id
    const start = before.start[x] ?? 0
    return { operation: id, start, ...(facility ? { facility } : {}), ...(by ? { worker: by } : {}) }
  }

  it('are undone by putting all that they moved where it stood, at once: everything is as it was', () => {
    fc.assert(
      fc.property(fc.array(anyDrag, { minLength: 1, maxLength: 4 }), (drags) => {
        const desk = new DragDesk(snapshot, before)
        for (const drag of drags) desk.drop(drag)
        const { changed, lost, dragged } = desk.played()
        const moved = [...changed, ...dragged].map(({ operation }) => operation)
        fc.pre(lost.length === 0)
        desk.putBack([...new Set(moved)].map(stoodAt))
        const again = desk.played()
        expect(again.changed).toEqual([])
        expect(again.dragged.flatMap(({ held }) => held ?? [])).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('send what is in the way elsewhere where repair is asked, and never by pushing', () => {
    const machine = new Map(snapshot.operations.map(({ id }, x) => [id, before.facility[x]]))
    const places = (mode: 'push' | 'repair') =>
      free.slice(0, 20).flatMap(({ id }) => {
        const played = playDrags(snapshot, before, [{ operation: id, start: 0, mode }])
        return 'changed' in played
          ? played.changed.filter(
              ({ operation, facility }) => snapshot.facilities[machine.get(operation) ?? -1]?.id !== facility,
            )
          : []
      })
    expect(places('push')).toEqual([])
    expect(places('repair').length).toBeGreaterThan(0)
  })

  it('make an operation as long as they say, as it was shown in the hand; what keeps that from where it stands is named', () => {
    const numbers = new Map(snapshot.operations.map(({ id }, x) => [id, x]))
    let longer = 0
    for (const { id } of free.slice(0, 60)) {
      const x = numbers.get(id) ?? -1
      const start = before.start[x] ?? 0
      const usual = new DragDesk(snapshot, before).preview({ operation: id, start })
      const desk = new DragDesk(snapshot, before)
      const drag = { operation: id, start, minutes: 900 }
      const shown = desk.preview(drag)
      // Another preview has the usual length again.
      expect(desk.preview({ operation: id, start })).toEqual(usual)
      const refused = desk.drop(drag)
      expect(refused ?? { tooLong: drag }).toMatchObject({ tooLong: drag })
      if (refused) continue
      const own = desk.played().dragged.find(({ operation }) => operation === id)
      if (!('changed' in shown)) throw new Error('Refused')
      expect(shown.lost.includes(id)).toBe(own === undefined)
      if (!own) continue
      expect(shown.changed.find(({ operation }) => operation === id)).toMatchObject({ end: own.end })
      expect(own.start).toBe(Math.round(start))
      // And it stays so long when it goes on.
      desk.drop({ operation: id, start: start + 1440 })
      const there = desk.played().dragged.find(({ operation }) => operation === id)
      expect((there?.end ?? 0) - (there?.start ?? 0)).toBeGreaterThanOrEqual(900)
      longer++
    }
    expect(longer).toBeGreaterThan(0)
  })

  it('are refused by name where there is no such operation, or no such facility for it', () => {
    const drag = { operation: 'none', start: 0 }
    expect(playDrags(snapshot, before, [drag])).toEqual({ unknown: drag })
    const elsewhere = { operation: free[0]?.id ?? '', facility: 'none', start: 0 }
    expect(playDrags(snapshot, before, [elsewhere])).toEqual({ impossible: elsewhere })
  })
})
