import { codes } from '#platform/contract/code-table.ts'
import { date, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { note } from './partner-fields.ts'

const calendarUse = codes('calendar_use', {
  1: { ja: '工場', en: 'Factory', zh: '工厂' },
  2: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
  3: { ja: '納入先', en: 'Destination', zh: '送货地址' },
  4: { ja: '運送会社', en: 'Carrier', zh: '承运商' },
})

const closed = (ja: string, en: string, zh: string, initial = '0') =>
  flag({ ja: `${ja}曜休み`, en: `Closed on ${en}`, zh: `${zh}休息` }, { initial })

/** カレンダー: the week as it usually is; single days differ in the days of the calendar. */
export const calendarMaster = master({
  name: 'calendar',
  title: { ja: 'カレンダーマスタ', en: 'Calendars', zh: '日历' },
  area: 'master',
  path: '/masterMaint/master/calendarMaster',
  key: ['calendar_cd'],
  nameField: 'calendar_nm',
  fields: {
    calendar_cd: code({ ja: 'カレンダーコード', en: 'Calendar', zh: '日历代码' }, 10),
    calendar_nm: name({ ja: 'カレンダー名', en: 'Calendar name', zh: '日历名称' }),
    calendar_use: choice({ ja: '用途', en: 'Used for', zh: '用途' }, calendarUse),
    mon_flg: closed('月', 'Monday', '周一'),
    tue_flg: closed('火', 'Tuesday', '周二'),
    wed_flg: closed('水', 'Wednesday', '周三'),
    thu_flg: closed('木', 'Thursday', '周四'),
    fri_flg: closed('金', 'Friday', '周五'),
    sat_flg: closed('土', 'Saturday', '周六', '1'),
    sun_flg: closed('日', 'Sunday', '周日', '1'),
    note: note(),
  },
  columns: ['calendar_cd', 'calendar_nm', 'calendar_use', 'sat_flg', 'sun_flg'],
  search: ['calendar_cd', 'calendar_nm', 'calendar_use'],
  sort: 'calendar_cd',
})

export const dayDivision = codes('day_div', {
  1: { ja: '稼働日', en: 'Working day', zh: '工作日' },
  2: { ja: '休日', en: 'Non-working day', zh: '休息日' },
  3: { ja: '半日稼働', en: 'Half day', zh: '半天' },
})

/** A day that differs from the usual week: a holiday, or a Saturday on which one works. */
export const calendarDayMaster = master({
  name: 'calendar_day',
  title: { ja: 'カレンダー日別設定', en: 'Calendar exceptions', zh: '日历日期设置' },
  area: 'master',
  path: '/masterMaint/master/calendarDay',
  key: ['calendar_cd', 'calendar_dt'],
  nameField: 'day_nm',
  fields: {
    calendar_cd: reference({ ja: 'カレンダー', en: 'Calendar', zh: '日历' }, calendarMaster),
    calendar_dt: date({ ja: '日付', en: 'Date', zh: '日期' }),
    day_div: choice({ ja: '日の種類', en: 'Day', zh: '日期类型' }, dayDivision, { initial: '2' }),
    day_nm: name({ ja: '名称', en: 'Name', zh: '名称' }, 40),
    work_minutes: integer({ ja: '稼働時間（分）', en: 'Working minutes', zh: '工作时间（分）' }, 0, 1440, {
      initial: '0',
      hint: { ja: '0は通常どおり', en: '0 is as usual', zh: '0为照常' },
    }),
    reason: text({ ja: '理由', en: 'Reason', zh: '原因' }, 100),
  },
  columns: ['calendar_cd', 'calendar_dt', 'day_div', 'day_nm'],
  search: ['calendar_cd', 'calendar_dt', 'day_div'],
})
