import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  RollUp,
  type CostedItem,
  type CostedOutput,
  type CostedPart,
  type CostedStep,
  type CostSources,
} from './roll-up.ts'
import { totalOf } from './exact-cost.ts'

const item = (item_cd: string, change: Partial<CostedItem> = {}): CostedItem => ({
  ...{ item_cd, item_nm: item_cd, make_buy: '1', purchase_price: '0', lot_min: '0', scrap_rate: '0' },
  ...change,
})
const bought = (item_cd: string, purchase_price: string) => item(item_cd, { make_buy: '3', purchase_price })
const part = (parent_item_cd: string, item_cd: string, change: Partial<CostedPart> = {}): CostedPart => ({
  ...{
    parent_item_cd,
    item_cd,
    need_qty: '1',
    base_qty: '1',
    scrap_rate: '0',
    supply_div: '1',
    qty_div: '0',
  },
  ...change,
})
const step = (item_cd: string, change: Partial<CostedStep> = {}): CostedStep => ({
  ...{
    item_cd,
    work_cd: 'CUT',
    outside: false,
    unit_price: '0',
    yield_rate: '100',
    setup_sec: 0,
    run_sec: 60,
    base_qty: '1',
  },
  ...{ people: 1, machine_rate: '3600', efficiency: '100', labour_rate: '1800' },
  ...change,
})

function sources(
  items: readonly CostedItem[],
  parts: readonly CostedPart[] = [],
  steps: readonly CostedStep[] = [],
  outputs: readonly CostedOutput[] = [],
): CostSources {
  const by = <T>(all: readonly T[], keyOf: (one: T) => string) =>
    new Map([...new Set(all.map(keyOf))].map((key) => [key, all.filter((one) => keyOf(one) === key)]))
  return {
    items: new Map(items.map((one) => [one.item_cd, one])),
    parts: by(parts, ({ parent_item_cd }) => parent_item_cd),
    steps: by(steps, ({ item_cd }) => item_cd),
    outputs: by(outputs, ({ parent_item_cd }) => parent_item_cd),
    outputOf: new Map(outputs.map((output) => [output.item_cd, output])),
  }
}

