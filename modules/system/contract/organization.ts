import { errors } from '#platform/contract/errors.ts'
import { reference, selfReference } from '#platform/contract/field-kinds.ts'
import { code, integer, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { factoryMaster } from './factory.ts'

export const organizationErrors = errors({
  BIZ_ORGANIZATION_CIRCLE: {
    ja: '「{name}」は自分自身の下の組織に属することになります。別の上位組織を選択してください。',
    en: '"{name}" would belong to a part of itself. Choose another parent.',
    zh: '“{name}”将隶属于自己的下级组织，请选择其他上级组织。',
  },
})

const note = () => text({ ja: '備考', en: 'Note', zh: '备注' }, 200, { width: 40 })

/** 組織: the tree of the company, such as 本部 and 支社. */
export const organizationMaster = master({
  name: 'organization',
  title: { ja: '組織マスタ', en: 'Organization', zh: '组织' },
  area: 'master',
  path: '/masterMaint/master/organization',
  key: ['organization_cd'],
  nameField: 'organization_nm',
  fields: {
    organization_cd: code({ ja: '組織コード', en: 'Organization code', zh: '组织代码' }, 10),
    organization_nm: name({ ja: '組織名', en: 'Name', zh: '组织名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    parent_cd: selfReference({ ja: '上位組織', en: 'Belongs to', zh: '上级组织' }, 10),
    note: note(),
  },
  columns: ['organization_cd', 'organization_nm', 'parent_cd', 'note'],
  search: ['organization_cd', 'organization_nm', 'parent_cd'],
  errors: [organizationErrors.BIZ_ORGANIZATION_CIRCLE],
})

/** 部門: who orders, sells and works is counted by it. */
export const departmentMaster = master({
  name: 'department',
  title: { ja: '部門マスタ', en: 'Departments', zh: '部门' },
  area: 'master',
  path: '/masterMaint/master/department',
  key: ['department_cd'],
  nameField: 'department_nm',
  fields: {
    department_cd: code({ ja: '部門コード', en: 'Department code', zh: '部门代码' }, 10),
    department_nm: name({ ja: '部門名', en: 'Name', zh: '部门名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    organization_cd: reference({ ja: '組織', en: 'Organization', zh: '组织' }, organizationMaster),
    note: note(),
  },
  columns: ['department_cd', 'department_nm', 'organization_cd', 'note'],
  search: ['department_cd', 'department_nm', 'organization_cd'],
})

/** 班: people who work together in a factory. */
export const teamMaster = master({
  name: 'team',
  title: { ja: '班マスタ', en: 'Teams', zh: '班组' },
  area: 'master',
  path: '/masterMaint/master/team',
  key: ['team_cd'],
  nameField: 'team_nm',
  fields: {
    team_cd: code({ ja: '班コード', en: 'Team code', zh: '班组代码' }, 10),
    team_nm: name({ ja: '班名', en: 'Name', zh: '班组名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    department_cd: reference({ ja: '部門', en: 'Department', zh: '部门' }, departmentMaster),
    factory_cd: reference({ ja: '工場', en: 'Factory', zh: '工厂' }, factoryMaster),
    worker_count: integer({ ja: '作業者数', en: 'People', zh: '作业人数' }, 0, 9999, { initial: '0' }),
    note: note(),
  },
  columns: ['team_cd', 'team_nm', 'department_cd', 'factory_cd', 'worker_count'],
  search: ['team_cd', 'team_nm', 'department_cd', 'factory_cd'],
})
