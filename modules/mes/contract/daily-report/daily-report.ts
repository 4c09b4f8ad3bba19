import { itemMaster } from '#modules/master/contract/item.ts'
import { readTime } from '#modules/master/contract/shift-times.ts'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { planErrors } from '#modules/production/contract/plan/plan-errors.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { codes } from '#platform/contract/code-table.ts'
import { date, decimal, optionalCode, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, text } from '#platform/contract/fields.ts'
import { slip, type TypedValues } from '#platform/contract/slip.ts'
import type { Text } from '#platform/contract/text.ts'
import { refuseField, validation } from '#platform/contract/validation.ts'
import { mostSerialText } from '../serial-numbers.ts'
import { workErrors, workQuestions } from '../work-errors.ts'

/** On which day a time is, where a shift goes over midnight. */
export const dayOffset = codes('day_offset', {
  '-1': { ja: '前日', en: 'Day before', zh: '前日' },
  '0': { ja: '当日', en: 'Same day', zh: '当日' },
  '1': { ja: '翌日', en: 'Next day', zh: '次日' },
})

/** The series of printed numbers of daily reports. */
export const dailyReportNumber = {
  kind: 'WORK_REPORT',
  name: { ja: '日報', en: 'Daily report', zh: '日报' },
} as const

const job = { ja: '作業', en: 'Work', zh: '作业' }
const counted = { ja: '実績', en: 'Actual', zh: '实绩' }
const worked = { ja: '作業時間', en: 'Time', zh: '作业时间' }
const worker = { ja: '作業者', en: 'Worker', zh: '作业员' }
const times = {
  begins: { ja: '開始時刻', en: 'Begins', zh: '开始时刻' },
  ends: { ja: '終了時刻', en: 'Ends', zh: '结束时刻' },
  dayBegun: { ja: '開始の日', en: 'Begins on', zh: '开始之日' },
  dayEnded: { ja: '終了の日', en: 'Ends on', zh: '结束之日' },
}
const time = (label: Text) => text(label, 5, { width: 6 })
const shift = { ja: 'シフトコード', en: 'Shift', zh: '班次代码' }
const day = (label: Text) => choice(label, dayOffset, { initial: '0', width: 8 })

