import { say } from '#platform/server/facts/say.ts'
import type { Later } from '#platform/server/unit/later.ts'
import type { Part, Unit } from '#platform/server/unit/unit-of-work.ts'
import type { WantedRows } from '#platform/server/unit/locked-document.ts'
import { stockChanged } from '../../contract/stock-facts.ts'
import { AllocationWork } from '../allocation/allocation-work.ts'
import type { ItemOfFactory } from '../allocation/held-by-demands.ts'
import { recordReleased } from '../allocation/released-promises.ts'
import type { AllocationRequest } from '../allocation/request.ts'
import { PegWork, type Arrival, type LoosenedDemand } from '../peg/peg-work.ts'
import type { OpenSupply, PegRequest } from '../peg/supply.ts'
import { demandsHolding, rowsOfDemands, tellDemands } from '../supply-demand/demand-rows.ts'
import { readFacts } from './facts.ts'
import { lockPools, poolsToLock, type WantedPool } from './lock-pools.ts'
import type { Demand } from './demand.ts'
import type { Posting, Reversal } from './posting.ts'
import { isAvailable } from './line.ts'
import { PostingWork, type ArrivedFor, type Posted } from './posting-work.ts'

/**
 * What a unit of work does to the stock, under one lock of all pools it touches: what is given back is free first, then
 * goods move, what they were waited for by is theirs, and then they are promised anew.
 */
export class StockWork implements Part {
  readonly #postings = new PostingWork()
  readonly #allocations = new AllocationWork()
  readonly #pegs = new PegWork()
  #arrived: readonly ArrivedFor[] = []

  constructor(readonly unit: Unit) {}

  post(posting: Posting): Later<Posted> {
    return this.#postings.post(posting)
  }

  reverse(reversal: Reversal): Later<Posted> {
    return this.#postings.reverse(reversal)
  }

  allocate(
    requests: readonly AllocationRequest[],
    cellOf?: (path: string) => string,
  ): Later<readonly string[]> {
    return this.#allocations.allocate(requests, cellOf)
  }

  release(demands: readonly Demand[]): void {
    this.#allocations.release(demands)
  }

  makeFirm(demands: readonly Demand[], firm: boolean): void {
    this.#allocations.makeFirm(demands, firm)
  }

  peg(requests: readonly PegRequest[], cellOf?: (path: string) => string): void {
    this.#pegs.peg(requests, cellOf)
  }

  unpeg(demands: readonly LoosenedDemand[]): void {
    this.#pegs.unpeg(demands)
  }

  changeSupply(supplies: readonly OpenSupply[]): void {
    this.#pegs.changeSupply(supplies)
  }

  #pegged: readonly ItemOfFactory[] = []
  #pools: readonly WantedPool[] = []
  #touched: readonly ItemOfFactory[] = []

  /** Demands whose promises this may change: those that hold what turns out to be missing, and those that wait for a supply. */
  async documents(): Promise<readonly WantedRows[]> {
    const { context } = this.unit
    await this.#postings.resolve(context)
    const { lines } = this.#postings
    const { factory_cd } = context.session
    const pegs = await this.#pegs.concerned(context, lines)
    this.#pegged = pegs.map(({ item_cd }) => ({ factory_cd, item_cd }))
    this.#pools = poolsToLock([...lines, ...(await this.#itemsOfPegs())])
    const missing = lines
      .filter(({ division, ends }) => division.truth && ends && isAvailable(ends.from))
      .map(({ item, ends }) => ({
        factory_cd: ends?.from.factory_cd ?? factory_cd,
        item_cd: item.item_cd,
      }))
    const waiting = this.#pegs.waiting(pegs, lines)
    return rowsOfDemands(context, [...(await demandsHolding(context, missing)), ...waiting])
  }

  /** Each with the factory whose pool guards its pegs. */
  async #itemsOfPegs(): Promise<Parameters<typeof poolsToLock>[0]> {
    const { context } = this.unit
    const { items } = this.#pegs
    if (items.length === 0) return []
    const biz_dt = context.now.toISOString().slice(0, 10)
    const facts = await readFacts(context, { biz_dt, items, locations: [] })
    const factories = [context.session.factory_cd]
    return [...facts.items.values()].map((item) => ({ item, factories }))
  }

  async prepare(): Promise<void> {
    const { context } = this.unit
    const promised = [...(await this.#allocations.items(context)), ...this.#pegged]
    this.#touched = [...this.#pools, ...promised]
    const pools = await lockPools(context, this.#pools, promised)
    await this.#allocations.giveBack(context, promised)
    await this.#postings.judge(context, pools)
    const arrivals = await this.#pegs.receive(context, this.#postings.lines, itemsOf(this.#pools, promised))
    const given = this.#allocations.allocateFirst(arrivals.map(({ request }) => request))
    await this.#allocations.judge(context, this.#postings.judged)
    await this.#pegs.judge(context, arrivals, given)
    this.#arrived = arrivedOf(arrivals, given)
  }

  async write(): Promise<void> {
    const { context } = this.unit
    await this.#postings.write(context, this.#arrived)
    await this.#allocations.write(context)
    await this.#pegs.write(context)
    await this.#tell()
    this.#sayChanged()
  }

  /** In every factory where goods have moved or are promised anew. */
  #sayChanged(): void {
    const { corrected } = this.#postings
    for (const { factory_cd, item_cd } of this.#touched) {
      const items = [item_cd]
      say(
        this.unit.context,
        stockChanged,
        { items, corrected: corrected.has(item_cd) ? items : [] },
        factory_cd,
      )
    }
  }

  async #tell(): Promise<void> {
    const { lost } = this.#pegs
    for (const { supply, promise } of lost) {
      const document = { document_kind: supply.supply_kind, document_no: supply.supply_no }
      await recordReleased(this.unit.context, document, [promise])
    }
    const missing = this.#postings.judged?.reductions.released ?? []
    const promises = [...missing, ...lost].map(({ promise }) => promise)
    await tellDemands(this.unit, 'lost', promises)
    await tellDemands(
      this.unit,
      'arrived',
      this.#arrived.map(({ line: _line, ...promise }) => promise),
    )
  }
}

const itemsOf = (...locked: readonly (readonly ItemOfFactory[])[]): ReadonlySet<string> =>
  new Set(locked.flat().map(({ item_cd }) => item_cd))

const arrivedOf = (arrivals: readonly Arrival[], given: Later<readonly string[]>): readonly ArrivedFor[] =>
  arrivals.flatMap(({ line, peg, request }, at) => {
    const { demand_kind, demand_no, demand_line, item_cd } = peg
    const { warehouse_cd } = request
    const qty = given.value[at] ?? '0'
    return Number(qty) > 0 ? [{ line, demand_kind, demand_no, demand_line, item_cd, warehouse_cd, qty }] : []
  })
