import fc from 'fast-check'
import {
  type BomLineInput,
  type DemandInput,
  type ItemInput,
  type LotRule,
  type MrpInput,
  type OrderMethod,
  type SupplyInput,
} from './input.ts'
import { isoDay } from './input-reader.ts'
import { testToday } from './test-plan.ts'

/** 1 April 2026. */
const today = 20_544
const horizonDays = 40

export interface NetworkRules {
  /** Order methods 1–3. */
  readonly reviews?: boolean
  readonly substitutes?: boolean
  readonly adjustable?: boolean
}

const date = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((day) => isoDay(today + day))
const amount = (most: number) => fc.integer({ min: 1, max: most })

const lot: fc.Arbitrary<LotRule> = fc.oneof(
  fc.constant<LotRule>({ rule: 'lot-for-lot' }),
  fc.record({ rule: fc.constant('range' as const), min: fc.nat(20), step: fc.nat(7) }),
  fc.record({
    rule: fc.constant('range' as const),
    min: fc.nat(5),
    step: fc.nat(4),
    max: fc.integer({ min: 9, max: 30 }),
  }),
  fc.record({ rule: fc.constant('fixed' as const), quantity: fc.integer({ min: 5, max: 40 }) }),
  fc.record({ rule: fc.constant('period' as const), days: amount(12), step: fc.nat(5) }),
)

const review: fc.Arbitrary<{ orderMethod: OrderMethod; lot: LotRule }> = fc.oneof(
  fc.record({
    orderMethod: fc.record({ method: fc.constant('order-point' as const), point: fc.nat(30) }),
    lot: fc.record({ rule: fc.constant('fixed' as const), quantity: amount(40) }),
  }),
  fc.record({
    orderMethod: fc.record({
      method: fc.constant('regular' as const),
      orderDays: fc.uniqueArray(date(0, horizonDays), { minLength: 1, maxLength: 5 }),
      dailyUse: fc.nat(3),
    }),
    lot: fc.constant<LotRule>({ rule: 'lot-for-lot' }),
  }),
  fc.record({
    orderMethod: fc.record({
      method: fc.constant('replenishment' as const),
      point: fc.nat(20),
      upTo: fc.integer({ min: 21, max: 60 }),
    }),
    lot: fc.record({ rule: fc.constant('range' as const), step: fc.nat(6) }),
  }),
)

function item(code: string, isBottom: boolean, rules: NetworkRules): fc.Arbitrary<ItemInput> {
  const base = fc.record({
    code: fc.constant(code),
    source: isBottom ? fc.constant('buy' as const) : fc.constantFrom('make' as const, 'subcontract' as const),
    decimals: fc.constantFrom(0, 0, 0, 3),
    leadTime: fc.nat(6),
    safetyLeadTime: fc.nat(2),
    scrapPercent: fc.constantFrom(0, 0, 0, 5, 12.5),
    safetyStock: fc.constantFrom(0, 0, 4),
    lot,
    calendar: fc.constantFrom('C1', 'C2'),
    phantom: isBottom ? fc.constant(false) : fc.constantFrom(false, false, false, true),
    production: fc.constantFrom('stock' as const, 'stock' as const, 'order' as const),
  })
  if (!isBottom || !rules.reviews) return base
  return fc
    .tuple(base, fc.option(review, { nil: undefined }))
    .map(([plain, method]) => (method ? { ...plain, ...method, production: 'stock' as const } : plain))
}

