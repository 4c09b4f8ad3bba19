import { expect, it } from 'vitest'
import { bracketed, labelled, listed } from './punctuation.ts'

it('brackets, commas and colons are those of the language', () => {
  expect(`12${bracketed('個', 'ja')}`).toBe('12（個）')
  expect(`12${bracketed('pcs', 'en')}`).toBe('12 (pcs)')
  expect(listed(['A', 'B'], 'en')).toBe('A, B')
  expect(listed(['A', 'B'], 'zh')).toBe('A、B')
  expect(labelled('Reason', 'late', 'en')).toBe('Reason: late')
})
