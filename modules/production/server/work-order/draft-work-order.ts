import type { MadeOutput, MadePart, MadeStep, MakingTerms, Routings } from '#modules/master/server/index.ts'
import { decimal, divided, plus, rounded, times, written, type Decimal } from '#platform/contract/decimal.ts'

/** What is to be made of an item, before it has a number. */
export interface Wanted {
  readonly item_cd: string
  readonly qty: string
}

export type DraftedOperation = ReturnType<typeof operationsOf>[number]
type DraftedPart = ReturnType<typeof partsOf>[number]

export interface Draft {
  readonly operations: readonly DraftedOperation[]
  readonly parts: readonly DraftedPart[]
  readonly outputs: readonly {
    readonly output_no: number
    readonly item_cd: string
    readonly output_kind: '1' | '2'
    readonly qty: string
    readonly cost_share: string
    readonly location_cd: string
  }[]
  /** 完成検査: what is finished waits for it. */
  readonly final_flg: boolean
  /** Where what is finished goes. */
  readonly location_cd: string
}

const hundred = decimal('100')

/** The processes alone, as the schedule wants them. */
export const draftOperations = (terms: Routings, { item_cd, qty }: Wanted): readonly DraftedOperation[] =>
  operationsOf(
    terms.steps.filter((step) => step.item_cd === item_cd),
    decimal(qty),
    terms.items.find((one) => one.item_cd === item_cd)?.decimals ?? 0,
  )

/** The first process that takes a part: where the routing says it, else the first of all. */
export function processTaking(terms: Routings, item_cd: string, part_cd: string): number | undefined {
  const steps = terms.steps.filter((step) => step.item_cd === item_cd)
  const takes = (process_no: number) =>
    terms.taken.some(
      (one) =>
        one.item_cd === item_cd &&
        one.from_dt === steps[0]?.from_dt &&
        one.part_item_cd === part_cd &&
        one.process_no === process_no,
    )
  return (steps.find(({ process_no }) => takes(process_no)) ?? steps[0])?.process_no
}

/** A work order's own copy of how its item is made: what begins each process, what it takes, and what comes out beside it. */
export function draftWorkOrder(terms: MakingTerms, { item_cd, qty }: Wanted): Draft {
  const item = terms.items.find((one) => one.item_cd === item_cd)
  const steps = terms.steps.filter((step) => step.item_cd === item_cd)
  const operations = draftOperations(terms, { item_cd, qty })
  return {
    operations,
    parts: partsOf(terms, item_cd, { qty, operations, steps }),
    outputs: terms.outputs
      .filter(({ parent_item_cd }) => parent_item_cd === item_cd)
      .map(({ item_cd: output, output_kind, cost_share, location_cd, ...gives }, at) => ({
        ...{ output_no: at + 1, item_cd: output, output_kind, cost_share, location_cd },
        qty: broughtBeside(gives, qty),
      })),
    final_flg: item?.final_flg ?? false,
    location_cd: item?.location_cd || (steps.at(-1)?.in_location_cd ?? ''),
  }
}

/** Whole units only, as the plan counts on them: of what is begun and not full nothing comes out. */
const broughtBeside = (
  { output_qty, base_qty, decimals }: Pick<MadeOutput, 'output_qty' | 'base_qty' | 'decimals'>,
  qty: string,
): string => written(divided(times(decimal(output_qty), decimal(qty)), decimal(base_qty), decimals, 'down'))

/** From the last process to the first: so many begin it that what goes on is enough for the next one. */
function operationsOf(steps: readonly MadeStep[], qty: Decimal, places: number) {
  let wanted = qty
  const begun = steps.toReversed().map(({ yield_rate }) => {
    wanted = divided(times(wanted, hundred), decimal(yield_rate), places, 'up')
    return written(wanted)
  })
  return steps.map((step, at) => ({
    process_no: step.process_no,
    before_no: steps[at - 1]?.process_no ?? 0,
    operation_cd: step.operation_cd,
    operation_nm: step.operation_nm,
    work_cd: step.work_cd,
    work_nm: step.work_nm,
    facility_group_cd: step.facility_group_cd,
    before_cd: at === 0 ? '' : restOf(steps, at - 1),
    place_cd: step.in_location_cd,
    rest_cd: restOf(steps, at),
    plan_qty: begun.at(-1 - at) ?? '0',
    setup_seconds: step.setup_seconds,
    piece_seconds: step.piece_seconds,
    people: step.people,
    outside_flg: step.outside_flg,
    supplier_cd: step.supplier_cd,
    branch_no: step.branch_no,
    outside_days: step.outside_days,
    unit_price: step.unit_price,
    price_base_qty: step.price_base_qty,
  }))
}

/** What comes back from outside lies where the next process of our own takes it, else where the last one has put it. */
function restOf(steps: readonly MadeStep[], at: number): string {
  const own = (step: MadeStep) => !step.outside_flg
  const next = steps.slice(at).find(own) ?? steps.slice(0, at).findLast(own)
  return next?.in_location_cd ?? steps[at]?.out_location_cd ?? ''
}

interface Begun {
  readonly qty: string
  readonly operations: readonly DraftedOperation[]
  readonly steps: readonly MadeStep[]
}

/** A part goes in where the routing says it, by its share of what the structure needs; what it does not name goes in at the first process. */
function partsOf(terms: MakingTerms, parent: string, { qty, operations, steps }: Begun) {
  const routing = steps[0]?.from_dt ?? ''
  const taken = terms.taken.filter(({ item_cd, from_dt }) => item_cd === parent && from_dt === routing)
  const first = steps[0]?.process_no ?? 0
  return terms.parts
    .filter(({ parent_item_cd, stock_flg }) => parent_item_cd === parent && stock_flg)
    .flatMap((part) => {
      const named = taken.filter(({ part_item_cd }) => part_item_cd === part.item_cd)
      return named.length === 0
        ? [{ part, process_no: first, usage_qty: part.usage_qty }]
        : named.map(({ process_no, usage_qty }) => ({ part, process_no, usage_qty }))
    })
    .map(({ part, process_no, usage_qty }, at) => {
      const begun = operations.find((one) => one.process_no === process_no)?.plan_qty ?? qty
      return {
        ...{ part_no: at + 1, process_no, item_cd: part.item_cd },
        substitute_item_cd: part.substitute_item_cd,
        usage_qty: part.per_lot ? '0' : usage_qty,
        need_qty: needOf(part, usage_qty, begun),
        location_cd:
          steps.find((step) => step.process_no === process_no)?.out_location_cd || part.location_cd,
        /** Where the item usually lies: what is not staged at the process comes from there. */
        usual_cd: part.location_cd,
        supply_div: part.supply_div,
      }
    })
}

function needOf({ scrap_rate, per_lot, decimals }: MadePart, usage: string, begun: string): string {
  const pieces = per_lot ? decimal(usage) : times(decimal(usage), decimal(begun))
  const withScrap = divided(times(pieces, plus(hundred, decimal(scrap_rate))), hundred, 6, 'up')
  return written(rounded(withScrap, decimals, 'up'))
}
