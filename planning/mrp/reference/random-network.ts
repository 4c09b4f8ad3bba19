import fc from 'fast-check'
import {
  type BomLineInput,
  type DemandInput,
  type ItemInput,
  type LotRule,
  type MrpInput,
  type OrderMethod,
  type OutputInput,
  type StockInput,
  type SupplyInput,
} from '../input.ts'
import { isoDay } from '../input-reader.ts'
import { testToday } from '../test-plan.ts'

/** 1 April 2026. */
const today = 20_544
const horizonDays = 40

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
  fc.record({ rule: fc.constant('packs' as const), pack: amount(5), min: fc.nat(12) }),
  fc.record({
    rule: fc.constant('packs' as const),
    pack: amount(4),
    min: fc.nat(5),
    max: fc.integer({ min: 9, max: 30 }),
  }),
  fc.record({ rule: fc.constant('period' as const), days: amount(12), step: fc.nat(5) }),
  fc.record({ rule: fc.constant('period' as const), days: amount(12), pack: amount(5) }),
)

const review: fc.Arbitrary<{ orderMethod: OrderMethod; lot: LotRule }> = fc.oneof(
  fc.record({
    orderMethod: fc.record({ method: fc.constant('order-point' as const), point: fc.nat(30) }),
    lot: fc.record({ rule: fc.constant('fixed' as const), quantity: amount(40) }),
  }),
  fc.record({
    orderMethod: fc.record({
      method: fc.constant('regular' as const),
      orderDays: fc.uniqueArray(date(-9, horizonDays), { minLength: 1, maxLength: 5 }),
      dailyUse: fc.constantFrom(0, 0, 1, '2.5'),
    }),
    lot,
  }),
  fc.record({
    orderMethod: fc.record({
      method: fc.constant('replenishment' as const),
      point: fc.nat(20),
      upTo: fc.integer({ min: 21, max: 60 }),
    }),
    lot,
  }),
)

function item(code: string, isBottom: boolean): fc.Arbitrary<ItemInput> {
  const base = fc.record({
    code: fc.constant(code),
    source: isBottom ? fc.constant('buy' as const) : fc.constantFrom('make' as const, 'subcontract' as const),
    decimals: fc.constantFrom(0, 0, 0, 3),
    leadTime: fc.nat(6),
    safetyLeadTime: fc.nat(2),
    scrapPercent: fc.constantFrom(0, 0, 0, 5, 12.5, 60),
    safetyStock: fc.constantFrom(0, 0, 4),
    lot,
    calendar: fc.constantFrom('C1', 'C1', 'C2', 'C2', 'C3', 'C4'),
    arrivals: fc.constantFrom(undefined, undefined, undefined, 'C3', 'C4', 'C5'),
    phantom: isBottom ? fc.constant(false) : fc.constantFrom(false, false, false, true),
    production: fc.constantFrom('stock' as const, 'stock' as const, 'order' as const),
  })
  const none = { weight: isBottom ? 1 : 4, arbitrary: fc.constant(undefined) }
  return fc
    .tuple(base, fc.oneof(none, { weight: 1, arbitrary: review }))
    .map(([{ arrivals, ...plain }, method]) => ({
      ...plain,
      ...(arrivals === undefined ? {} : { arrivals }),
      ...(method && { ...method, production: 'stock' as const }),
    }))
}

/** Items I0 … In, parents before children by number; what has no children is bought. */
export function randomNetwork(): fc.Arbitrary<MrpInput> {
  return fc.integer({ min: 2, max: 7 }).chain((count) => {
    const codes = Array.from({ length: count }, (_, number) => `I${number}`)
    const bottom = Math.ceil(count / 2)
    const items = fc.tuple(...codes.map((code, number) => item(code, number >= bottom)))
    return fc
      .record({
        items,
        bom: fc.array(bomLine(codes, bottom), { maxLength: 2 * count }),
        outputs: fc.array(output(codes, bottom), { maxLength: count }),
        demands: fc.array(demand(codes), { maxLength: 8 }),
        supplies: fc.array(supply(codes), { maxLength: 5 }),
        stock: fc.array(stock(codes), { maxLength: count }),
        frozenDays: fc.constantFrom(0, 0, 3),
        messages: fc.record({
          toleranceDays: fc.constantFrom(0, 2),
          toleranceQuantity: fc.constantFrom(0, 0, 3),
          expediteWithinDays: fc.constantFrom(5, 40),
        }),
        forecastWindow: fc.record({ backwardDays: fc.nat(5), forwardDays: fc.nat(5) }),
        useCalendar: fc.constantFrom(undefined, 'C1', 'C2', 'C3'),
        closed: fc.array(date(0, 60), { maxLength: 5 }),
      })
      .map(({ closed, useCalendar, ...rest }) =>
        numbered({ ...rest, ...(useCalendar ? { useCalendar } : {}), ...calendars(closed) }),
      )
  })
}

