import { describe, expect, it } from 'vitest'
import { newPlaces } from './new-places.ts'

describe('places of parts', () => {
  it('follow the wanted order in steps of ten, and who stays does not move', () => {
    expect(newPlaces([10, 20, 30], [10, 30, 20])).toEqual([
      { from: 30, to: 20 },
      { from: 20, to: 30 },
    ])
  })

  it('of lines that nobody named stay behind the line they followed', () => {
    expect(newPlaces([10, 15, 20, 30], [30, 20, 10])).toEqual([
      { from: 30, to: 10 },
      { from: 10, to: 30 },
      { from: 15, to: 40 },
    ])
    expect(newPlaces([5, 7, 9], [9])).toEqual([
      { from: 5, to: 10 },
      { from: 7, to: 20 },
      { from: 9, to: 30 },
    ])
  })

  it('come closer together when there is no room for steps of ten', () => {
    const held = Array.from({ length: 1000 }, (_, at) => at + 1)
    expect(newPlaces(held, held.toReversed())[0]).toEqual({ from: 1000, to: 1 })
  })
})