describe('a rolled-up standard cost', () => {
  it('is what the parts cost and what is done to them, scrap and set-up included', () => {
    const work = new RollUp(
      sources(
        [item('SHAFT', { lot_min: '20' }), bought('BAR', '980')],
        [part('SHAFT', 'BAR', { need_qty: '0.2', scrap_rate: '5' })],
        [
          step('SHAFT', { setup_sec: 1200, run_sec: 270, efficiency: '90' }),
          step('SHAFT', { work_cd: 'HEAT', outside: true, unit_price: '120', run_sec: null }),
        ],
      ),
    )
    const { cost, gaps, steps } = work.of('SHAFT')
    // 0.2 × 1.05 × 980; (1200 ÷ 20 + 270) s at 3600 ÷ 0.9 and at 1800 an hour.
    expect(cost).toEqual({ material: '205.8', labour: '165', machine: '366.67', outside: '120' })
    expect(totalOf(cost)).toBe('857.47')
    expect(steps.map(({ seconds }) => seconds)).toEqual(['330', '0'])
    expect(gaps).toEqual([])
  })

  it('is borne by the good ones: what goes wrong of the item itself makes each of them dearer', () => {
    const sourced = (scrap_rate: string) =>
      new RollUp(
        sources(
          [item('A', { scrap_rate }), bought('B', '95'), item('TOP')],
          [part('A', 'B'), part('TOP', 'A', { need_qty: '2' })],
          [step('A', { run_sec: 95 }), step('TOP')],
        ),
      )
    // 5 of 100 are lost: what was begun for 95 + 47.5 + 95 costs 100 + 50 + 100.
    expect(sourced('5').of('A').cost).toEqual({ material: '100', labour: '50', machine: '100', outside: '0' })
    expect(sourced('5').of('A').lost).toEqual({
      scrap_rate: '5',
      cost: { material: '5', labour: '2.5', machine: '5', outside: '0' },
    })
    expect(sourced('5').of('TOP').cost.material).toBe('200')
    expect(sourced('0').of('A').cost.material).toBe('95')
    const dear = new RollUp(sources([bought('B', '95'), { ...bought('C', '95'), scrap_rate: '5' }]))
    expect(dear.of('C').cost).toEqual(dear.of('B').cost)
  })

  it('is dearer by what each process loses, of all that has gone in so far', () => {
    const work = new RollUp(
      sources(
        [item('A', { scrap_rate: '20' }), bought('B', '90')],
        [part('A', 'B')],
        [
          step('A', { yield_rate: '90' }),
          step('A', { work_cd: 'HEAT', outside: true, unit_price: '50', yield_rate: '50' }),
        ],
      ),
    )
    // Of 100 that are begun 90 go to be hardened, 45 come back, and 36 are good.
    expect(work.of('A').cost).toEqual({ material: '250', labour: '83.33', machine: '166.67', outside: '125' })
    expect(work.of('A').lost.scrap_rate).toBe('64')
    expect(work.of('A').gaps).toEqual([])
  })

  it('has nothing for a customer’s own material, nor for what the subcontractor’s price has in it', () => {
    const material = (supply_div: CostedPart['supply_div']) =>
      new RollUp(sources([item('A'), bought('B', '95')], [part('A', 'B', { supply_div })], [step('A')])).of(
        'A',
      ).cost.material
    expect((['1', '2', '3', '4', '5'] as const).map(material)).toEqual(['95', '0', '95', '95', '0'])
  })

  it('shares out over the smallest lot what is needed once for each', () => {
    const lots = (lot_min: string) =>
      new RollUp(
        sources(
          [item('A', { lot_min }), bought('GREASE', '60')],
          [part('A', 'GREASE', { need_qty: '2', base_qty: '5', scrap_rate: '10', qty_div: '1' })],
          [step('A')],
        ),
      ).of('A')
    expect(lots('20').cost.material).toBe('6.6')
    expect(lots('20').parts).toMatchObject([{ item_cd: 'GREASE', qty: '0.11' }])
    expect(lots('0').cost.material).toBe('132')
  })

  it('is less by what comes out beside the item; what comes out only there costs just that', () => {
    const output = {
      parent_item_cd: 'A',
      item_cd: 'CHIP',
      item_nm: '',
      output_qty: '4',
      base_qty: '2',
      cost_share: '20',
    }
    const other = { ...output, item_cd: 'RING', output_qty: '1', base_qty: '1', cost_share: '30' }
    const work = new RollUp(
      sources(
        [item('A'), item('CHIP'), item('RING'), bought('B', '500'), bought('C', '7')],
        [part('A', 'B'), part('RING', 'C')],
        [step('A', { machine_rate: '0', labour_rate: '36000' })],
        [output, other],
      ),
    )
    // 500 of material and 600 of labour: half of it stays, 20 % goes to two chips each.
    expect(work.of('A').cost).toEqual({ material: '250', labour: '300', machine: '0', outside: '0' })
    expect(work.of('A').outputs).toEqual([
      { item_cd: 'CHIP', qty: '2', cost: { material: '-100', labour: '-120', machine: '0', outside: '0' } },
      { item_cd: 'RING', qty: '1', cost: { material: '-150', labour: '-180', machine: '0', outside: '0' } },
    ])
    expect(work.of('CHIP').cost).toMatchObject({ material: '50', labour: '60' })
    expect(work.of('RING').cost.material).toBe('7')
  })

  it('takes what is bought by the thousand at its exact price', () => {
    const work = new RollUp(
      sources(
        [item('A'), bought('WASHER', '0.00985')],
        [part('A', 'WASHER', { need_qty: '1000' })],
        [step('A')],
      ),
    )
    expect(work.of('A').cost.material).toBe('9.85')
  })

  it('counts the people, and what a time is for', () => {
    const work = new RollUp(
      sources([item('A')], [part('A', 'B')], [step('A', { run_sec: 600, base_qty: '10', people: 3 })]),
    )
    expect(work.of('A').cost).toMatchObject({ labour: '90', machine: '60' })
  })

  it('says what is missing', () => {
    const work = new RollUp(
      sources(
        [item('A'), bought('FREE', '0'), item('B'), item('OUT', { make_buy: '2' })],
        [part('A', 'FREE'), part('A', 'GONE')],
        [step('A', { run_sec: null }), step('B', { machine_rate: '0', labour_rate: '0' })],
      ),
    )
    expect(work.of('FREE').gaps).toEqual(['price'])
    expect(work.of('GONE').gaps).toEqual(['unknown'])
    expect(work.of('A').gaps).toEqual(['times'])
    expect(work.of('B').gaps).toEqual(['parts', 'rate'])
    expect(work.of('OUT').gaps).toEqual(['parts', 'price'])
  })

  it('ends where a structure runs in a circle, and says so', () => {
    const work = new RollUp(sources([item('A'), item('B')], [part('A', 'B'), part('B', 'A')], []))
    expect(work.of('A').cost.material).toBe('0')
    expect(work.of('B').gaps).toContain('cycle')
  })

  it('is the sum of its parts, in whatever order items are worked out', () => {
    fc.assert(
      fc.property(structures, fc.infiniteStream(fc.nat()), ({ items, parts, steps }, random) => {
        const made = sources(items, parts, steps)
        const codes = items.map(({ item_cd }) => item_cd)
        const inOrder = costsOf(new RollUp(made), codes)
        const shuffled = codes.toSorted(() => ((random.next().value ?? 0) % 3) - 1)
        expect(costsOf(new RollUp(made), shuffled)).toEqual(inOrder)
        const makes = items.filter(({ make_buy }) => make_buy !== '3').map(({ item_cd }) => item_cd)
        expect(makes.map((code) => inOrder.get(code))).toEqual(
          makes.map((code) => byHand(made, code, inOrder)),
        )
      }),
      { numRuns: 60 },
    )
  })
})

