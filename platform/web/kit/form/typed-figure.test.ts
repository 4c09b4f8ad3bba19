import { expect, it } from 'vitest'
import { z } from 'zod'
import { amount } from '#platform/contract/field-kinds.ts'
import { typedFigure, withFigures } from './typed-figure.ts'

it('a figure is typed in full width or with separators, too', () => {
  expect(['１２', '1,200', ' 4.50', 'ten', ''].map(typedFigure)).toEqual(['12', '1200', '4.5', 'ten', ''])
  expect(['007', '1.50', '0.0', '▲3', '-.5'].map(typedFigure)).toEqual(['7', '1.5', '0', '-3', '-0.5'])
})

it('a form reads its figures so, and leaves its words alone', () => {
  const label = { ja: '額', en: 'Amount', zh: '额' }
  const form = z.object({ amount: amount(label).schema, note: z.string() })
  expect(withFigures(form, { amount: '６５４,051', note: '１,000' })).toEqual({
    amount: '654051',
    note: '１,000',
  })
  expect(withFigures(form, { amount: 'ten', note: '' })).toEqual({ amount: 'ten', note: '' })
})
