import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { makeRework, reworkOf } from '#modules/production/contract/work-order/rework-calls.ts'
import type { SentInputOf } from '#platform/contract/endpoint.ts'
import type { WorkStage } from './work-stage.ts'

export type AskedRework = SentInputOf<typeof makeRework>

interface Defects {
  readonly no: string
  readonly first: number
  readonly steps: number[]
}

/** Work orders that have found pieces defective, and the orders that mend them. */
export function reworkStage(stage: WorkStage) {
  const stepsOf = async (work_order_no: string) =>
    (await stage.processes(work_order_no)).map(({ process_no }) => process_no)
  /** An order of six whose first process has made four good pieces and two defective ones, and is done. */
  const withDefects = async (work_order_no?: string) => {
    const no = work_order_no ?? (await stage.made('6'))
    await stage.supplied(no)
    const steps = await stepsOf(no)
    const [first = 0, second = 0] = steps
    await stage.event(no, first, '1')
    const { event_no } = await stage.event(no, first, '5', {
      ...{ good_qty: '4', defective_qty: '2', reason_cd: '10' },
    })
    return { no, steps, first, second, last: steps.at(-1) ?? 0, event_no }
  }
  const wanted = ({ no, first, steps }: Defects, more: Partial<AskedRework> = {}): AskedRework => ({
    ...{ work_order_no: no, process_no: first, qty: '2', processes: steps, parts: [] },
    ...{ due_dt: '2026-11-27', reason: '外径不良の手直し', remarks: '', ...more },
  })
  const mend = async (order: Defects, more: Partial<AskedRework> = {}) =>
    (await stage.call(makeRework, wanted(order, more))).work_order_no
  const left = async (no: string, process_no: number) =>
    (await stage.call(reworkOf, { work_order_no: no })).operations.find(
      (step) => step.process_no === process_no,
    )?.left_qty
  /** All processes from the first one on that is not done, each with so many. */
  const finish = async (no: string, good_qty: string) => {
    for (const { process_no, work_status } of await stage.processes(no)) {
      if (work_status === '3') continue
      await stage.event(no, process_no, '1')
      await stage.event(no, process_no, '5', { good_qty })
    }
  }
  const seen = async (no: string) => {
    const [{ update_cnt } = { update_cnt: 0 }] = await stage.ask(
      { update_cnt: z.int() },
      sql`SELECT update_cnt FROM work_order WHERE company_cd = 'DEMO' AND work_order_no = ${no}`,
    )
    return { work_orders: [{ work_order_no: no, update_cnt }], reason: '手直しをやめる' }
  }
  /** What lies in work under the lot of an order, whichever order moved it there. */
  const lying = (no: string) =>
    stage.ask(
      { process_no: z.string(), quality: z.string(), qty: z.string() },
      sql`SELECT b.process_no, b.quality, trim_scale(sum(b.qty))::text AS qty FROM stock_balance AS b
        JOIN work_order AS h ON h.company_cd = b.company_cd AND h.lot_no = b.lot_no AND h.item_cd = b.item_cd
        WHERE h.company_cd = 'DEMO' AND h.work_order_no = ${no} AND b.process_no <> '' AND b.qty <> 0 GROUP BY 1, 2 ORDER BY 1, 2`,
    )
  return { stepsOf, withDefects, mend, left, finish, seen, lying }
}
