import { expect, it } from 'vitest'
import { z } from 'zod'
import { labelPrint, labelsAsked, mostLabels } from './label-print.ts'

const goods = [
  { item: 'A', qty: '25' },
  { item: 'B', qty: '10' },
]
const asked = (per_label: string, copies = 1) =>
  labelsAsked(goods, { per_label, copies })?.map(({ item, qty }) => `${item}${qty}`)

it('goods are shared out over full labels, and the rest has one of its own', () => {
  expect(asked('')).toEqual(['A25', 'B10'])
  expect(asked('10')).toEqual(['A10', 'A10', 'A5', 'B10'])
  expect(asked('12.5')).toEqual(['A12.5', 'A12.5', 'B10'])
  expect(asked('', 2)).toEqual(['A25', 'A25', 'B10', 'B10'])
})

it('more labels than one file has are not printed', () => {
  expect(labelsAsked([{ qty: String(mostLabels) }], { per_label: '1', copies: 1 })).toHaveLength(mostLabels)
  expect(labelsAsked([{ qty: '1000000' }], { per_label: '1', copies: 1 })).toBeUndefined()
})

it('a label holds more than nothing', () => {
  const { per_label } = labelPrint
  for (const text of ['0', '-1', 'x'])
    expect(z.object({ per_label }).safeParse({ per_label: text }).success).toBe(false)
  expect(per_label.parse(undefined)).toBe('')
})
