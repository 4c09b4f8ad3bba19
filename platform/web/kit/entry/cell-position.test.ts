import { describe, expect, it } from 'vitest'
import {
  areaOf,
  isSingle,
  moved,
  nextStop,
  positionsIn,
  previousStop,
  type CellPosition,
  type Extent,
} from './cell-position.ts'

/** Three lines of five columns; the first and the fourth are computed. */
const extent: Extent = { rows: 3, cols: 5, stops: [1, 2, 4] }

describe('Enter in an entry grid', () => {
  it('goes to the next column that is typed in, and passes the computed ones', () => {
    expect(nextStop({ row: 0, col: 2 }, extent)).toEqual({ row: 0, col: 4 })
    expect(previousStop({ row: 0, col: 4 }, extent)).toEqual({ row: 0, col: 2 })
  })
  it('goes from the last field of a line to the first of the next one, and back', () => {
    expect(nextStop({ row: 0, col: 4 }, extent)).toEqual({ row: 1, col: 1 })
    expect(previousStop({ row: 1, col: 1 }, extent)).toEqual({ row: 0, col: 4 })
  })
  it('passes the cells that their line cannot use, also a line that uses none', () => {
    const isIdle = ({ row, col }: CellPosition) => row === 1 || (row === 0 && col === 2)
    expect(nextStop({ row: 0, col: 1 }, { ...extent, isIdle })).toEqual({ row: 0, col: 4 })
    expect(nextStop({ row: 0, col: 4 }, { ...extent, isIdle })).toEqual({ row: 2, col: 1 })
    expect(previousStop({ row: 2, col: 1 }, { ...extent, isIdle })).toEqual({ row: 0, col: 4 })
    expect(previousStop({ row: 0, col: 4 }, { ...extent, isIdle })).toEqual({ row: 0, col: 1 })
  })
  it('leaves the grid at either end', () => {
    expect(nextStop({ row: 2, col: 4 }, extent)).toBeUndefined()
    expect(previousStop({ row: 0, col: 1 }, extent)).toBeUndefined()
    expect(nextStop({ row: 0, col: 0 }, { ...extent, stops: [] })).toBeUndefined()
  })
})

it('an arrow key never leads out of the grid', () => {
  expect(moved({ row: 2, col: 4 }, 1, 1, extent)).toEqual({ row: 2, col: 4 })
  expect(moved({ row: 1, col: 1 }, -5, 0, extent)).toEqual({ row: 0, col: 1 })
})

it('a range is the same whichever corner it was pulled from', () => {
  const area = areaOf({ at: { row: 2, col: 1 }, from: { row: 0, col: 3 } })
  expect(area).toEqual({ top: 0, left: 1, bottom: 2, right: 3 })
  expect(isSingle(area)).toBe(false)
  expect(positionsIn(area)).toHaveLength(9)
  expect(positionsIn(area)[4]).toEqual({ row: 1, col: 2 })
})
