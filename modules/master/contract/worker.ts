import { date, price, reference } from '#platform/contract/field-kinds.ts'
import { codes } from '#platform/contract/code-table.ts'
import { choice, code, integer, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { calendarMaster } from './calendar.ts'
import { masterErrors } from './master-errors.ts'
import { note } from './partner-fields.ts'

/** 資格. */
export const qualificationMaster = master({
  name: 'qualification',
  title: { ja: '資格マスタ', en: 'Qualifications', zh: '资格' },
  area: 'master',
  path: '/masterMaint/production/qualification',
  perFactory: true,
  key: ['qualification_cd'],
  nameField: 'qualification_nm',
  fields: {
    qualification_cd: code({ ja: '資格コード', en: 'Qualification', zh: '资格代码' }, 10),
    qualification_nm: name({ ja: '資格名', en: 'Qualification name', zh: '资格名称' }),
    note: note(),
  },
  columns: ['qualification_cd', 'qualification_nm', 'note'],
  search: ['qualification_cd', 'qualification_nm'],
  sort: 'qualification_cd',
})

/** What was done about the PIN of the terminal; the PIN itself is never written down (contract/worker-pin.ts). */
const pinStep = codes('pin_step', {
  set: { ja: '設定', en: 'Set', zh: '设置' },
  removed: { ja: '削除', en: 'Delete', zh: '删除' },
})
export type PinStep = (typeof pinStep.codes)[number]

/** 作業者. */
export const workerMaster = master({
  name: 'worker',
  title: { ja: '作業者マスタ', en: 'Workers', zh: '作业员' },
  area: 'master',
  path: '/masterMaint/production/worker',
  perFactory: true,
  key: ['worker_cd'],
  nameField: 'worker_nm',
  fields: {
    worker_cd: code({ ja: '作業者コード', en: 'Worker', zh: '作业员代码' }, 10),
    worker_nm: name({ ja: '作業者名', en: 'Name', zh: '姓名' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    badge_no: text({ ja: 'バッジ番号', en: 'Badge', zh: '工牌号' }, 40, { width: 16 }),
    parallel: integer({ ja: '同時作業数', en: 'Jobs at a time', zh: '同时作业数' }, 1, 9, { initial: '1' }),
    cost_per_hour: price(
      { ja: '賃率（円/時間）', en: 'Cost per hour', zh: '费率（日元/小时）' },
      { initial: '0' },
    ),
    calendar_cd: reference({ ja: 'カレンダー', en: 'Calendar', zh: '日历' }, calendarMaster, {
      required: false,
    }),
    note: note(),
  },
  errors: [masterErrors.MST_BADGE_TAKEN],
  recorded: { sign_in: choice({ ja: 'PIN', en: 'PIN', zh: 'PIN' }, pinStep) },
  columns: ['worker_cd', 'worker_nm', 'badge_no', 'parallel', 'cost_per_hour', 'calendar_cd', 'note'],
  search: ['worker_cd', 'worker_nm'],
  sort: 'worker_cd',
})

/** 力量: who may do what, how well, and until when. */
export const workerQualificationMaster = master({
  name: 'worker_qualification',
  title: { ja: '作業者資格マスタ', en: 'Workers’ qualifications', zh: '作业员资格' },
  area: 'master',
  path: '/masterMaint/production/workerQualification',
  hidden: true,
  perFactory: true,
  key: ['worker_cd', 'qualification_cd'],
  nameField: 'worker_cd',
  fields: {
    worker_cd: reference({ ja: '作業者', en: 'Worker', zh: '作业员' }, workerMaster),
    qualification_cd: reference({ ja: '資格', en: 'Qualification', zh: '资格' }, qualificationMaster),
    level: integer({ ja: 'レベル', en: 'Level', zh: '等级' }, 1, 5),
    valid_from_dt: date({ ja: '有効開始日', en: 'Valid from', zh: '有效期自' }, { required: false }),
    valid_to_dt: date({ ja: '有効期限', en: 'Expiry', zh: '有效期' }, { required: false }),
    note: note(),
  },
  columns: ['worker_cd', 'qualification_cd', 'level', 'valid_from_dt', 'valid_to_dt'],
  search: ['worker_cd', 'qualification_cd'],
  rules: ({ valid_from_dt, valid_to_dt }, issues) => {
    if (valid_to_dt !== '' && valid_to_dt < valid_from_dt)
      refuseField(issues, 'valid_to_dt', masterErrors.MST_END_BEFORE_START)
  },
})