/** Items I0 … In, parents before children by number; what has no children is bought. */
export function randomNetwork(rules: NetworkRules = {}): fc.Arbitrary<MrpInput> {
  return fc.integer({ min: 2, max: 7 }).chain((count) => {
    const codes = Array.from({ length: count }, (_, number) => `I${number}`)
    const bottom = Math.ceil(count / 2)
    const items = fc.tuple(...codes.map((code, number) => item(code, number >= bottom, rules)))
    return fc
      .record({
        items,
        bom: fc.array(bomLine(codes, bottom, rules), { maxLength: 2 * count }),
        demands: fc.array(demand(codes), { maxLength: 8 }),
        supplies: fc.array(supply(codes, rules), { maxLength: 5 }),
        stock: fc.array(fc.record({ item: fc.constantFrom(...codes), quantity: fc.nat(30) }), {
          maxLength: count,
        }),
        frozenDays: fc.constantFrom(0, 0, 3),
        messages: fc.record({
          toleranceDays: fc.constantFrom(0, 2),
          expediteWithinDays: fc.constantFrom(5, 40),
        }),
        forecastWindow: fc.record({ backwardDays: fc.nat(5), forwardDays: fc.nat(5) }),
        closed: fc.array(date(0, 60), { maxLength: 5 }),
      })
      .map(({ closed, ...rest }) => numbered({ ...rest, ...calendars(closed) }))
  })
}

function calendars(closed: readonly string[]) {
  return {
    today: testToday,
    horizonDays,
    calendars: [
      { code: 'C1', closedWeekdays: [0, 6], closed },
      { code: 'C2', closedWeekdays: [0], open: closed },
    ],
  }
}

function bomLine(codes: readonly string[], bottom: number, rules: NetworkRules): fc.Arbitrary<BomLineInput> {
  const dated = { from: date(0, 20), to: date(10, 40) }
  return fc.integer({ min: 0, max: bottom - 1 }).chain((parent) =>
    fc.record(
      {
        parent: fc.constant(`I${parent}`),
        child: fc.constantFrom(...codes.slice(parent + 1)),
        need: fc.constantFrom(1, 2, 3, '0.5'),
        base: fc.constantFrom(1, 1, 1, 10, 3),
        scrapPercent: fc.constantFrom(0, 0, 3),
        ...dated,
        ...(rules.substitutes ? { substitute: fc.constantFrom(...codes.slice(bottom)) } : {}),
      },
      { requiredKeys: ['parent', 'child', 'need'] },
    ),
  )
}

function demand(codes: readonly string[]): fc.Arbitrary<Omit<DemandInput, 'code'>> {
  return fc
    .record({
      item: fc.constantFrom(...codes),
      date: date(-3, horizonDays + 3),
      quantity: amount(30),
      kind: fc.constantFrom('order' as const, 'order' as const, 'forecast' as const, 'component' as const),
      share: fc.constantFrom(0, 0, 0.5),
      customer: fc.constantFrom('X', 'Y'),
    })
    .map(({ share, ...row }) => ({
      ...row,
      allocated: row.kind === 'forecast' ? 0 : Math.floor(row.quantity * share),
    }))
}

function supply(codes: readonly string[], rules: NetworkRules): fc.Arbitrary<Omit<SupplyInput, 'code'>> {
  return fc.record({
    item: fc.constantFrom(...codes),
    date: date(-3, horizonDays + 3),
    quantity: amount(40),
    kind: fc.constantFrom('work-order' as const, 'purchase-order' as const),
    fixed: fc.boolean(),
    adjustable: rules.adjustable ? fc.boolean() : fc.constant(false),
  })
}

type Unnumbered = Omit<MrpInput, 'demands' | 'supplies'> & {
  readonly demands: readonly Omit<DemandInput, 'code'>[]
  readonly supplies: readonly Omit<SupplyInput, 'code'>[]
}

/** Allocations never exceed the stock, as in the ledger. */
function numbered(input: Unnumbered): MrpInput {
  const left = new Map<string, number>()
  for (const { item: code, quantity } of input.stock ?? [])
    left.set(code, (left.get(code) ?? 0) + Number(quantity))
  return {
    ...input,
    demands: input.demands.map((row, number) => {
      const allocated = Math.min(Number(row.allocated ?? 0), left.get(row.item) ?? 0)
      left.set(row.item, (left.get(row.item) ?? 0) - allocated)
      return { ...row, allocated, code: `D${number}` }
    }),
    supplies: input.supplies.map((row, number) => ({ ...row, code: `S${number}` })),
  }
}
