import { codes } from '#platform/contract/code-table.ts'
import { date, reference } from '#platform/contract/field-kinds.ts'
import { choice, integer, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { facilityMaster } from './facility.ts'
import { masterErrors } from './master-errors.ts'
import { note } from './partner-fields.ts'
import { readTime } from './shift-times.ts'

const exceptionKind = codes('facility_exception_kind', {
  1: { ja: '残業・休日稼働', en: 'Overtime', zh: '加班、假日运行' },
  2: { ja: '停止', en: 'Downtime', zh: '停机' },
})

/** 設備の例外: when one machine works longer than its calendar, which it shares with others, or stands still. */
export const facilityExceptionMaster = master({
  name: 'facility_exception',
  title: { ja: '設備の残業・停止', en: 'Overtime and downtime', zh: '设备加班、停机' },
  area: 'master',
  path: '/masterMaint/production/facilityException',
  hidden: true,
  perFactory: true,
  key: ['facility_cd', 'exception_dt', 'seq'],
  nameField: 'facility_cd',
  fields: {
    facility_cd: reference({ ja: '設備', en: 'Machine', zh: '设备' }, facilityMaster),
    exception_dt: date({ ja: '日付', en: 'Date', zh: '日期' }),
    seq: integer({ ja: '連番', en: 'No.', zh: '序号' }, 1, 9999, { initial: '1' }),
    exception_kind: choice({ ja: '区分', en: 'Kind', zh: '区分' }, exceptionKind, {
      initial: '1',
      width: 16,
    }),
    start_time: text({ ja: '開始時刻（時:分）', en: 'Begins (h:mm)', zh: '开始时刻（时:分）' }, 5, {
      width: 8,
      required: true,
    }),
    end_time: text({ ja: '終了時刻（時:分）', en: 'Ends (h:mm)', zh: '结束时刻（时:分）' }, 5, {
      width: 8,
      required: true,
      hint: {
        ja: '開始時刻以前の場合は翌日',
        en: 'Not after the start: on the next day',
        zh: '不晚于开始时刻时为次日',
      },
    }),
    note: note(),
  },
  columns: ['facility_cd', 'exception_dt', 'seq', 'exception_kind', 'start_time', 'end_time', 'note'],
  search: ['facility_cd', 'exception_dt', 'exception_kind'],
  rules: (exception, issues) => {
    for (const path of ['start_time', 'end_time'] as const)
      if (readTime(exception[path]) === undefined) refuseField(issues, path, masterErrors.MST_TIME)
  },
})
