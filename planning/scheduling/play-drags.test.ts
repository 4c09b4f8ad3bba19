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

  it('are refused by name where there is no such operation, or no such facility for it', () => {
    const drag = { operation: 'none', start: 0 }
    expect(playDrags(snapshot, before, [drag])).toEqual({ unknown: drag })
    const elsewhere = { operation: free[0]?.id ?? '', facility: 'none', start: 0 }
    expect(playDrags(snapshot, before, [elsewhere])).toEqual({ impossible: elsewhere })
  })
})
