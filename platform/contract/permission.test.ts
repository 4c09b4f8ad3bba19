import { describe, expect, it } from 'vitest'
import { allows, isPermissionKey, mayWrite, type Requirement } from './permission.ts'

const clerk = { admin: false, roles: ['CLERK'], permissions: ['sales:yes', 'stock:yes', 'write:stock'] }
const admin = { admin: true, roles: [], permissions: [] }

describe('A requirement', () => {
  it.each<[string, Requirement, boolean]>([
    ['a list means any one of', ['stock:yes', 'mes:yes'], true],
    ['a list without one that is held', ['mes:yes'], false],
    ['an empty list is nobody', [], false],
    ['all of, and all are held', { permissions: ['stock:yes', 'write:stock'], mode: 'allOf' }, true],
    ['all of, with a role', { roles: ['CLERK'], permissions: ['stock:yes'], mode: 'allOf' }, true],
    ['all of, and one is missing', { roles: ['CHIEF'], permissions: ['stock:yes'], mode: 'allOf' }, false],
    ['one of', { roles: ['CHIEF'], permissions: ['stock:yes'], mode: 'oneOf' }, true],
    ['one of, and none is held', { roles: ['CHIEF'], permissions: ['mes:yes'], mode: 'oneOf' }, false],
    ['except one that is held', { roles: ['CLERK'], mode: 'except' }, false],
    ['except one that is not held', { permissions: ['mes:yes'], mode: 'except' }, true],
  ])('%s', (_what, requirement, met) => {
    expect(allows(requirement, clerk)).toBe(met)
    expect(allows(requirement, admin)).toBe(true)
  })

  it("to write is met by the area's own key or by the one for everywhere", () => {
    expect(mayWrite('write:stock', clerk)).toBe(true)
    expect(mayWrite('write:master', clerk)).toBe(false)
    expect(mayWrite('write:master', { ...clerk, permissions: ['write:system'] })).toBe(true)
  })

  it('can only name keys that exist', () => {
    expect(isPermissionKey('master:yes')).toBe(true)
    expect(isPermissionKey('write:developer')).toBe(false)
    expect(isPermissionKey('everything')).toBe(false)
  })
})
