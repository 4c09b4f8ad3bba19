import { describe, expect, it } from 'vitest'
import type { RolePermissions } from '#modules/system/contract/permission.ts'
import type { PermissionKey, Right } from '#platform/contract/permission.ts'
import { columns, copied, holds, isImplied, rolesToSave, toggled, type Changes } from './matrix.ts'

const role = (role_cd: string, permissions: PermissionKey[], admin_flg = false): RolePermissions => ({
  role_cd,
  role_nm: role_cd,
  admin_flg,
  abort_div: '0',
  users: 0,
  permissions,
  update_cnt: 3,
  abilities: { edit: true },
})
const sales = role('SALES', ['stock:yes', 'write:stock'])
const tick = (right: Right, key: PermissionKey, changes: Changes): Changes =>
  columns
    .filter((column) => column.right === right)
    .reduce((now, column) => toggled(sales, column, key, now), changes)
const held = (changes: Changes) => rolesToSave([sales], changes)[0]?.permissions

describe('the permission matrix', () => {
  it('has a place to write everywhere, except for what is only seen', () => {
    expect(columns.filter(({ write }) => !write).map(({ right }) => right)).toEqual(['developer', 'cost'])
  })
  it('who is to write may read as well', () => {
    expect(held(tick('mes', 'write:mes', {}))).toEqual(['stock:yes', 'mes:yes', 'write:stock', 'write:mes'])
  })
  it('who may not read any more does not write either', () => {
    expect(held(tick('stock', 'stock:yes', {}))).toEqual([])
    expect(held(tick('stock', 'write:stock', {}))).toEqual(['stock:yes'])
  })
  it('ticking twice is nothing to save', () => {
    const once = tick('mes', 'mes:yes', {})
    expect(rolesToSave([sales], tick('mes', 'mes:yes', once))).toEqual([])
  })
  it('a change made by someone else meanwhile is no change of mine', () => {
    const mine = tick('mes', 'mes:yes', {})
    const latest = { ...sales, permissions: [...sales.permissions, 'mes:yes' as const], update_cnt: 4 }
    expect(rolesToSave([latest], mine)).toEqual([])
  })
  it('system’s write right gives all others, an administrator has everything', () => {
    const manager = role('MANAGER', ['write:system'])
    expect(isImplied(manager, 'write:stock', {})).toBe(true)
    expect(isImplied(manager, 'stock:yes', {})).toBe(false)
    expect(isImplied(role('ADMIN', [], true), 'developer:yes', {})).toBe(true)
  })
  it('a role takes over all rights of another one', () => {
    const changes = copied(sales, role('OTHER', ['mes:yes']), {})
    expect(rolesToSave([sales], changes)).toEqual([
      { role_cd: 'SALES', update_cnt: 3, permissions: ['mes:yes'] },
    ])
    expect(holds(sales, 'stock:yes', changes)).toBe(false)
  })
})
