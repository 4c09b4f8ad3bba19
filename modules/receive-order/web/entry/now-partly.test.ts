import { expect, it } from 'vitest'
import { nowPartly } from './now-partly.ts'

const line = (line_no: number, allocation_status: '0' | '1' | '2', line_status: '0' | '8' = '0') => ({
  ...{ line_no, item_cd: 'A', line_status, allocation_status },
})
const numbers = (...sides: Parameters<typeof nowPartly>) => nowPartly(...sides).map(({ line_no }) => line_no)

it('a line that had all its goods and wants more is named, and no other', () => {
  const before = { lines: [line(1, '2'), line(2, '1'), line(3, '0'), line(4, '2'), line(5, '2')] }
  const now = {
    lines: [line(1, '1'), line(2, '1'), line(3, '1'), line(4, '2'), line(5, '1', '8'), line(6, '1')],
  }
  expect(numbers(now, before)).toEqual([1])
})
it('of a new order none is', () => {
  expect(numbers({ lines: [line(1, '1')] }, null)).toEqual([])
})