const costsOf = (work: RollUp, codes: readonly string[]) =>
  new Map(
    codes
      .map((code) => [code, work.of(code).cost])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)) as [
      string,
      ReturnType<RollUp['of']>['cost'],
    ][],
  )

/** The material of an item in whole 1/10^10 yen, by other arithmetic: each line for itself, then rounded once. */
function byHand({ items, parts, steps }: CostSources, item_cd: string, costs: ReturnType<typeof costsOf>) {
  const milli = (text: string) => BigInt(Math.round(Number(text) * 1000))
  const cents = (text: string) => BigInt(Math.round(Number(text) * 100))
  const halfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)
  const sum = { material: 0n, labour: 0n, machine: 0n, outside: 0n }
  for (const line of parts.get(item_cd) ?? []) {
    const cost = costs.get(line.item_cd)
    const scrap = 10_000n + cents(line.scrap_rate)
    for (const name of ['material', 'labour', 'machine', 'outside'] as const)
      sum[name] += halfUp(
        cents(cost?.[name] ?? '0') * milli(line.need_qty) * scrap * 100_000_000n,
        milli(line.base_qty) * 10_000n * 100n,
      )
  }
  for (const one of steps.get(item_cd) ?? []) {
    const seconds = halfUp(BigInt(one.run_sec ?? 0) * 1000n * 100_000_000n, milli(one.base_qty))
    sum.labour += halfUp(seconds * BigInt(one.people) * cents(one.labour_rate), 3600n * 100n)
    sum.machine += halfUp(seconds * cents(one.machine_rate) * 100n, 3600n * 100n * BigInt(one.efficiency))
  }
  const good = 10_000n - cents(items.get(item_cd)?.scrap_rate ?? '0')
  const yen = (value: bigint) => {
    const rounded = halfUp(halfUp(value * 10_000n, good), 1_000_000n)
    const text = `${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}`
    return text.replace(/\.?0+$/, '') || '0'
  }
  return {
    material: yen(sum.material),
    labour: yen(sum.labour),
    machine: yen(sum.machine),
    outside: yen(sum.outside),
  }
}

const decimals = (min: number, max: number, by: number) =>
  fc.integer({ min, max }).map((number) => String(number / by))

/** Items that consist of items with a higher number; the last ones are bought. */
const structures = fc.integer({ min: 2, max: 12 }).chain((count) => {
  const code = (number: number) => `I${String(number).padStart(2, '0')}`
  const lines = fc.array(
    fc.record({
      up: fc.nat(count - 2),
      down: fc.nat(),
      need_qty: decimals(1, 50_000, 1000),
      base_qty: fc.constantFrom('1', '10', '3', '0.5'),
      scrap_rate: decimals(0, 5000, 100),
    }),
    { maxLength: 30 },
  )
  const works = fc.array(
    fc.record({
      at: fc.nat(count - 1),
      run_sec: fc.integer({ min: 1, max: 5000 }),
      base_qty: fc.constantFrom('1', '7', '10'),
      people: fc.integer({ min: 1, max: 4 }),
      machine_rate: decimals(0, 900_000, 100),
      labour_rate: decimals(0, 500_000, 100),
      efficiency: fc.constantFrom('100', '95', '80'),
    }),
    { maxLength: 10 },
  )
  const prices = fc.array(decimals(1, 500_000, 100), { minLength: count, maxLength: count })
  const scraps = fc.array(decimals(0, 9999, 100), { minLength: count, maxLength: count })
  return fc.tuple(lines, works, prices, scraps).map(([typed, done, price, scrap]) => {
    const parts = typed.map(({ up, down, ...figures }) => {
      const below = up + 1 + (down % (count - up - 1))
      return part(code(up), code(below), figures)
    })
    const parents = new Set(parts.map(({ parent_item_cd }) => parent_item_cd))
    const items = price.map((each, at) =>
      parents.has(code(at)) ? item(code(at), { scrap_rate: scrap[at] ?? '0' }) : bought(code(at), each),
    )
    const steps = done.filter(({ at }) => parents.has(code(at))).map(({ at, ...one }) => step(code(at), one))
    return { items, parts, steps }
  })
})
