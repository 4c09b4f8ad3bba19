import { expect, it } from 'vitest'
import { inStockUnits, inTradeUnits } from './trade-unit.ts'
import { dice } from '#test/dice.ts'

it('boxes of twelve, coils of 412.5 kg, and what does not come out even', () => {
  expect(inStockUnits('10', '12')).toBe('120')
  expect(inTradeUnits('120', '12')).toBe('10')
  expect(inTradeUnits('618.75', '412.5')).toBe('1.5')
  expect(inTradeUnits('100', '12')).toBe('8.333')
  expect(inStockUnits('8.333', '12')).toBe('99.996')
  expect([inTradeUnits('', '12'), inTradeUnits('5', '0'), inStockUnits('', '12')]).toEqual(['', '', ''])
})

it('whatever is ordered in whole boxes is as many boxes again, to the thousandth', () => {
  const roll = dice(7)
  for (let turn = 0; turn < 3000; turn += 1) {
    const boxes = String((roll(100_000) + 1) / 1000)
    // A thousandth of a box is at least a thousandth of a piece.
    const pieces = String((roll(5_000_000) + 1_000_000) / 1_000_000)
    const qty = inStockUnits(boxes, pieces)
    expect(inTradeUnits(qty, pieces)).toBe(boxes)
  }
})