/** 生産実績一括入力（日報）: what was done on a day, from paper, many jobs at once. Registered, it counts like what a terminal tells. */
export const dailyReport = slip({
  name: 'productionAchievementBulk',
  title: { ja: '生産実績一括入力', en: 'Daily work report', zh: '生产实绩批量录入' },
  area: 'mes',
  path: '/mes/productionAchievementBulk',
  icon: 'edit',
  key: ['report_no'],
  posted: true,
  mostLines: 100,
  header: {
    report_no: code({ ja: '日報番号', en: 'Report no.', zh: '日报号' }, 20, { width: 12 }),
    biz_dt: date({ ja: '実績日', en: 'Booked on', zh: '实绩日' }, { initial: 'businessDate' }),
    worker_cd: reference(worker, workerMaster, { required: false }),
    start_time: time(times.begins),
    end_time: time(times.ends),
    shift_cd: optionalCode(shift, 10, { width: 8 }),
    remarks: text({ ja: '摘要', en: 'Remarks', zh: '摘要' }, 100, { width: 40 }),
  },
  lines: {
    work_order_no: code({ ja: '指図番号', en: 'Work order', zh: '指令号' }, 20, { width: 12 }),
    process_no: integer({ ja: '工程', en: 'Process', zh: '工序' }, 1, 9999, { width: 5 }),
    operation_nm: text({ ja: '工程名', en: 'Process name', zh: '工序名称' }, 60, { width: 10 }),
    item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, { required: false, width: 12 }),
    left_qty: quantity({ ja: '残数', en: 'Open', zh: '未完数' }, { required: false, width: 8 }),
    good_qty: quantity({ ja: '良品数', en: 'Good', zh: '良品数' }, { min: '0', width: 8 }),
    defective_qty: quantity(
      { ja: '不良数', en: 'Defective', zh: '不良数' },
      { min: '0', initial: '0', width: 8 },
    ),
    reason_cd: reference({ ja: '不良理由', en: 'Reasons for defects', zh: '不良原因' }, codeDivMaster, {
      parts: ['=DEFECT_REASON', 'reason_cd'],
      ...{ width: 6, required: false },
    }),
    is_finished: flag({ ja: '完了', en: 'Finished', zh: '完成' }, { initial: '1' }),
    worker_cd: reference(worker, workerMaster, { required: false, width: 8 }),
    facility_cd: reference({ ja: '設備', en: 'Machine', zh: '设备' }, facilityMaster, {
      ...{ required: false, width: 8 },
    }),
    start_day: day(times.dayBegun),
    start_time: time(times.begins),
    end_day: day(times.dayEnded),
    end_time: time(times.ends),
    /** Blank: the one in which it begins. */
    shift_cd: optionalCode(shift, 10, { width: 6 }),
    /** Of all who were at it; blank: as the clock says. */
    labour_hours: decimal(
      { ja: '人時', en: 'Labour (h)', zh: '人时' },
      { max: '9999.99', scale: 2, required: false, width: 6 },
    ),
    /** Of these pieces what the process before had counted as defective. */
    rework_qty: quantity(
      { ja: '手直し数', en: 'Reworked', zh: '返修数' },
      { min: '0', initial: '0', width: 8 },
    ),
    /** Of the good pieces of a last process; the order gives those that are not typed. */
    serial_nos: text({ ja: 'シリアル番号', en: 'Serial number', zh: '序列号' }, mostSerialText, {
      width: 16,
    }),
    remarks: text({ ja: '備考', en: 'Note', zh: '备注' }, 100, { width: 16 }),
  },
  computed: ['operation_nm', 'item_cd', 'left_qty'],
  columns: {
    work_order_no: { group: job },
    process_no: { group: job },
    operation_nm: { group: job },
    item_cd: { group: job, nameWidth: 14 },
    left_qty: { group: job, unitOf: 'item_cd' },
    good_qty: { group: counted },
    defective_qty: { group: counted },
    reason_cd: { group: counted, nameWidth: 8 },
    is_finished: { group: counted },
    worker_cd: { nameWidth: 8 },
    facility_cd: { nameWidth: 8 },
    start_day: { group: worked, seldom: true },
    start_time: { group: worked },
    end_day: { group: worked, seldom: true },
    end_time: { group: worked },
    shift_cd: { group: worked, seldom: true },
    labour_hours: { group: worked, seldom: true },
    rework_qty: { seldom: true },
    serial_nos: { seldom: true },
    remarks: { seldom: true },
  },
  errors: [planErrors[20060], stockErrors[20084], stockErrors.BIZ_STOCK_FUTURE, ...Object.values(workErrors)],
  questions: workQuestions,
  idle: (field, { defective_qty }) =>
    field === 'reason_cd' && (defective_qty === '' || defective_qty === '0') ? noDefects : undefined,
  rules: ({ header, lines }, issues) => {
    if (header.start_time !== '' && readTime(header.start_time) === undefined)
      refuseField(issues, 'header.start_time', workErrors.BIZ_WORK_TIME)
    if (header.end_time !== '' && readTime(header.end_time) === undefined)
      refuseField(issues, 'header.end_time', workErrors.BIZ_WORK_TIME)
    for (const [at, line] of lines.entries()) {
      const stretch = timesOf(header, line)
      for (const name of ['start_time', 'end_time'] as const) {
        if (stretch[name] === '') refuseField(issues, `lines.${at}.${name}`, validation.V_REQUIRED)
        else if (line[name] !== '' && readTime(line[name]) === undefined)
          refuseField(issues, `lines.${at}.${name}`, workErrors.BIZ_WORK_TIME)
      }
      if (Number(line.defective_qty) > 0 && line.reason_cd === '')
        refuseField(issues, `lines.${at}.reason_cd`, workErrors.BIZ_WORK_REASON)
      if (!line.is_finished && Number(line.good_qty) === 0 && Number(line.defective_qty) === 0)
        refuseField(issues, `lines.${at}.good_qty`, workErrors.BIZ_WORK_COUNT)
      if (Number(stretch.from) > Number(stretch.to))
        refuseField(issues, `lines.${at}.end_time`, workErrors.BIZ_WORK_BACKWARDS)
    }
  },
})

const noDefects = {
  ja: '不良数があるときに入力します。',
  en: 'Only where pieces are defective.',
  zh: '有不良数时才输入。',
}

type Times = 'start_time' | 'end_time'
const minutesOfDay = 1440

/** When it was worked on, in minutes from the midnight at which the day began; what a line leaves blank its header says. */
export function timesOf(
  header: TypedValues<Times>,
  line: TypedValues<Times | 'start_day' | 'end_day'>,
): TypedValues<Times> & { readonly from: number | undefined; readonly to: number | undefined } {
  const start_time = line.start_time || header.start_time
  const end_time = line.end_time || header.end_time
  const minutes = (typed: string, offset: string) => {
    const read = readTime(typed)
    return read === undefined ? undefined : read + Number(offset) * minutesOfDay
  }
  return {
    ...{ start_time, end_time },
    ...{ from: minutes(start_time, line.start_day), to: minutes(end_time, line.end_day) },
  }
}
