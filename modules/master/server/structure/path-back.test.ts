import { describe, expect, it } from 'vitest'
import { pathBack } from './path-back.ts'

const edges = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([parent, part]) => ({ parent, part }))

describe('the way around a circle', () => {
  it('is the shortest one, from the item to itself', () => {
    const structure = edges(
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'A'],
      ['A', 'X'],
      ['X', 'Y'],
      ['Y', 'Z'],
      ['Z', 'A'],
    )
    expect(pathBack(structure, 'A')).toEqual(['A', 'B', 'C', 'A'])
  })

  it('is found behind a circle that the item is no part of', () => {
    expect(pathBack(edges(['A', 'B'], ['B', 'C'], ['C', 'B'], ['C', 'D'], ['D', 'A']), 'A')).toEqual([
      'A',
      'B',
      'C',
      'D',
      'A',
    ])
  })

  it('is empty where nothing leads back', () => {
    expect(pathBack(edges(['A', 'B'], ['B', 'C'], ['C', 'B']), 'A')).toEqual([])
  })
})
