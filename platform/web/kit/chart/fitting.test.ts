import { expect, it } from 'vitest'
import { fitting } from './fitting.ts'

it('a name is written as far as there is room beside its line', () => {
  expect(fitting('LG-15　リニアガイドユニット', 130)).toBe('LG-15　リニアガイ…')
  expect(fitting('AS-01 Assembly line', 150)).toBe('AS-01 Assembly line')
})
