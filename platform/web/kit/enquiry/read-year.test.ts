import { expect, it } from 'vitest'
import { readYear } from './read-year.ts'

it('a year is read as people type it', () => {
  expect(['2026', '26', '２０２６年度', ' 2027 ', ''].map(readYear)).toEqual([
    '2026',
    '2026',
    '2026',
    '2027',
    '',
  ])
  expect(readYear('来年')).toBe('来年')
})
