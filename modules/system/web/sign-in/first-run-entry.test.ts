import { expect, it } from 'vitest'
import { firstRunBlank, firstRunGroups, unconfirmed } from './first-run-entry.ts'

it('a password that is not typed alike twice is said at its second field', () => {
  const typed = { ...firstRunBlank, company_password: 'secret1', company_password_again: 'secret2' }
  expect(Object.keys(unconfirmed(typed, 'ja'))).toEqual(['company_password_again'])
  expect(unconfirmed({ ...typed, company_password_again: 'secret1' }, 'ja')).toEqual({})
})

it('every field of the first run is asked for on the page', () => {
  const asked = firstRunGroups.flatMap(({ pairs }) => pairs.flat().map(({ name }) => name))
  expect(asked).toEqual(Object.keys(firstRunBlank))
})
