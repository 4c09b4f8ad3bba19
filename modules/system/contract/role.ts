import { codes } from '#platform/contract/code-table.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { choice, code, flag, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { rights, writeEverywhere, type Right } from '#platform/contract/permission.ts'
import type { Text } from '#platform/contract/text.ts'

/** The areas, and the right beside them, as people call them; the columns of the permission matrix. */
export const rightNames: Readonly<Record<Right, Text>> = {
  master: { ja: 'マスタ', en: 'Master data', zh: '主数据' },
  receiveorder: { ja: '受注・売上', en: 'Orders and sales', zh: '订单与销售' },
  placeorder: { ja: '発注', en: 'Purchasing', zh: '采购' },
  stock: { ja: '在庫', en: 'Stock', zh: '库存' },
  production: { ja: '生産計画', en: 'Planning', zh: '生产计划' },
  mes: { ja: '製造実行', en: 'Shop floor', zh: '制造执行' },
  system: { ja: 'システム', en: 'System', zh: '系统' },
  developer: { ja: '開発者', en: 'Developer', zh: '开发者' },
  cost: { ja: '原価・粗利', en: 'Cost and margin', zh: '成本与毛利' },
}

/** What a role may do in an area, in one word: for the history. */
const areaRight = codes('area_right', {
  none: { ja: 'なし', en: 'None', zh: '无' },
  read: { ja: '参照', en: 'Read', zh: '查看' },
  write: { ja: '更新のみ', en: 'Write only', zh: '仅更新' },
  both: { ja: '参照・更新', en: 'Read and write', zh: '查看与更新' },
})
export type AreaRight = (typeof areaRight.codes)[number]

export const rightField = (right: Right) => `area_${right}` as const

export const accessErrors = errors({
  BIZ_LAST_ADMINISTRATOR: {
    ja: '管理者が1人もいなくなるため、「{name}」をこのように変更できません。先に別の管理者を登録してください。',
    en: '"{name}" cannot be changed like this: nobody would be an administrator any more. Add another administrator first.',
    zh: '此更改将导致没有任何管理员，无法对“{name}”执行。请先登记其他管理员。',
  },
})

/** 権限ロール. What it may do is set in the permission matrix, for all roles together. */
export const roleMaster = master({
  name: 'role',
  title: { ja: '権限ロールマスタ', en: 'Roles', zh: '角色' },
  area: 'master',
  // Whoever could save roles with the key of master data could give themselves every other key.
  write: writeEverywhere,
  path: '/masterMaint/master/role',
  icon: 'lock',
  key: ['role_cd'],
  nameField: 'role_nm',
  fields: {
    role_cd: code({ ja: 'ロールコード', en: 'Role code', zh: '角色代码' }, 20),
    role_nm: name({ ja: 'ロール名', en: 'Role name', zh: '角色名称' }),
    admin_flg: flag(
      { ja: '管理者', en: 'Administrator', zh: '管理员' },
      {
        hint: {
          ja: 'すべての機能を参照・更新できます。管理者だけが変更できます。',
          en: 'May see and change everything. Only an administrator can change this.',
          zh: '可查看和更新所有功能。仅管理员可更改。',
        },
        width: 8,
      },
    ),
    note: text({ ja: '備考', en: 'Note', zh: '备注' }, 200, { width: 40 }),
  },
  errors: [user[10013], accessErrors.BIZ_LAST_ADMINISTRATOR],
  columns: ['role_cd', 'role_nm', 'admin_flg', 'note'],
  search: ['role_cd', 'role_nm'],
  recorded: Object.fromEntries(
    rights.map((right) => [rightField(right), choice(rightNames[right], areaRight)] as const),
  ),
})
