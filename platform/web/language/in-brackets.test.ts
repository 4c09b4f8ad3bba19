import { expect, it } from 'vitest'
import { inBrackets } from './in-brackets.ts'

it('a code stands in the brackets of the language before it', () => {
  expect(inBrackets('パスワードが正しくありません。', 1004)).toBe('パスワードが正しくありません。（1004）')
  expect(inBrackets('The password is not correct.', 1004)).toBe('The password is not correct. (1004)')
})
