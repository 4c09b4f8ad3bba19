import { describe, expect, it } from 'vitest'
import { fittedTo, newMatching } from './matching-draft.ts'

const titled = [['請求明細'], ['伝票No', '品番', '金額'], ['D-1', 'BRG-6001', '100']]
const matching = newMatching({})

describe('a matching', () => {
  it('is as wide as the heading, whatever stands above it', () => {
    expect(fittedTo(titled, { ...matching, heading_rows: 2 }).width).toBe(3)
    expect(fittedTo(titled, { ...matching, heading_rows: 1 }).width).toBe(1)
  })
  it('without a heading is as wide as the first row, and without a sample as it was', () => {
    expect(fittedTo(titled.slice(2), { ...matching, heading_rows: 0 }).width).toBe(3)
    expect(fittedTo([], { ...matching, width: 7 }).width).toBe(7)
  })
})
