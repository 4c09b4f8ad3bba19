import { expect, it } from 'vitest'
import { lastPage, pagesAround } from './pages.ts'

it('shows the first, the last and the neighbours, and a gap only where more than one page is hidden', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4])
  expect(pagesAround(6, 20)).toEqual([1, null, 5, 6, 7, null, 20])
  expect(pagesAround(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
})

it('an empty list still has one page', () => {
  expect(lastPage(0, 10)).toBe(1)
  expect(lastPage(21, 10)).toBe(3)
})
