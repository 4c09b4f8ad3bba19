import { expect, it } from 'vitest'
import { buildFactory } from '../scheduling/factory.ts'
import { generateFactory } from '../scheduling/generate-factory.ts'
import { planFactory } from '../scheduling/plan-factory.ts'
import { MoveDesk, type ShopOfMoves } from './move-desk.ts'
import { namesOf, type Move } from './played-moves.ts'

/** A factory by chance whose processes are called as those of plans. */
function shopOf(operations: number): ShopOfMoves {
  const made = generateFactory({ operations }, 5)
  const { table } = planFactory(buildFactory(made), { aims: ['lateness'], seed: 1, until: () => true })
  const names = new Map(made.operations.map(({ id }, x) => [id, `P ${String(x + 1)} 10`]))
  const nameOf = (id: string) => names.get(id) ?? ''
  const all = made.operations.map((one) => ({
    ...one,
    id: nameOf(one.id),
    after: one.after.map((link) => ({ ...link, operation: nameOf(link.operation) })),
  }))
  return {
    snapshot: { ...made, operations: all },
    places: all.flatMap(({ id, quantity }, x) => {
      const [facility, start, end] = [made.facilities[table.facility[x] ?? -1], table.start[x], table.end[x]]
      return facility && start !== undefined && end !== undefined
        ? [
            {
              ...{ id, facility: facility.id, worker: made.workers[table.worker[x] ?? -1]?.id ?? '' },
              ...{ qty: quantity, start, end },
            },
          ]
        : []
    }),
    ...{ locked: [], from_dt: '2026-11-19' },
  }
}

it('answers behind what was dropped, and behind what was undone, as a desk that begins there', () => {
  const shop = shopOf(400)
  const fresh = () => new MoveDesk(shop, shop.from_dt)
  const isFree = new Set(shop.snapshot.operations.flatMap(({ id, fixed }) => (fixed ? [] : [id])))
  const first = shop.places.find(({ id }) => isFree.has(id))
  // Behind each other on one machine: each finds it as the one before has left it.
  const moves = shop.places
    .filter(({ id, facility }) => isFree.has(id) && facility === first?.facility)
    .toSorted((a, b) => a.start - b.start)
    .slice(0, 3)
    .map(({ id, facility }): Move => ({
      ...namesOf(id),
      ...{ facility_cd: facility, start: 2880, mode: 'push' },
    }))
  const through = shop.snapshot.days * 1440
  const desk = fresh()
  const dropped = desk.play(moves.slice(0, 1))
  expect(dropped?.moved.length).toBeGreaterThan(0)
  desk.makeReady()
  expect(desk.glance(moves.slice(0, 2), through)).toEqual(fresh().glance(moves.slice(0, 2), through))
  expect(desk.play(moves)).toEqual(fresh().play(moves))
  expect(desk.glance(moves.slice(1, 2), through)).toEqual(fresh().glance(moves.slice(1, 2), through))
  expect(desk.play(moves.slice(0, 1))).toEqual(dropped)
})
