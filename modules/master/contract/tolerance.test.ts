import { describe, expect, it } from 'vitest'
import { written } from '#platform/contract/decimal.ts'
import { toleranceOf } from './tolerance.ts'

describe('a tolerance', () => {
  it('of what is counted in pieces is whole pieces, never more than the percentage', () => {
    const of = (qty: string, percent: string, places: number) => written(toleranceOf(qty, percent, places), 0)
    expect(of('10', '5', 0)).toBe('0')
    expect(of('39', '5', 0)).toBe('1')
    expect(of('40', '5', 0)).toBe('2')
    expect(of('10', '5', 3)).toBe('0.5')
    expect(of('1.234', '5', 3)).toBe('0.061')
  })
})
