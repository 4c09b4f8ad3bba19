import { expect, it } from 'vitest'
import { hasCheckDigit, isRegistrationNo } from './registration-number.ts'

it('a corporate number is told from a mistyped one by its first digit', () => {
  // The number of the National Tax Agency itself.
  expect(hasCheckDigit('T7000012050002')).toBe(true)
  expect(hasCheckDigit('T7000012050020')).toBe(false)
  expect(hasCheckDigit('T8000012050002')).toBe(false)
})

it('a registration number is T and thirteen digits', () => {
  expect(isRegistrationNo('T7000012050002')).toBe(true)
  for (const wrong of ['7000012050002', 'T700001205000', 'T70000120500022', 't7000012050002', ''])
    expect(isRegistrationNo(wrong)).toBe(false)
})
