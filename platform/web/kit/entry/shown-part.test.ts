import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsInSight, edgesOf, rowsInSight, scrollFor } from './shown-part.ts'

it('only the rows in sight and some around them are drawn', () => {
  expect(rowsInSight(0, 300, 30, 200)).toEqual({ start: 0, end: 18 })
  expect(rowsInSight(3000, 300, 30, 200)).toEqual({ start: 92, end: 118 })
  expect(rowsInSight(5700, 300, 30, 200)).toEqual({ start: 182, end: 200 })
  expect(rowsInSight(900, 300, 30, 3)).toEqual({ start: 3, end: 3 })
})

it('every column in sight is drawn, and far ones are not', () => {
  const edges = edgesOf(Array.from({ length: 400 }, () => 56))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 56 - 800 }), (scrolled) => {
      const { start, end } = columnsInSight(scrolled, 800, edges)
      expect(edges[start]).toBeLessThanOrEqual(scrolled)
      expect(edges[end]).toBeGreaterThanOrEqual(scrolled + 800)
      expect(end - start).toBeLessThan(30)
    }),
  )
})

it('a cell is scrolled into sight by the shortest way', () => {
  expect(scrollFor(0, 300, 60, 90)).toBe(0)
  expect(scrollFor(0, 300, 300, 330)).toBe(30)
  expect(scrollFor(120, 300, 60, 90)).toBe(60)
})
