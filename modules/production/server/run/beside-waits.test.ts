import { expect, it } from 'vitest'
import { waitsForPlan, waitsForPurchase } from '../../contract/plan/part-wait.ts'
import { type FoundWait, withoutCircles } from './beside-waits.ts'

const wait = (no: string, beside = false): FoundWait => ({
  ...{ part_cd: 'C', item_cd: 'C', kind: no === '' ? waitsForPurchase : waitsForPlan, no, line: 0 },
  ...{ date: '2026-11-20', days: 0, beside },
})
/** By their numbers, who waits for whom. */
const kept = (found: Readonly<Record<string, readonly FoundWait[]>>) =>
  Object.fromEntries(
    [...withoutCircles(new Map(Object.entries(found)))].map(([no, waits]) => [
      no,
      waits.map((one) => one.no),
    ]),
  )

it.each([
  ['what comes out beside another plan is waited for', { a: [wait('b', true), wait('')] }, { a: ['b', ''] }],
  ['what a plan gives back itself is not', { a: [wait('a', true), wait('b')] }, { a: ['b'] }],
  [
    'nor what comes out beside a plan that waits for this one',
    { a: [wait('b', true)], b: [wait('c')], c: [wait('a')] },
    { a: [], b: ['c'], c: ['a'] },
  ],
  [
    'of two that would wait for each other one does',
    { a: [wait('b', true)], b: [wait('a', true)] },
    { a: ['b'], b: [] },
  ],
])('%s', (_, found, expected) => expect(kept(found)).toEqual(expected))

it('nothing is left of how it was found', () => {
  const [own] = withoutCircles(new Map([['a', [wait('b', true)]]])).get('a') ?? []
  expect(Object.keys(own ?? {})).toEqual(['part_cd', 'item_cd', 'kind', 'no', 'line', 'date', 'days'])
})
