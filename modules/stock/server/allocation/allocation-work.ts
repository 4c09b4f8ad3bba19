import { written } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { Later } from '#platform/server/unit/later.ts'
import type { PostingWork } from '../ledger/posting-work.ts'
import type { Demand } from '../ledger/demand.ts'
import { Refusals, throwRefused } from '../ledger/refusals.ts'
import { itemsHeldBy, makeHeldFirm, releaseHeld, type ItemOfFactory } from './held-by-demands.ts'
import { changesOfPosting, readFree } from './read-free.ts'
import type { AllocationRequest, Given } from './request.ts'
import { addFree, askedOf, serveRequests } from './serve-requests.ts'
import { writeAllocations } from './write-allocations.ts'

interface Added {
  readonly requests: readonly AllocationRequest[]
  readonly refusals: Refusals
  readonly outcome: Later<readonly string[]>
}

/** What a unit of work promises of the stock, and gives back. */
export class AllocationWork {
  readonly #added: Added[] = []
  readonly #released: Demand[] = []
  readonly #firm: { readonly demands: readonly Demand[]; readonly firm: boolean }[] = []
  #given: readonly Given[] = []

  allocate(
    requests: readonly AllocationRequest[],
    cellOf?: (path: string) => string,
  ): Later<readonly string[]> {
    const outcome = new Later<readonly string[]>()
    this.#added.push({ requests, refusals: new Refusals(cellOf), outcome })
    return outcome
  }

  /** Served before all others: what has been waited for. */
  allocateFirst(requests: readonly AllocationRequest[]): Later<readonly string[]> {
    const outcome = new Later<readonly string[]>()
    if (requests.length === 0) outcome.settle([])
    else this.#added.unshift({ requests, refusals: new Refusals(), outcome })
    return outcome
  }

  release(demands: readonly Demand[]): void {
    this.#released.push(...demands)
  }

  makeFirm(demands: readonly Demand[], firm: boolean): void {
    this.#firm.push({ demands, firm })
  }

  /** Whose pools guard what is promised and given back. */
  async items(context: Context): Promise<readonly ItemOfFactory[]> {
    const { factory_cd } = context.session
    const wanted = this.#added.flatMap(({ requests }) => requests.map(({ item_cd }) => item_cd))
    const asked = [...new Set(wanted)].map((item_cd) => ({ factory_cd, item_cd }))
    const demands = [...this.#released, ...this.#firm.flatMap(({ demands }) => demands)]
    return demands.length === 0 ? asked : [...asked, ...(await itemsHeldBy(context, demands))]
  }

  async giveBack(context: Context, locked: readonly ItemOfFactory[]): Promise<void> {
    if (this.#released.length > 0) await releaseHeld(context, this.#released, locked)
    for (const { demands, firm } of this.#firm) await makeHeldFirm(context, demands, firm, locked)
  }

  /** In the order of the requests, after what the posting of the unit has brought and taken. */
  async judge(context: Context, posting: PostingWork['judged']): Promise<void> {
    if (this.#added.length === 0) return
    const { factory_cd } = context.session
    const asked = this.#added.map(({ requests }) => requests.map((request) => askedOf(factory_cd, request)))
    const free = await readFree(context, asked.flat())
    if (posting) for (const [key, change] of changesOfPosting(posting)) addFree(free.free, key, change)
    const given = this.#added.map(({ refusals, outcome }, at) => {
      const served = serveRequests(asked[at] ?? [], free, refusals)
      outcome.settle(served.map(({ qty }) => written(qty)))
      return served
    })
    throwRefused(this.#added.map(({ refusals }) => refusals))
    this.#given = given.flat().flatMap((served) => served.given)
  }

  async write(context: Context): Promise<void> {
    await writeAllocations(context, this.#given)
  }
}
