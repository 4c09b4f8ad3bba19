import { expect, it } from 'vitest'
import { chargeShares } from './charge-share.ts'

const of = (...jobs: readonly (readonly [string, string])[]) =>
  chargeShares(jobs.map(([plan_qty, weight]) => ({ plan_qty, weight })))

it('divides the time of a charge by weight, where every item has one', () => {
  expect(of(['10', '0.3'], ['5', '0.2'])).toEqual(['0.75', '0.25'])
})

it('divides it by quantity as soon as one of them has none', () => {
  expect(of(['10', '0.3'], ['30', ''])).toEqual(['0.25', '0.75'])
  expect(of(['10', '0.3'], ['30', '0'])).toEqual(['0.25', '0.75'])
})

it('neither adds nor loses time by rounding', () => {
  const shares = of(['1', ''], ['1', ''], ['1', ''], ['4', ''])
  expect(shares.reduce((all, share) => all + Number(share), 0)).toBeCloseTo(1, 9)
  expect(shares).toEqual(['0.142857', '0.142857', '0.142857', '0.571429'])
})
