import { describe, expect, it } from 'vitest'
import { listPlan, urgency } from './list-plan.ts'
import { MachineOrders } from './machine-orders.ts'
import { Moves } from './moves.ts'
import { Random } from './random.ts'
import { buildShop, type JobList } from './shop.ts'
import { plainShop, randomShop } from './small-shops.ts'

/** A walk of moves from a dispatched start. */
function walk(list: JobList, seed: number) {
  const shop = buildShop(list)
  const random = new Random(seed)
  const orders = new MachineOrders(shop)
  orders.load(listPlan(shop, urgency(shop, 'most-work', random, 0)))
  return { shop, random, orders, moves: new Moves(shop) }
}

describe('moves', () => {
  it('heads, tails and makespan kept up to date are those of a fresh calculation', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const { shop, random, orders, moves } = walk(
        randomShop({ jobs: 10, machines: 5, steps: 8, choices: 3, longest: 30 }, seed),
        seed,
      )
      for (let i = 0; i < 200 && moves.choose(orders, 0, random); i++) {
        moves.apply(orders, random)
        const fresh = new MachineOrders(shop)
        fresh.load(orders.save())
        expect(orders.makespan).toBe(fresh.makespan)
        expect(orders.head.join()).toBe(fresh.head.join())
        expect(orders.tail.join()).toBe(fresh.tail.join())
      }
    }
  })

  it('in a job shop the estimate is nearly always the makespan that follows, or below it', () => {
    let sound = 0
    let exact = 0
    let all = 0
    for (let seed = 1; seed <= 4; seed++) {
      const { random, orders, moves } = walk(plainShop(10, 6, seed), seed)
      for (let i = 0; i < 200 && moves.choose(orders, 0, random); i++) {
        const { estimate } = moves
        moves.apply(orders, random)
        all++
        if (estimate <= orders.makespan) sound++
        if (estimate === orders.makespan) exact++
      }
    }
    expect(sound / all).toBeGreaterThan(0.9)
    expect(exact / all).toBeGreaterThan(0.5)
  })

  it('a move that would close a circle is refused and changes nothing', () => {
    const shop = buildShop({ machines: 1, jobs: [[3, 4].map((duration) => [{ machine: 0, duration }])] })
    const orders = new MachineOrders(shop)
    orders.load(listPlan(shop, urgency(shop, 'most-work', new Random(1), 0)))
    expect(orders.place(0, 1, 0)).toBe(false)
    expect([...orders.order]).toEqual([0, 1])
    expect(orders.makespan).toBe(7)
  })
})
