import { type PlanState } from '../mrp/plan-state.ts'
import { type OrderName } from '../mrp/proposal.ts'
import { none, source } from '../mrp/snapshot.ts'
import { pegsOf, type DemandEnd, type Peg, type SupplyEnd } from './pegs.ts'

/** A peg, and what lies behind its far end; branches are found when they are asked for. */
export interface PegBranch {
  readonly item: number
  readonly peg: Peg
  branches(): readonly PegBranch[]
}

/** Single-level pegs of the items that were looked at, and trees over them in both directions. One book per plan. */
export class PegBook {
  private readonly state: PlanState
  private readonly known = new Map<number, readonly Peg[]>()

  constructor(state: PlanState) {
    this.state = state
  }

  pegs(item: number): readonly Peg[] {
    const known = this.known.get(item) ?? pegsOf(this.state, item)
    this.known.set(item, known)
    return known
  }

  /** What covers a demand; each branch goes on with what the covering order draws, down to stock and purchases. */
  coverOf(demand: number): readonly PegBranch[] {
    const item = this.state.demands.item[demand] ?? 0
    return this.down(item, (end) => end.kind === 'demand' && end.demand === demand)
  }

  /** What an order draws, and what covers that. */
  partsOf(order: OrderName): readonly PegBranch[] {
    return this.drawnItems(order.item).flatMap((part) =>
      this.down(
        part,
        (end) => end.kind === 'order' && end.item === order.item && end.ordinal === order.ordinal,
      ),
    )
  }

  /** What an order is for; each branch goes on with what its parent's order is for, up to the customers. */
  purposeOf(order: OrderName): readonly PegBranch[] {
    return this.up(order.item, (end) => end.kind === 'order' && end.ordinal === order.ordinal)
  }

  /** What an existing supply is for. */
  purposeOfSupply(supply: number): readonly PegBranch[] {
    const item = this.state.supplies.item[supply] ?? 0
    return this.up(item, (end) => end.kind === 'supply' && end.supply === supply)
  }

  private down(item: number, is: (end: DemandEnd) => boolean): readonly PegBranch[] {
    return this.pegs(item)
      .filter(({ demand }) => is(demand))
      .map((peg) => ({
        item,
        peg,
        branches: () => (peg.supply.kind === 'order' ? this.partsOf(peg.supply) : []),
      }))
  }

  private up(item: number, is: (end: SupplyEnd) => boolean): readonly PegBranch[] {
    return this.pegs(item)
      .filter(({ supply }) => is(supply))
      .map((peg) => ({
        item,
        peg,
        branches: () => (peg.demand.kind === 'order' ? this.purposeOf(peg.demand) : []),
      }))
  }

  /** Parts of an item's BOM and their substitutes, each once. */
  private drawnItems(item: number): readonly number[] {
    const { snapshot, items } = this.state
    if (items.source[item] === source.buy) return []
    const { from, child, substitute } = snapshot.bom
    const [first, last] = [from[item], from[item + 1]]
    const drawn = [...child.subarray(first, last), ...substitute.subarray(first, last)]
    return [...new Set(drawn)].filter((one) => one !== none)
  }
}
