import { codes } from '#platform/contract/code-table.ts'
import { decimal, optionalCode, price, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, integer, kana, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { calendarMaster } from './calendar.ts'
import { masterErrors } from './master-errors.ts'
import { note } from './partner-fields.ts'

/** 設備グループ: machines that can stand in for each other. */
export const facilityGroupMaster = master({
  name: 'facility_group',
  title: { ja: '設備グループマスタ', en: 'Machine groups', zh: '设备组' },
  area: 'master',
  path: '/masterMaint/production/facilityGroup',
  perFactory: true,
  key: ['facility_group_cd'],
  nameField: 'facility_group_nm',
  fields: {
    facility_group_cd: code({ ja: '設備グループコード', en: 'Machine group', zh: '设备组代码' }, 10),
    facility_group_nm: name({ ja: '設備グループ名', en: 'Group name', zh: '设备组名称' }),
    first_setup_min: integer(
      { ja: '最初の段取（分）', en: 'First set-up (min)', zh: '首次换型（分）' },
      0,
      9999,
      {
        initial: '0',
        hint: {
          ja: '何も段取りしていない設備の最初の作業',
          en: 'Of a machine that is set up for nothing yet',
          zh: '尚未换型的设备的首个作业',
        },
      },
    ),
    other_setup_min: integer(
      { ja: 'その他の段取替え（分）', en: 'Other changes (min)', zh: '其他换型（分）' },
      0,
      9999,
      {
        initial: '0',
        hint: {
          ja: '段取時間の表にない組合せ',
          en: 'What the set-up times do not name',
          zh: '换型时间表中没有的组合',
        },
      },
    ),
    note: note(),
  },
  columns: ['facility_group_cd', 'facility_group_nm', 'first_setup_min', 'other_setup_min', 'note'],
  search: ['facility_group_cd', 'facility_group_nm'],
  sort: 'facility_group_cd',
})

const capacityKind = codes('capacity_kind', {
  1: { ja: '1件ずつ', en: 'One at a time', zh: '逐件' },
  2: { ja: '同時処理', en: 'Several at a time', zh: '同时处理' },
})

/** A die or a jig is no machine of its group: it goes with one. */
export const facilityKind = codes('facility_kind', {
  1: { ja: '機械', en: 'Machine', zh: '机器' },
  2: { ja: '金型', en: 'Die', zh: '模具' },
  3: { ja: '治具', en: 'Jig', zh: '夹具' },
  4: { ja: '炉', en: 'Furnace', zh: '炉' },
})

/** 設備. */
export const facilityMaster = master({
  name: 'facility',
  title: { ja: '設備マスタ', en: 'Machines', zh: '设备' },
  area: 'master',
  path: '/masterMaint/production/facility',
  perFactory: true,
  key: ['facility_cd'],
  nameField: 'facility_nm',
  fields: {
    facility_cd: code({ ja: '設備コード', en: 'Machine', zh: '设备代码' }, 10),
    facility_nm: name({ ja: '設備名', en: 'Machine name', zh: '设备名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    facility_group_cd: reference(
      { ja: '設備グループ', en: 'Machine group', zh: '设备组' },
      facilityGroupMaster,
    ),
    facility_kind: choice({ ja: '設備の種類', en: 'Kind', zh: '设备种类' }, facilityKind, { initial: '1' }),
    capacity_kind: choice({ ja: '能力の種類', en: 'Capacity', zh: '产能类型' }, capacityKind),
    capacity: integer({ ja: '同時処理数', en: 'At a time', zh: '同时处理数' }, 1, 999, { initial: '1' }),
    efficiency: decimal(
      { ja: '効率（%）', en: 'Efficiency (%)', zh: '效率（%）' },
      {
        min: '1',
        max: '200',
        scale: 1,
        initial: '100',
      },
    ),
    calendar_cd: reference({ ja: 'カレンダー', en: 'Calendar', zh: '日历' }, calendarMaster, {
      required: false,
    }),
    cost_per_hour: price({ ja: '時間単価', en: 'Cost per hour', zh: '小时费率' }, { initial: '0' }),
    setup_group: optionalCode({ ja: '現在の段取', en: 'Set up for', zh: '当前换型组' }, 10, {
      hint: {
        ja: '計画の最初に段取済みの段取グループ',
        en: 'The set-up group with which a plan begins',
        zh: '计划开始时已换好的换型组',
      },
    }),
    shots: integer({ ja: 'ショット数', en: 'Shots', zh: '模次' }, 0, 999_999_999, {
      initial: '0',
      hint: { ja: '金型のこれまでの累計', en: 'What a die has made so far', zh: '模具累计模次' },
    }),
    shot_limit: integer({ ja: '保証ショット数', en: 'Shots, at most', zh: '保证模次' }, 0, 999_999_999, {
      initial: '0',
      hint: { ja: '0：上限なし', en: '0 is no limit', zh: '0为无上限' },
    }),
    note: note(),
  },
  columns: [
    'facility_cd',
    'facility_nm',
    'facility_kind',
    'facility_group_cd',
    'capacity',
    'efficiency',
    'calendar_cd',
    'cost_per_hour',
  ],
  search: ['facility_cd', 'facility_nm', 'facility_kind', 'facility_group_cd'],
  sort: 'facility_cd',
  errors: [masterErrors.BIZ_FACILITY_IN_USE],
})
