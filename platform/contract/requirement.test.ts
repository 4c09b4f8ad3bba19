import { describe, expect, test } from 'vitest'
import { allows, mayWrite, type Holder, type Requirement } from './permission.ts'

const holding = (permissions: readonly string[], roles: readonly string[] = [], admin = false): Holder => ({
  permissions,
  roles,
  admin,
})
const none = holding([])
const one = holding(['stock:yes'], ['STORE'])
const both = holding(['stock:yes', 'mes:yes'], ['STORE', 'CHIEF'])
const admin = holding([], [], true)

const answers = (requirement: Requirement) =>
  [none, one, both, admin].map((holder) => allows(requirement, holder))

describe('a requirement (specification section 6)', () => {
  test('as a plain list is met by any one entry', () => {
    expect(answers(['stock:yes', 'mes:yes'])).toEqual([false, true, true, true])
    expect(answers(['mes:yes'])).toEqual([false, false, true, true])
  })

  test('allOf is met by every entry together, permissions and roles alike', () => {
    expect(answers({ permissions: ['stock:yes', 'mes:yes'], mode: 'allOf' })).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(answers({ roles: ['CHIEF'], permissions: ['stock:yes'], mode: 'allOf' })).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('oneOf is met by any entry, of either kind', () => {
    expect(answers({ permissions: ['stock:yes', 'mes:yes'], mode: 'oneOf' })).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(answers({ roles: ['STORE'], permissions: ['mes:yes'], mode: 'oneOf' })).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('except is met by whoever has none of the entries; an admin has every right all the same', () => {
    expect(answers({ permissions: ['mes:yes'], mode: 'except' })).toEqual([true, true, false, true])
    expect(answers({ roles: ['STORE'], mode: 'except' })).toEqual([true, false, false, true])
  })
})

describe('saving', () => {
  test('needs the area’s own key or the one for everywhere', () => {
    expect(mayWrite('write:stock', holding(['stock:yes']))).toBe(false)
    expect(mayWrite('write:stock', holding(['write:stock']))).toBe(true)
    expect(mayWrite('write:stock', holding(['write:system']))).toBe(true)
    expect(mayWrite('write:stock', holding(['write:mes']))).toBe(false)
    expect(mayWrite('write:stock', admin)).toBe(true)
  })
})
