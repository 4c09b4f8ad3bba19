import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MadePart, MadeStep, MakingTerms } from '#modules/master/server/index.ts'
import '#test/property-seed.ts'
import { draftWorkOrder } from './draft-work-order.ts'

const step = (process_no: number, more: Partial<MadeStep> = {}): MadeStep => ({
  ...{ item_cd: 'A', from_dt: '2026-01-01', process_no, operation_cd: 'OP', operation_nm: '切削' },
  ...{ work_cd: 'W', work_nm: '旋盤', in_location_cd: `P${process_no}`, out_location_cd: 'SHELF' },
  ...{ facility_group_cd: 'G', yield_rate: '100', overlap: '0', setup_seconds: 600, piece_seconds: '12.5' },
  ...{ people: 1, outside_flg: false, supplier_cd: '', branch_no: '', outside_days: 0 },
  ...{ unit_price: '0', price_base_qty: '1' },
  ...more,
})
const part = (item_cd: string, more: Partial<MadePart> = {}): MadePart => ({
  ...{ parent_item_cd: 'A', item_cd, substitute_item_cd: '', decimals: 0, usage_qty: '2', scrap_rate: '0' },
  ...{ per_lot: false, supply_div: '1', location_cd: 'OWN', stock_flg: true },
  ...more,
})
const terms = (steps: readonly MadeStep[], parts: readonly MadePart[] = []): MakingTerms => ({
  items: [
    {
      ...{ item_cd: 'A', item_nm: '軸', lot_control: 'none', decimals: 0 },
      ...{ final_flg: false, stock_flg: true, location_cd: 'GOODS' },
    },
  ],
  ...{ steps, parts, taken: [], outputs: [] },
})

describe('A work order', () => {
  it('begins each process with so many that what goes on is enough: 1,000 at 98 % and 99 % begin with 1,032', () => {
    const { operations } = draftWorkOrder(
      terms([step(10, { yield_rate: '98' }), step(20, { yield_rate: '99' })]),
      {
        item_cd: 'A',
        qty: '1000',
      },
    )
    // 1000 / 0.99 = 1010.1… → 1011; 1011 / 0.98 = 1031.6… → 1032
    expect(operations.map(({ plan_qty }) => plan_qty)).toEqual(['1032', '1011'])
  })

  it('brings whole units beside it: of 7 with 2 for 3 four come out, of 3 with 1 for 3 one', () => {
    const beside = (output_qty: string, decimals: number) => ({
      ...{
        parent_item_cd: 'A',
        item_cd: 'B',
        output_kind: '1' as const,
        output_qty,
        base_qty: '3',
        decimals,
      },
      ...{ cost_share: '0', location_cd: 'BESIDE' },
    })
    const of = (output_qty: string, qty: string, decimals = 0) =>
      draftWorkOrder(
        { ...terms([step(10)]), outputs: [beside(output_qty, decimals)] },
        { item_cd: 'A', qty },
      ).outputs.map((one) => one.qty)
    expect([of('2', '7'), of('1', '3'), of('2', '7', 2), of('1', '2')]).toEqual([
      ['4'],
      ['1'],
      ['4.66'],
      ['0'],
    ])
  })

  it('never begins a process with less than the next one needs', () => {
    const rates = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 100_000 }), (hundredths, qty) => {
        const steps = hundredths.map((rate, at) => step(10 * (at + 1), { yield_rate: String(rate / 100) }))
        const { operations } = draftWorkOrder(terms(steps), { item_cd: 'A', qty: String(qty) })
        operations.forEach(({ plan_qty }, at) => {
          const goesOn = (BigInt(plan_qty) * BigInt(hundredths[at] ?? 0)) / 10_000n
          expect(goesOn >= BigInt(operations[at + 1]?.plan_qty ?? qty)).toBe(true)
        })
      }),
    )
  })

  it('draws a part for what begins its process, with the scrap of the structure, in whole pieces', () => {
    const routed = {
      ...terms(
        [step(10, { yield_rate: '50' }), step(20)],
        [part('B', { scrap_rate: '1' }), part('C', { per_lot: true, usage_qty: '1' })],
      ),
      taken: [
        {
          ...{ item_cd: 'A', from_dt: '2026-01-01', process_no: 20, part_item_cd: 'B' },
          ...{ substitute_item_cd: '', usage_qty: '2' },
        },
      ],
    }
    const { parts } = draftWorkOrder(routed, { item_cd: 'A', qty: '33' })
    // B: 33 × 2 × 1.01 = 66.66 → 67 at process 20; C: once for the lot, at the first process, which begins 66.
    expect(parts.map(({ item_cd, process_no, need_qty }) => [item_cd, process_no, need_qty])).toEqual([
      ['B', 20, '67'],
      ['C', 10, '1'],
    ])
  })

  it('rests what comes back from outside where the next process of our own takes it', () => {
    const { operations } = draftWorkOrder(
      terms([step(10), step(20, { outside_flg: true }), step(30), step(40, { outside_flg: true })]),
      { item_cd: 'A', qty: '1' },
    )
    expect(operations.map(({ before_cd, rest_cd }) => [before_cd, rest_cd])).toEqual([
      ['', 'P10'],
      ['P10', 'P30'],
      ['P30', 'P30'],
      ['P30', 'P30'],
    ])
  })
})