function calendars(closed: readonly string[]) {
  return {
    today: testToday,
    horizonDays,
    calendars: [
      { code: 'C1', closedWeekdays: [0, 6], closed },
      { code: 'C2', closedWeekdays: [0], open: closed },
      // Today, a Wednesday, is closed; and one that opens on few days only.
      { code: 'C3', closedWeekdays: [0, 3, 6] },
      { code: 'C4', closedWeekdays: [0, 1, 2, 3, 4, 5, 6], open: closed },
      // Somebody comes on Tuesdays and Thursdays, holidays apart.
      { code: 'C5', closedWeekdays: [0, 1, 3, 5, 6], closed },
    ],
  }
}

function bomLine(codes: readonly string[], bottom: number): fc.Arbitrary<BomLineInput> {
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
        substitute: fc.constantFrom(...codes.slice(bottom)),
      },
      { requiredKeys: ['parent', 'child', 'need'] },
    ),
  )
}

/** Also of what is above the parent, which closes a circle, and of what is planned before it. */
function output(codes: readonly string[], bottom: number): fc.Arbitrary<OutputInput> {
  return fc.integer({ min: 0, max: bottom - 1 }).chain((parent) =>
    fc.record(
      {
        parent: fc.constant(`I${parent}`),
        item: fc.constantFrom(...codes.filter((code) => code !== `I${parent}`)),
        quantity: fc.constantFrom(1, 2, '0.5', '0.7'),
        base: fc.constantFrom(1, 3),
        from: date(0, 20),
        to: date(10, 40),
      },
      { requiredKeys: ['parent', 'item', 'quantity'] },
    ),
  )
}

/** Here now, usable later, and here and there less than nothing in the books. */
function stock(codes: readonly string[]): fc.Arbitrary<StockInput> {
  return fc.record(
    {
      item: fc.constantFrom(...codes),
      quantity: fc.integer({ min: -3, max: 30 }),
      from: date(-2, horizonDays + 3),
    },
    { requiredKeys: ['item', 'quantity'] },
  )
}

/** Often of the same item in the same days, where orders and forecasts meet. */
function demand(codes: readonly string[]): fc.Arbitrary<Omit<DemandInput, 'code'>> {
  const [first = ''] = codes
  return fc
    .record({
      item: fc.oneof(fc.constant(first), fc.constantFrom(...codes)),
      date: fc.oneof(date(10, 14), date(-3, horizonDays + 3)),
      quantity: amount(30),
      kind: fc.constantFrom('order' as const, 'order' as const, 'forecast' as const, 'component' as const),
      shipped: fc.constantFrom(0, 0, 7),
      share: fc.constantFrom(0, 0, 0.5, 1),
      customer: fc.constantFrom('X', 'Y', undefined),
    })
    .map(({ share, customer, ...row }) => ({
      ...row,
      allocated: row.kind === 'forecast' ? 0 : Math.floor(row.quantity * share),
      ...(customer === undefined ? {} : { customer }),
    }))
}

function supply(codes: readonly string[]): fc.Arbitrary<Omit<SupplyInput, 'code'>> {
  return fc.record({
    item: fc.constantFrom(...codes),
    date: date(-3, horizonDays + 3),
    quantity: amount(40),
    kind: fc.constantFrom('work-order' as const, 'purchase-order' as const),
    fixed: fc.boolean(),
    adjustable: fc.boolean(),
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
    left.set(code, (left.get(code) ?? 0) + Math.max(Number(quantity), 0))
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
