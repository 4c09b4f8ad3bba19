import { blend, distance, placed, type Placed } from './blend.ts'
import { listPlan, rules, urgency } from './list-plan.ts'
import { MachineOrders, type Plan } from './machine-orders.ts'
import { Moves } from './moves.ts'
import { type Random } from './random.ts'
import { type Shop } from './shop.ts'
import { tabuSearch } from './tabu-search.ts'

export interface SearchLimits {
  readonly goal: number
  readonly until: () => boolean
  readonly onBetter: (plan: Plan) => void
}

const poolSize = 12
const patience = 12_500

/**
 * A pool of good and different plans; two of them are blended, the child is improved by tabu search and takes the place
 * of the worst (TS/PR: Peng, Lü and Cheng 2015). When all plans have become alike, the search begins again with the best.
 */
export class EliteSearch {
  readonly orders: MachineOrders
  moves = 0
  private readonly neighbourhood: Moves

  constructor(
    private readonly shop: Shop,
    private readonly random: Random,
    private readonly limits: SearchLimits,
  ) {
    this.orders = new MachineOrders(shop)
    this.neighbourhood = new Moves(shop)
  }

  run(first: Plan): Plan {
    const { limits, random } = this
    let best = first
    const stopped = () => best.makespan <= limits.goal || limits.until()
    const better = (plan: Plan) => {
      if (plan.makespan >= best.makespan) return
      best = plan
      limits.onBetter(plan)
    }
    while (!stopped()) {
      let pool: Placed[] = []
      const add = (start: Plan) => {
        const found = this.improve(start)
        better(found)
        pool = this.admit(pool, placed(this.orders, found))
      }
      add(best)
      while (pool.length < poolSize && !stopped()) {
        const before = pool.length
        add(this.freshPlan(random))
        if (pool.length === before) break
      }
      let fruitless = 0
      while (pool.length > 1 && fruitless < 3 * poolSize && !stopped()) {
        const a = random.below(pool.length)
        const b = (a + 1 + random.below(pool.length - 1)) % pool.length
        const worst = Math.max(...pool.map(({ plan }) => plan.makespan))
        const before = pool
        add(blend(pool[a]!, pool[b]!, 0.3 + 0.4 * random.fraction(), random))
        fruitless = pool === before || worst === best.makespan ? fruitless + 1 : 0
      }
    }
    return best
  }

  private freshPlan(random: Random): Plan {
    const rule = rules[random.below(rules.length)]!
    return listPlan(this.shop, urgency(this.shop, rule, random, 0.6))
  }

  private improve(start: Plan): Plan {
    this.orders.load(start)
    const { plan, moves } = tabuSearch(this.orders, this.neighbourhood, this.random, {
      patience,
      ...this.limits,
    })
    this.moves += moves
    return plan
  }

  /** The pool with one more, or with one more instead of the worst; twins stay out. */
  private admit(pool: Placed[], one: Placed): Placed[] {
    const twin = pool.find(
      (other) => other.plan.makespan === one.plan.makespan && distance(other, one) < this.shop.operations,
    )
    if (twin) return pool
    if (pool.length < poolSize) return [...pool, one]
    const worst = pool.reduce((a, b) => (b.plan.makespan > a.plan.makespan ? b : a))
    if (worst.plan.makespan < one.plan.makespan) return pool
    return [...pool.filter((other) => other !== worst), one]
  }
}
