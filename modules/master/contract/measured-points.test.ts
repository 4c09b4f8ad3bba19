import { expect, it } from 'vitest'
import { isOutside } from './measured-points.ts'

it.each([
  ['9.9', false],
  ['10.1', false],
  ['9.8999', true],
  ['10.1001', true],
  ['-10', true],
])('a measured value of %s is outside its limits: %s', (value, outside) => {
  expect(isOutside(value, { lower_limit: '9.9', upper_limit: '10.1' })).toBe(outside)
})
