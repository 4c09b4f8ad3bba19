import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http, user } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { ability } from '#platform/contract/list.ts'
import { permissionKeys, writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'

export const permissionScreen = screen({
  path: '/masterMaint/system/permission',
  name: 'permission',
  title: { ja: '権限', en: 'Permissions', zh: '权限' },
  icon: 'lock',
  guard: ['system:yes'],
  keepAlive: true,
})

const permissionKey = z.enum(permissionKeys)

export const rolePermissions = z.object({
  role_cd: z.string(),
  role_nm: z.string(),
  /** Has every right, whatever the list says. */
  admin_flg: z.boolean(),
  abort_div: z.string(),
  /** How many users at work hold it somewhere. */
  users: z.number().int(),
  permissions: z.array(permissionKey),
  /** Of the role: its master and its permissions are one record. */
  update_cnt: z.number().int(),
  abilities: z.object({ edit: ability }),
})
export type RolePermissions = z.output<typeof rolePermissions>

const guard = ['system:yes'] as const

export const permissionList = endpoint({
  method: 'GET',
  path: '/api/system/permission/getList',
  summary: { ja: '権限：一覧', en: 'Permissions: list', zh: '权限：列表' },
  guard,
  input: z.object({}),
  output: z.object({ list: z.array(rolePermissions) }),
})

/** The roles that change, each with all of its permissions; all of them or none. */
export const editPermissions = endpoint({
  method: 'POST',
  path: '/api/system/permission/doEdit',
  summary: { ja: '権限：変更', en: 'Permissions: save', zh: '权限：保存' },
  guard,
  write: writeEverywhere,
  input: z.object({
    roles: z
      .array(
        z.object({
          role_cd: codeSchema(20),
          update_cnt: z.number().int().min(0),
          permissions: z.array(permissionKey).max(permissionKeys.length),
        }),
      )
      .min(1)
      .max(500),
  }),
  output: z.object({}),
  errors: [generic.STALE, http[404], user[10013]],
  audit: 'permission',
})
