import { z } from 'zod'
import {
  compare,
  decimal,
  divided,
  minus,
  plus,
  rounded,
  times,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { quantityDivision, supplyDivision } from '../../contract/bom.ts'
import type { Cost, CostGap } from '../../contract/roll-up.ts'
import {
  added,
  asWritten,
  hour,
  hundred,
  isZero,
  mapped,
  nothing,
  ofGoodOnes,
  one,
  shareOf,
  shortestOf,
  whole,
  workingScale,
  type ExactCost,
} from './exact-cost.ts'

/** What a roll-up is made from: everything in force on one day. */
export interface CostSources {
  readonly items: ReadonlyMap<string, CostedItem>
  readonly parts: ReadonlyMap<string, readonly CostedPart[]>
  /** What comes out beside an item, by that item; and by what comes out. */
  readonly outputs: ReadonlyMap<string, readonly CostedOutput[]>
  readonly outputOf: ReadonlyMap<string, CostedOutput>
  readonly steps: ReadonlyMap<string, readonly CostedStep[]>
}

export type CostedItem = RowOf<typeof costedItem>
export const costedItem = {
  item_cd: z.string(),
  item_nm: z.string(),
  make_buy: z.string(),
  /** For one. */
  purchase_price: z.string(),
  /** Set-up is shared out over so many; 0 is one. */
  lot_min: z.string(),
  /** How many of a hundred that are begun are lost: the good ones bear their cost. */
  scrap_rate: z.string(),
}

export type CostedPart = RowOf<typeof costedPart>
export const costedPart = {
  parent_item_cd: z.string(),
  item_cd: z.string(),
  need_qty: z.string(),
  base_qty: z.string(),
  scrap_rate: z.string(),
  supply_div: supplyDivision.schema,
  qty_div: quantityDivision.schema,
}

export type CostedOutput = RowOf<typeof costedOutput>
export const costedOutput = {
  parent_item_cd: z.string(),
  item_cd: z.string(),
  item_nm: z.string(),
  output_qty: z.string(),
  base_qty: z.string(),
  /** How much of a hundred of the whole cost it bears. */
  cost_share: z.string(),
}

export interface CostedStep {
  readonly item_cd: string
  readonly work_cd: string
  readonly outside: boolean
  /** What a subcontractor takes for one. */
  readonly unit_price: string
  /** How many of a hundred that begin it go on. */
  readonly yield_rate: string
  /** Null: no standard time. */
  readonly setup_sec: number | null
  readonly run_sec: number | null
  readonly base_qty: string
  readonly people: number
  readonly machine_rate: string
  readonly efficiency: string
  readonly labour_rate: string
}

export interface RolledUp {
  readonly cost: Cost
  readonly parts: readonly { readonly item_cd: string; readonly qty: string; readonly cost: Cost }[]
  readonly steps: readonly {
    readonly work_cd: string
    readonly seconds: string
    readonly cost: Cost
  }[]
  /** What comes out beside it, and what that takes off the whole. */
  readonly outputs: readonly { readonly item_cd: string; readonly qty: string; readonly cost: Cost }[]
  /** What the lost ones cost, included in the whole. */
  readonly lost: { readonly scrap_rate: string; readonly cost: Cost }
  readonly gaps: readonly CostGap[]
}

/**
 * The standard cost of items: what their parts cost, and what is done to them. Each item's cost is rounded as it is stored,
 * and its parents take the stored figure: so the order of the work does not matter, and every figure can be checked
 * with the figures that stand beside it.
 */
export class RollUp {
  readonly #known = new Map<string, RolledUp>()
  readonly #open = new Set<string>()
  readonly #sources: CostSources

  constructor(sources: CostSources) {
    this.#sources = sources
  }

  of(item_cd: string): RolledUp {
    const known = this.#known.get(item_cd)
    if (known) return known
    // A structure in a circle is refused when it is saved; here it must end all the same.
    if (this.#open.has(item_cd)) return { ...unknownCost, gaps: ['cycle'] }
    this.#open.add(item_cd)
    const made = this.#made(item_cd)
    this.#open.delete(item_cd)
    this.#known.set(item_cd, made)
    return made
  }

  #made(item_cd: string): RolledUp {
    const item = this.#sources.items.get(item_cd)
    if (!item) return { ...unknownCost, gaps: ['unknown'] }
    if (item.make_buy === bought) return ofBought(item)
    const beside = this.#sources.outputOf.get(item_cd)
    if (beside && !this.#sources.parts.has(item_cd) && !this.#sources.steps.has(item_cd))
      return this.#ofOutput(beside)
    const parts = (this.#sources.parts.get(item_cd) ?? []).map((part) => {
      const { cost, gaps } = this.of(part.item_cd)
      return {
        item_cd: part.item_cd,
        qty: shownQty(part, item),
        exact: isPaidOtherwise(part) ? nothing : scaled(cost, part, item),
        isCycle: gaps.includes('cycle'),
      }
    })
    const steps = (this.#sources.steps.get(item_cd) ?? []).map((step) => ofStep(step, item))
    const own =
      item.make_buy === subcontracted ? { ...nothing, outside: decimal(item.purchase_price) } : nothing
    const putIn = [own, ...parts.map(({ exact }) => exact)].reduce(added)
    const begun = [putIn, ...steps.map(({ exact }) => exact)].reduce(added)
    const lossRates = [...steps.map(({ lossRate }) => lossRate), item.scrap_rate]
    const made = steps.reduce((sum, { exact, lossRate }) => ofGoodOnes(added(sum, exact), lossRate), putIn)
    const good = ofGoodOnes(made, item.scrap_rate)
    const outputs = (this.#sources.outputs.get(item_cd) ?? []).map((output) => ({
      item_cd: output.item_cd,
      qty: shortestOf(divided(decimal(output.output_qty), decimal(output.base_qty), 6, 'half-up')),
      exact: shareOf(good, minus(zero, decimal(output.cost_share))),
    }))
    return {
      cost: asWritten([good, ...outputs.map(({ exact }) => exact)].reduce(added)),
      outputs: outputs.map(({ item_cd, qty, exact }) => ({ item_cd, qty, cost: asWritten(exact) })),
      parts: parts.map(({ item_cd, qty, exact }) => ({ item_cd, qty, cost: asWritten(exact) })),
      steps: steps.map(({ work_cd, seconds, exact }) => ({ work_cd, seconds, cost: asWritten(exact) })),
      lost: {
        scrap_rate: lostInAll(lossRates),
        cost: asWritten(mapped((part) => minus(good[part], begun[part]))),
      },
      gaps: gapsOf(item, parts, steps, this.#sources.steps.get(item_cd) ?? []),
    }
  }

  /** What only comes out beside another item costs what it bears of that one's cost. */
  #ofOutput({ parent_item_cd, output_qty, base_qty, cost_share }: CostedOutput): RolledUp {
    const { cost, gaps } = this.of(parent_item_cd)
    const borne = (this.#sources.outputs.get(parent_item_cd) ?? []).map((one) => decimal(one.cost_share))
    const kept = borne.reduce(minus, hundred)
    const share = times(decimal(cost_share), decimal(base_qty))
    const per = times(kept, decimal(output_qty))
    // Where nothing is left to the item itself, its cost says nothing about that of what comes out beside it.
    if (compare(per, zero) <= 0) return { ...unknownCost, gaps: ['parts'] }
    const exact = mapped((part) => divided(times(decimal(cost[part]), share), per, workingScale, 'half-up'))
    return { ...unknownCost, cost: asWritten(exact), gaps }
  }
}

const subcontracted = '2'
const bought = '3'

/** Not stored, and so not rounded: 9.85 for 1,000 would be 0.01 for one. */
function ofBought({ purchase_price }: CostedItem): RolledUp {
  return {
    ...unknownCost,
    cost: { ...unknownCost.cost, material: shortestOf(decimal(purchase_price)) },
    gaps: isZero(purchase_price) ? ['price'] : [],
  }
}

function gapsOf(
  { make_buy, purchase_price }: CostedItem,
  parts: readonly { readonly isCycle: boolean }[],
  steps: readonly unknown[],
  sources: readonly CostedStep[],
): readonly CostGap[] {
  const inside = sources.filter(({ outside }) => !outside)
  const gaps: [CostGap, boolean][] = [
    ['cycle', parts.some(({ isCycle }) => isCycle)],
    ['parts', parts.length === 0],
    ['price', make_buy === subcontracted && compare(decimal(purchase_price), zero) === 0],
    ['price', sources.some(({ outside, unit_price }) => outside && isZero(unit_price))],
    ['times', make_buy !== subcontracted && steps.length === 0],
    ['times', inside.some(({ run_sec }) => run_sec === null)],
    ['rate', inside.some((step) => isZero(step.machine_rate) && isZero(step.labour_rate))],
  ]
  return [...new Set(gaps.flatMap(([gap, found]) => (found ? [gap] : [])))]
}

/** Of a hundred that are begun at the first process; parts are taken to go in there. */
function lostInAll(lossRates: readonly string[]): string {
  const left = (good: Decimal, lossRate: string) =>
    divided(times(good, minus(hundred, decimal(lossRate))), hundred, workingScale, 'half-up')
  return shortestOf(rounded(minus(hundred, lossRates.reduce(left, hundred)), 2, 'half-up'))
}

/** A customer's own material is free for us; what a subcontractor buys of us is in the price that it takes. */
const isPaidOtherwise = ({ supply_div }: CostedPart): boolean => supply_div === '2' || supply_div === '5'

/** For one of the parent, what is lost on the way included. */
function scaled(cost: Cost, part: CostedPart, parent: CostedItem): ExactCost {
  const { need, per } = neededFor(part, parent)
  return mapped((of) => divided(times(decimal(cost[of]), need), per, workingScale, 'half-up'))
}

function shownQty(part: CostedPart, parent: CostedItem): string {
  const { need, per } = neededFor(part, parent)
  return shortestOf(divided(need, per, 6, 'half-up'))
}

/** What is needed once for each lot is shared out over the smallest one, as set-up is. */
function neededFor({ need_qty, base_qty, scrap_rate, qty_div }: CostedPart, parent: CostedItem) {
  const ofLot = qty_div === '1'
  return {
    need: times(decimal(need_qty), plus(hundred, decimal(scrap_rate))),
    per: times(ofLot ? lotOf(parent) : decimal(base_qty), hundred),
  }
}

const lotOf = ({ lot_min }: CostedItem): Decimal => (isZero(lot_min) ? one : decimal(lot_min))

function ofStep(step: CostedStep, item: CostedItem) {
  const lossRate = shortestOf(minus(hundred, decimal(step.yield_rate)))
  const { work_cd, outside, unit_price, setup_sec, run_sec, base_qty, people } = step
  if (outside) return { work_cd, lossRate, seconds: '0', exact: { ...nothing, outside: decimal(unit_price) } }
  const lot = lotOf(item)
  const seconds = plus(
    divided(whole(setup_sec ?? 0), lot, workingScale, 'half-up'),
    divided(whole(run_sec ?? 0), decimal(base_qty), workingScale, 'half-up'),
  )
  const machine = times(times(seconds, decimal(step.machine_rate)), hundred)
  const labour = times(times(seconds, whole(people)), decimal(step.labour_rate))
  const exact: ExactCost = {
    ...nothing,
    machine: divided(machine, times(hour, decimal(step.efficiency)), workingScale, 'half-up'),
    labour: divided(labour, hour, workingScale, 'half-up'),
  }
  return { work_cd, lossRate, seconds: shortestOf(rounded(seconds, 3, 'half-up')), exact }
}

const unknownCost: Omit<RolledUp, 'gaps'> = {
  cost: asWritten(nothing),
  parts: [],
  steps: [],
  outputs: [],
  lost: { scrap_rate: '0', cost: asWritten(nothing) },
}
