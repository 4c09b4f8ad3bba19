import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { calendarMaster } from './calendar.ts'
import { masterErrors } from './master-errors.ts'
import { mostOrderDays, readMonthDays } from './order-dates.ts'
import { note } from './partner-fields.ts'

const cycleKind = codes('cycle_kind', {
  1: { ja: '週単位（曜日）', en: 'By weeks (weekdays)', zh: '按周（星期）' },
  2: { ja: '月単位（日付）', en: 'By months (days)', zh: '按月（日期）' },
})

const orderShift = codes('order_shift', {
  1: { ja: '前の稼働日', en: 'Working day before', zh: '前一工作日' },
  2: { ja: '次の稼働日', en: 'Working day after', zh: '后一工作日' },
  0: { ja: '発注しない', en: 'No order', zh: '不订货' },
})

const on = (ja: string, en: string, zh: string) => flag({ ja: `${ja}曜`, en, zh })

/** 発注サイクル: on which days a supplier or an item is ordered; a holiday moves the day. */
export const orderCycleMaster = master({
  name: 'place_order_cycle',
  title: { ja: '発注サイクル', en: 'Order cycle', zh: '采购周期' },
  area: 'placeorder',
  path: '/masterMaint/placeOrder/placeOrderCycleMaintenance',
  perFactory: true,
  key: ['cycle_cd'],
  nameField: 'cycle_nm',
  fields: {
    cycle_cd: code({ ja: 'サイクルコード', en: 'Cycle', zh: '周期代码' }, 10),
    cycle_nm: name({ ja: 'サイクル名', en: 'Cycle name', zh: '周期名称' }),
    cycle_kind: choice({ ja: '単位', en: 'Unit', zh: '单位' }, cycleKind, { initial: '1' }),
    interval: integer({ ja: '間隔', en: 'Every', zh: '间隔' }, 1, 52, {
      initial: '1',
      hint: {
        ja: '2は隔週・隔月',
        en: '2 is every second week or month',
        zh: '2表示隔周、隔月',
      },
    }),
    base_dt: date(
      { ja: '起点日', en: 'Begins on', zh: '起点日期' },
      { hint: { ja: '間隔を数え始める日', en: 'Intervals are counted from here', zh: '间隔从该日起计算' } },
    ),
    mon_flg: on('月', 'Monday', '周一'),
    tue_flg: on('火', 'Tuesday', '周二'),
    wed_flg: on('水', 'Wednesday', '周三'),
    thu_flg: on('木', 'Thursday', '周四'),
    fri_flg: on('金', 'Friday', '周五'),
    sat_flg: on('土', 'Saturday', '周六'),
    sun_flg: on('日', 'Sunday', '周日'),
    month_days: text({ ja: '日付', en: 'Date', zh: '日期' }, 40, {
      width: 20,
      hint: {
        ja: '例：5,15,99（99は末日。最大10個）',
        en: 'e.g. 5,15,99 (99 is the last day; up to 10)',
        zh: '例：5,15,99（99为月末，最多10天）',
      },
    }),
    calendar_cd: reference({ ja: 'カレンダー', en: 'Calendar', zh: '日历' }, calendarMaster, {
      required: false,
    }),
    order_shift: choice({ ja: '休日の場合', en: 'On a holiday', zh: '遇休息日' }, orderShift, {
      initial: '1',
    }),
    note: note(),
  },
  groups: [
    {
      title: { ja: '週単位の場合', en: 'By weeks', zh: '按周' },
      fields: ['mon_flg', 'tue_flg', 'wed_flg', 'thu_flg', 'fri_flg', 'sat_flg', 'sun_flg'],
    },
    { title: { ja: '月単位の場合', en: 'By months', zh: '按月' }, fields: ['month_days'] },
    {
      title: { ja: '休日', en: 'Non-working day', zh: '休息日' },
      fields: ['calendar_cd', 'order_shift', 'note'],
    },
  ],
  columns: ['cycle_cd', 'cycle_nm', 'cycle_kind', 'interval', 'base_dt', 'month_days', 'calendar_cd'],
  search: ['cycle_cd', 'cycle_nm'],
  rules: (cycle, issues) => {
    const weekdays = [
      cycle.mon_flg,
      cycle.tue_flg,
      cycle.wed_flg,
      cycle.thu_flg,
      cycle.fri_flg,
      cycle.sat_flg,
      cycle.sun_flg,
    ]
    if (cycle.cycle_kind === '1' && !weekdays.some(Boolean))
      refuseField(issues, 'mon_flg', masterErrors.MST_CYCLE_WEEKDAY)
    const days = readMonthDays(cycle.month_days)
    if (cycle.cycle_kind === '2' && (!days || days.length < 1 || days.length > mostOrderDays))
      refuseField(issues, 'month_days', masterErrors.MST_CYCLE_DAYS)
  },
})

const ticked = z.enum(['0', '1']).default('0')

/** The order days that a cycle gives from the business date on, as it is typed. */
export const orderDates = endpoint({
  method: 'GET',
  path: '/api/placeorder/place_order_cycle/getDates',
  summary: {
    ja: '発注サイクル：今後の発注日',
    en: 'Order cycles: the next order days',
    zh: '采购周期：今后的订货日',
  },
  guard: ['placeorder:yes'],
  input: z.object({
    cycle_kind: cycleKind.schema,
    interval: z.coerce.number().int().min(1).max(52),
    base_dt: day,
    mon_flg: ticked,
    tue_flg: ticked,
    wed_flg: ticked,
    thu_flg: ticked,
    fri_flg: ticked,
    sat_flg: ticked,
    sun_flg: ticked,
    month_days: z.string().max(40).default(''),
    calendar_cd: z.string().max(10).default(''),
    order_shift: orderShift.schema,
  }),
  output: z.object({
    list: z.array(
      z.object({
        order_dt: z.string(),
        /** The day that the cycle names, when a holiday has moved it. */
        moved_from: z.string().nullable(),
      }),
    ),
  }),
})
