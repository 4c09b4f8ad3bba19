import { expect, it } from 'vitest'
import { seenWith } from './seen-columns.ts'

const words = { ja: '単価', en: '単価', zh: '単価' }
const columns = {
  unit_price: { kind: 'decimal', label: words, width: 10, per: 'price_base_qty' },
  price_base_qty: { kind: 'choice', label: words, width: 6 },
} as const
const lettersOf = (rows: readonly Readonly<Record<string, string>>[]) =>
  seenWith({}, columns, rows, { say: ({ ja }) => ja, isOwn: () => true })['unit_price']?.letters

it('a price has room for what it is for, where that is not one', () => {
  expect(lettersOf([{ unit_price: '8500', price_base_qty: '1' }])).toBe('8,500'.length)
  expect(lettersOf([{ unit_price: '8500', price_base_qty: '1000' }])).toBe('8,500/1,000'.length)
  expect(lettersOf([{ unit_price: '' }])).toBe(0)
})
