import { guardKeys, type PermissionKey } from '#platform/contract/permission.ts'
import type { Text } from '#platform/contract/text.ts'

export interface FirstRole {
  readonly role_cd: string
  readonly role_nm: Text
  readonly admin_flg?: true
  readonly permissions: readonly PermissionKey[]
}

/** Who does what in most factories: everyone reads the areas next to their own; each saves in their own. */
export const firstRoles: readonly FirstRole[] = [
  {
    role_cd: 'ADMIN',
    role_nm: { ja: '管理者', en: 'Administrator', zh: '管理员' },
    admin_flg: true,
    permissions: [],
  },
  {
    role_cd: 'SALES',
    role_nm: { ja: '営業', en: 'Sales', zh: '销售' },
    permissions: [
      'master:yes',
      'receiveorder:yes',
      'stock:yes',
      'production:yes',
      'cost:yes',
      'write:receiveorder',
    ],
  },
  {
    role_cd: 'PURCHASING',
    role_nm: { ja: '購買', en: 'Purchasing', zh: '采购' },
    permissions: ['master:yes', 'placeorder:yes', 'stock:yes', 'cost:yes', 'write:placeorder'],
  },
  {
    role_cd: 'WAREHOUSE',
    role_nm: { ja: '倉庫', en: 'Warehouse', zh: '仓库' },
    // Whoever receives at the gate, picks and ships writes in the areas to which those screens belong.
    permissions: [
      ...(['receiveorder:yes', 'placeorder:yes', 'stock:yes'] as const),
      ...(['write:receiveorder', 'write:placeorder', 'write:stock'] as const),
    ],
  },
  {
    role_cd: 'PLANNER',
    role_nm: { ja: '生産管理', en: 'Production control', zh: '生产管理' },
    permissions: [
      ...(['master:yes', 'receiveorder:yes', 'placeorder:yes', 'stock:yes', 'production:yes'] as const),
      ...(['mes:yes', 'cost:yes', 'write:master', 'write:production', 'write:mes'] as const),
    ],
  },
  {
    role_cd: 'OPERATOR',
    role_nm: { ja: '製造', en: 'Production', zh: '生产' },
    permissions: ['mes:yes', 'write:mes'],
  },
  {
    role_cd: 'VIEWER',
    role_nm: { ja: '閲覧', en: 'Viewing only', zh: '仅查看' },
    permissions: guardKeys.filter((key) => !['system:yes', 'developer:yes', 'cost:yes'].includes(key)),
  },
]
