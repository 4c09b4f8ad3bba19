import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dividedPurposes, splitsOf, splitStored } from './split-plans.ts'

const wait = { part_cd: 'A', item_cd: 'A', kind: 'plan', no: '1', line: 0, date: '2026-11-20', days: 0 }
const plan = (plan_no: string, qty: string) => ({ plan_no, qty, waits: plan_no === '2' ? [wait] : [] })

describe('Plans that are split', () => {
  it('have parts that are named by the order of the moves, and together make what the whole did', () => {
    const splits = splitsOf([
      { plan_no: '1', split: '30' },
      { plan_no: '2' },
      { plan_no: '1', split: '20' },
      { plan_no: '1+1', split: '10' },
    ])
    const plans = splitStored([plan('1', '100'), plan('2', '5')], splits)
    expect(plans.map(({ plan_no, qty }) => [plan_no, qty])).toEqual([
      ['1', '50'],
      ['1+2', '20'],
      ['1+1', '20'],
      ['1+1+1', '10'],
      ['2', '5'],
    ])
    expect(plans.at(-1)?.waits.map(({ no }) => no)).toEqual(['1', '1+2', '1+1', '1+1+1'])
  })

  it('are for the same as the whole, the first part for what comes first', () => {
    const qty = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(fc.array(qty, { maxLength: 5 }), qty, (wanted, first) => {
        const purposes = wanted.map((one, at) => ({ no: at, qty: String(one) }))
        const { first: taken, rest } = dividedPurposes(purposes, String(first))
        const sum = (some: typeof purposes) => some.reduce((all, one) => all + Number(one.qty), 0)
        expect(sum([...taken])).toBe(Math.min(first, sum(purposes)))
        expect(sum([...taken, ...rest])).toBe(sum(purposes))
        expect([...taken, ...rest].map(({ no }) => no)).toEqual(
          [...taken, ...rest].map(({ no }) => no).toSorted((a, b) => a - b),
        )
      }),
    )
  })
})
