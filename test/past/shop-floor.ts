import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dailyReport } from '#modules/mes/contract/daily-report/daily-report.ts'
import { facilityTocRecords } from '#modules/master/server/demo/production.ts'
import { recordWork } from '#modules/mes/contract/work-calls.ts'
import { addPlan, confirmPlans } from '#modules/production/contract/plan/plan-calls.ts'
import { dice } from '../dice.ts'
import { workedAfter } from './days.ts'
import { text, type PastStage } from './stage.ts'
import { lastDay, works, type PlannedWork } from './year.ts'

interface Job {
  readonly work_order_no: string
  readonly process_no: number
  readonly day: string
  readonly good: number
  readonly defective: number
  readonly facility_cd: string
}

const stopReasons = ['10', '10', '20', '30', '30', '30', '40']
const defectReasons = ['10', '10', '10', '20', '20', '30', '40']
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** What planners and workers do on their days: an order is confirmed, its processes follow day by day. */
export function shopFloor({ callAs, ask, at }: PastStage) {
  const throwDice = dice(99)
  const jobs: Job[] = []

  /** Any of those that can do it. */
  const machineFor = (item_cd: string, work_cd: string): string => {
    const can = facilityTocRecords.filter((one) => one.item_cd === item_cd && one.work_cd === work_cd)
    return can[throwDice(can.length)]?.facility_cd ?? ''
  }

  async function confirm({ item_cd, qty, start_dt, defective }: PlannedWork): Promise<void> {
    const { plan_no } = await callAs('PLANNER', addPlan, {
      ...{
        production_div: '030',
        item_cd,
        qty: String(qty),
        start_dt,
        due_dt: workedAfter(start_dt, 4),
        remarks: '',
      },
    })
    const { work_orders } = await callAs('PLANNER', confirmPlans, { plans: [{ plan_no, update_cnt: 0 }] })
    const processes = await ask(
      { work_order_no: text, process_no: z.int(), work_cd: text, plan_qty: z.number() },
      sql`SELECT work_order_no, process_no, work_cd, plan_qty::float8 AS plan_qty FROM work_order_operation
        WHERE work_order_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(work_orders)}::jsonb)) ORDER BY 1, 2`,
    )
    let good = processes[0]?.plan_qty ?? qty
    for (const [index, { work_order_no, process_no, work_cd }] of processes.entries()) {
      const bad = index === 0 ? defective : 0
      good -= bad
      const day = workedAfter(start_dt, index)
      jobs.push({
        ...{ work_order_no, process_no, good, defective: bad, day: day > lastDay ? lastDay : day },
        facility_cd: machineFor(item_cd, work_cd),
      })
    }
  }

  /** On the terminal: begun, stopped for a reason, gone on, finished. */
  async function atTheMachine(job: Job, worker_cd: string, from: number): Promise<void> {
    const event = (event_kind: '1' | '2' | '3' | '5', minutes: number, more: object = {}) => {
      at(job.day, clock(minutes))
      return callAs('WORKER', recordWork, {
        ...{ work_order_no: job.work_order_no, process_no: job.process_no, event_kind, worker_cd },
        facility_cd: job.facility_cd,
        ...{ good_qty: '0', defective_qty: '0', reason_cd: '', remarks: '' },
        ...more,
      })
    }
    const stopped = from + 40 + throwDice(60)
    await event('1', from)
    await event('2', stopped, { reason_cd: stopReasons[throwDice(stopReasons.length)] ?? '10' })
    const resumed = stopped + 10 + throwDice(50)
    await event('3', resumed)
    await event('5', resumed + 60 + throwDice(120), {
      ...{ good_qty: String(job.good), defective_qty: String(job.defective) },
      reason_cd: job.defective > 0 ? (defectReasons[throwDice(defectReasons.length)] ?? '10') : '',
    })
  }

  return {
    async day(day: string): Promise<void> {
      at(day, '08:40')
      for (const work of works) if (workedAfter(work.start_dt, -1) === day) await confirm(work)
      const today = jobs
        .filter((job) => job.day <= day)
        .toSorted((one, other) => one.process_no - other.process_no)
      for (const job of today) jobs.splice(jobs.indexOf(job), 1)
      const reported = []
      for (const job of today) {
        const worker_cd = `W${String(1 + throwDice(30)).padStart(3, '0')}`
        const from = 8 * 60 + 50 + throwDice(12) * 10
        if (throwDice(3) === 0) {
          await atTheMachine({ ...job, day }, worker_cd, from)
          continue
        }
        // Now and then one stays in the evening.
        const to = throwDice(8) === 0 ? 19 * 60 + throwDice(60) : from + 90 + throwDice(240)
        reported.push({
          ...{ work_order_no: job.work_order_no, process_no: job.process_no, is_finished: true, worker_cd },
          ...{ good_qty: String(job.good), defective_qty: String(job.defective) },
          reason_cd: job.defective > 0 ? (defectReasons[throwDice(defectReasons.length)] ?? '10') : '',
          facility_cd: job.facility_cd,
          ...{ start_time: clock(from), end_time: clock(Math.min(to, 19 * 60 + 59)) },
        })
      }
      at(day, '20:10')
      if (reported.length > 0)
        await callAs('WORKER', dailyReport.endpoints.doEdit, {
          ...{ assign_mode: '0', header: { biz_dt: day, start_time: '', end_time: '' }, lines: reported },
        })
    },
  }
}
