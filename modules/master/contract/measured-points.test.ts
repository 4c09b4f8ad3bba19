import { expect, it } from 'vitest'
import { isOutside, typedValues } from './measured-points.ts'

it.each([
  ['9.9', false],
  ['10.1', false],
  ['9.8999', true],
  ['10.1001', true],
  ['-10', true],
])('a measured value of %s is outside its limits: %s', (value, outside) => {
  expect(isOutside(value, { lower_limit: '9.9', upper_limit: '10.1' })).toBe(outside)
})

it('values are typed one after the other', () => {
  expect(typedValues(' 10.02 ９．９８　10、-1,5 ')).toEqual(['10.02', '9.98', '10', '-1', '5'])
  // While one types: a point without a place behind it is no reason to fall over.
  expect(typedValues('10. .5 x')).toEqual(['10', '0.5', 'x'])
})
