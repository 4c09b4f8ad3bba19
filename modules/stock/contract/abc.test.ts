import { expect, it } from 'vitest'
import { ranksOf } from './abc.ts'

it('few items make 70 of a hundred and are A, those up to 90 are B; the one that crosses a limit belongs before it', () => {
  expect(ranksOf([50, 25, 15, 5, 5])).toEqual(['A', 'A', 'B', 'C', 'C'])
  expect(ranksOf([100])).toEqual(['A'])
  expect(ranksOf([])).toEqual([])
})
