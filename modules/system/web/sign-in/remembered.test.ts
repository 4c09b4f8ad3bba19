import { expect, it } from 'vitest'
import { startFactory } from './remembered.ts'

it('the factory choice starts with the last used one, while it may still be used', () => {
  const choices = [{ factory_cd: 'F01' }, { factory_cd: 'F02' }]
  expect(startFactory(choices, 'F02')).toBe('F02')
  expect(startFactory(choices, 'F09')).toBe('F01')
  expect(startFactory([], 'F01')).toBe('')
})
