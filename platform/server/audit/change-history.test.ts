import { expect, it } from 'vitest'
import { changesBetween } from './change-history.ts'

it('keeps only the fields that changed, with both values', () => {
  const before = { a: 1, b: 'x', c: null }
  expect(changesBetween(before, { a: 1, b: 'y', c: 'z' }, ['a', 'b', 'c'])).toEqual([
    { field: 'b', old: 'x', new: 'y' },
    { field: 'c', old: null, new: 'z' },
  ])
})

it('keeps of a new record what was filled in', () => {
  expect(changesBetween(undefined, { a: 'x', b: '', c: false }, ['a', 'b', 'c'])).toEqual([
    { field: 'a', old: null, new: 'x' },
    { field: 'c', old: null, new: false },
  ])
})

it('never keeps a secret, whatever it is called', () => {
  const secrets = ['password', 'password_hash', 'pin', 'pin_hash', 'token_hash', 'client_secret']
  const after = Object.fromEntries(secrets.map((name) => [name, 'x']))
  expect(changesBetween({}, after, secrets)).toEqual([])
  expect(changesBetween({}, { shipping_cd: 'x' }, ['shipping_cd'])).toHaveLength(1)
})
