import { listedText } from '#platform/contract/punctuation.ts'
import { planErrors } from '#modules/production/contract/plan/plan-errors.ts'
import { holdOrders, processOf, type OrderInWork } from '#modules/production/server/index.ts'
import { refuseAccountDate } from '#modules/stock/server/index.ts'
import { directory, slipNumberOf } from '#modules/system/server/index.ts'
import { decimal, times, written } from '#platform/contract/decimal.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { momentOf } from '#platform/contract/schedule.ts'
import type { SentOf, SlipKeyOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { dailyReport, dailyReportNumber, timesOf } from '../../contract/daily-report/daily-report.ts'
import { workErrors } from '../../contract/work-errors.ts'
import type { WorkEventKind } from '../../contract/work-codes.ts'
import { TakenLots } from '../draw-parts.ts'
import { readShifts, shiftAt, type ShiftOfFactory } from '../shifts.ts'
import { typedNumbers } from '../serial-numbers.ts'
import { takeEvent } from '../take-event.ts'

type Sent = SentOf<typeof dailyReport>
type Line = Sent['lines'][number]

/**
 * 日報: every line counts like what a terminal tells, all of them or none. A process that nobody has begun begins with its line, one
 * that was stopped goes on; earlier processes of an order come first, whatever the order of the lines.
 */
export async function enterReport(
  context: Context,
  { header, lines, agreed = [] }: Sent,
): Promise<SlipKeyOf<typeof dailyReport>> {
  const zone = await directory.timeZoneOf(context.tx, context.session)
  return inOneUnit(context, async () => {
    const orders = new Map(
      await holdOrders(
        context,
        lines.map(({ work_order_no }) => work_order_no),
      ),
    )
    await refuseAccountDate(context, header.biz_dt, 'header.biz_dt')
    const report_no = slipNumberOf(context, { ...dailyReportNumber, date: header.biz_dt })
    const wrong = new WrongCells()
    const given = {
      header,
      agreed,
      zone,
      report_no,
      wrong,
      taken: new TakenLots(),
      typed: new Set<string>(),
      shifts: await readShifts(context),
    }
    for (const { line, at } of inSequence(lines)) {
      const order = orders.get(line.work_order_no)
      const cell = (field: string) => `lines.${at}.${field}`
      if (!order) {
        const unknown = workErrors.BIZ_WORK_ORDER_UNKNOWN.with({ code: line.work_order_no })
        wrong.at(cell('work_order_no'), unknown)
        continue
      }
      try {
        orders.set(line.work_order_no, await enterLine(context, order, line, { ...given, at, cell }))
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error
        wrong.at(cell(fieldOf(error)), error)
      }
    }
    wrong.refuse()
    return () => ({ report_no: report_no.value })
  })
}

/** Earlier processes first; of one process in the order of the lines. */
const inSequence = (lines: readonly Line[]): readonly { readonly line: Line; readonly at: number }[] =>
  lines
    .map((line, at) => ({ line, at }))
    .toSorted((one, other) => one.line.process_no - other.line.process_no || one.at - other.at)

/** Where a refusal is shown that names no cell of the line, or one that the line does not have. */
function fieldOf({ code, fields }: BusinessError): string {
  const [field] = fields
  // What is typed as one text has one cell.
  const name = field?.path.split('.')[0] ?? ''
  if (Object.hasOwn(dailyReport.lines, name)) return name
  return code === 20_060 ? 'work_order_no' : 'process_no'
}

interface Given {
  readonly header: Sent['header']
  readonly agreed: readonly string[]
  readonly zone: string
  readonly report_no: LaterValue<string>
  /** Its questions are asked together, and what follows is judged as if they were agreed to. */
  readonly wrong: WrongCells
  readonly taken: TakenLots
  /** シリアル番号 of lines before, each with its item. */
  readonly typed: Set<string>
  readonly shifts: readonly ShiftOfFactory[]
  readonly at: number
  readonly cell: (field: string) => string
}

/** 着手 or 再開 where it is needed, then 途中報告 or 完了. */
async function enterLine(
  context: Context,
  order: OrderInWork,
  line: Line,
  { header, agreed, zone, report_no, wrong, taken, typed, shifts, at, cell }: Given,
): Promise<OrderInWork> {
  const { process_no, good_qty, defective_qty, rework_qty, reason_cd, facility_cd } = line
  const { started_at, ended_at } = momentsOf(header, line, zone)
  if (ended_at.getTime() > context.now.getTime()) throw workErrors.BIZ_WORK_AHEAD.with().at('end_time')
  const shift_cd = shiftOf(header, line, shifts)
  const serial_nos = typedNumbers(line.serial_nos, good_qty)
  const named = serial_nos
    .filter(Boolean)
    .map((number) => ({ number, name: `${order.header.item_cd} ${number}` }))
  const twice = named.find(({ name }) => typed.has(name))
  if (twice) throw workErrors.BIZ_WORK_SERIAL_TWICE.with({ number: twice.number }).at('serial_nos')
  for (const { name } of named) typed.add(name)
  const begin = beginnings[processIn(order, process_no).operation.work_status]
  const remarks = line.remarks || header.remarks
  const worker_cd = line.worker_cd || header.worker_cd
  let now = order
  const take = async (event_kind: WorkEventKind, occurred_at: Date, counts: boolean) => {
    const nothing = { good_qty: '0', defective_qty: '0', rework_qty: '0', reason_cd: '' }
    const told = {
      ...{ event_kind, facility_cd, remarks, worker_cd, agreed },
      ...(counts ? { good_qty, defective_qty, rework_qty, reason_cd, serial_nos } : nothing),
    }
    const kept = () => ({
      ...{ batch_no: report_no.value, line_no: at + 1, shift_cd },
      ...(counts ? { started_at: started_at.toISOString(), told_minutes: toldMinutes(line) } : {}),
    })
    const telling = {
      ...{ biz_dt: header.biz_dt, occurred_at, kept, cellOf: () => cell('good_qty'), taken },
      ask: (question: BusinessError) => wrong.at(cell('good_qty'), question),
    }
    const taking = await takeEvent(context, processIn(now, process_no), told, telling)
    now = taking.order
  }
  if (begin) await take(begin, started_at, false)
  await take(line.is_finished ? '5' : '4', ended_at, true)
  return now
}

/** What was typed is one of the factory's; else the one in which it began, if any. */
function shiftOf(header: Sent['header'], line: Line, shifts: readonly ShiftOfFactory[]): string {
  const code = line.shift_cd || header.shift_cd
  if (code === '') {
    const { from = 0 } = timesOf(header, line)
    const minutesOfDay = 1440
    return shiftAt(shifts, ((from % minutesOfDay) + minutesOfDay) % minutesOfDay).shift?.shift_cd ?? ''
  }
  if (shifts.some(({ shift_cd }) => shift_cd === code)) return code
  const known = listedText(shifts.map(({ shift_cd, shift_nm }) => `${shift_cd} ${shift_nm}`))
  throw workErrors.BIZ_WORK_SHIFT.with({ code, known }).at('shift_cd')
}

const toldMinutes = ({ labour_hours }: Line): string | null =>
  labour_hours === '' ? null : written(times(decimal(labour_hours), decimal('60')))

const beginnings = { 0: '1', 1: undefined, 2: '3', 3: undefined } as const

function processIn(order: OrderInWork, process: number) {
  const { work_order_no: code, instruction_status } = order.header
  if (instruction_status === '2') throw planErrors[20060].with({ code })
  const work = processOf(order, process)
  if (!work) throw workErrors.BIZ_WORK_PROCESS_UNKNOWN.with({ code, process }).at('process_no')
  return work
}

/** What the clock of the factory showed. */
function momentsOf({ biz_dt, ...header }: Sent['header'], line: Line, zone: string) {
  const { from = 0, to = 0 } = timesOf(header, line)
  const midnight = Date.parse(biz_dt)
  const moment = (minutes: number) => new Date(momentOf(zone, midnight + minutes * 60_000))
  return { started_at: moment(from), ended_at: moment(to) }
}
