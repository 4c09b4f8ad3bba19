import { reference } from '#platform/contract/field-kinds.ts'
import { code, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { calendarMaster } from './calendar.ts'
import { masterErrors } from './master-errors.ts'
import { note } from './partner-fields.ts'
import { readBreaks, readTime, workingStretches } from './shift-times.ts'

const time = (ja: string, en: string, zh: string) =>
  text({ ja: `${ja}（時:分）`, en: `${en} (h:mm)`, zh: `${zh}（时:分）` }, 5, { width: 8, required: true })

/** シフト: when is worked on a working day of a calendar, and until when on a half one. */
export const shiftMaster = master({
  name: 'shift',
  title: { ja: 'シフトマスタ', en: 'Shifts', zh: '班次' },
  area: 'master',
  path: '/masterMaint/master/shift',
  key: ['calendar_cd', 'shift_cd'],
  nameField: 'shift_nm',
  fields: {
    calendar_cd: reference({ ja: 'カレンダー', en: 'Calendar', zh: '日历' }, calendarMaster),
    shift_cd: code({ ja: 'シフトコード', en: 'Shift', zh: '班次代码' }, 10),
    shift_nm: name({ ja: 'シフト名', en: 'Shift name', zh: '班次名称' }, 40),
    start_time: time('開始時刻', 'Begins', '开始时刻'),
    end_time: {
      ...time('終了時刻', 'Ends', '结束时刻'),
      hint: {
        ja: '開始時刻以前の場合は翌日',
        en: 'Not after the start: on the next day',
        zh: '不晚于开始时刻时为次日',
      },
    },
    breaks: text({ ja: '休憩', en: 'Breaks', zh: '休息' }, 100, {
      width: 40,
      hint: {
        ja: '例：10:00-10:10 12:00-12:45',
        en: 'Such as 10:00-10:10 12:00-12:45',
        zh: '例：10:00-10:10 12:00-12:45',
      },
    }),
    half_end_time: text({ ja: '半日の終了時刻', en: 'Ends on half days', zh: '半天结束时刻' }, 5, {
      width: 8,
      hint: {
        ja: '空白の場合、半日稼働の日は休み',
        en: 'Blank: rests on half days',
        zh: '空白表示半天工作日休息',
      },
    }),
    note: note(),
  },
  columns: ['calendar_cd', 'shift_cd', 'shift_nm', 'start_time', 'end_time', 'breaks', 'half_end_time'],
  search: ['calendar_cd', 'shift_nm'],
  rules: (shift, issues) => {
    for (const path of ['start_time', 'end_time', 'half_end_time'] as const)
      if (shift[path] !== '' && readTime(shift[path]) === undefined)
        refuseField(issues, path, masterErrors.MST_TIME)
    if (readBreaks(shift.breaks) === undefined) refuseField(issues, 'breaks', masterErrors.MST_BREAKS)
    else if (workingStretches(shift, 'full') === undefined)
      refuseField(issues, 'breaks', masterErrors.MST_BREAK_OUTSIDE)
  },
})
