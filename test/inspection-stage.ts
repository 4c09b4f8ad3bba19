import { sql } from 'drizzle-orm'
import { judgeFinished } from '#modules/mes/contract/final-inspection/inspection-calls.ts'
import { finalInspectionList } from '#modules/mes/contract/final-inspection/inspection-list.ts'
import type { Database } from '#platform/server/database/database.ts'
import { workStage } from './work-stage.ts'

export type InspectionStage = Awaited<ReturnType<typeof inspectionStage>>

/** The stage of work with an item that is inspected when it is finished. */
export async function inspectionStage(database: Database) {
  const stage = await workStage(database)
  await stage.database.owner('write', (tx) =>
    tx.execute(sql`UPDATE item SET final_flg = true, shippable_flg = true, order_made_flg = true
      WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`),
  )
  /** Finished through all its processes, with so many good pieces; its last process. */
  const finished = async (work_order_no: string, good_qty: string) => {
    await stage.supplied(work_order_no)
    const steps = await stage.processes(work_order_no)
    for (const { process_no } of steps) {
      await stage.event(work_order_no, process_no, '1')
      await stage.event(work_order_no, process_no, '5', { good_qty })
    }
    return steps.at(-1)?.process_no ?? 0
  }
  const listed = async (work_order_no: string, inspection_state: '0' | '1') =>
    (await stage.call(finalInspectionList.endpoints.getList, { work_order_no, inspection_state })).list
  const waiting = (work_order_no: string) => listed(work_order_no, '0')
  const judge = async (work_order_no: string, told: object) => {
    const [row] = await waiting(work_order_no)
    const { location_cd = '', lot_no = '' } = row ?? {}
    return stage.call(judgeFinished, {
      ...{ work_order_no, location_cd, lot_no, good_qty: '0', defective_qty: '0', reason_cd: '' },
      ...told,
    })
  }
  return { ...stage, finished, waiting, judge, judged: (work_order_no: string) => listed(work_order_no, '1') }
}
