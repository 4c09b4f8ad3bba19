import { describe, expect, it } from 'vitest'
import { isCorporateRegistration, tidyRegistration } from './registration-number.ts'

describe('the registration number of a corporation', () => {
  // Published corporate numbers: the National Tax Agency and the Digital Agency.
  it.each(['T7000012050002', 'T8000012010038'])('%s fits its check digit', (number) =>
    expect(isCorporateRegistration(number)).toBe(true),
  )
  it('with one digit wrong, or two exchanged, does not', () => {
    const right = '7000012050002'
    for (let at = 0; at < right.length; at++) {
      const wrong = `T${right.slice(0, at)}${(Number(right[at]) + 1) % 10}${right.slice(at + 1)}`
      expect(isCorporateRegistration(wrong)).toBe(false)
    }
    expect(isCorporateRegistration('T7000012500002')).toBe(false)
  })
  it.each(['', '7000012050002', 'T700001205000', 'T70000120500022', 'TX000012050002'])('%j is none', (text) =>
    expect(isCorporateRegistration(text)).toBe(false),
  )
  it('is tidied however it is written', () => {
    expect(tidyRegistration('ｔ７０００-0120 50002')).toBe('T7000012050002')
  })
})
