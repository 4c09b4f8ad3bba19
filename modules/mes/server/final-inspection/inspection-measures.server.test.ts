import { beforeAll, describe, expect, it } from 'vitest'
import { inspectionPointMaster } from '#modules/master/contract/inspection-point.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { inspectionStage, type InspectionStage } from '#test/inspection-stage.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { inspectionPoints } from '../../contract/final-inspection/inspection-calls.ts'
import { workOrderMeasures } from '../../contract/work-order-story/work-cost-calls.ts'

onPostgres((open) => {
  describe('what is measured when finished pieces are judged', { timeout: 180_000 }, () => {
    let stage: InspectionStage
    let last = 0
    beforeAll(async () => {
      stage = await inspectionStage(await open(demo))
      await changed(`DELETE FROM inspection_point WHERE company_cd = 'DEMO' AND item_cd = '${stage.item_cd}'`)
      const steps = await stage.processes(await stage.made('1'))
      last = steps.at(-1)?.process_no ?? 0
      await point('5', '始端の径', steps[0]?.process_no ?? 0, '1', '2')
      await point('10', '外径', 0, '9.9', '10.1')
      await point('20', '全長', last, '49', '51')
    })
    const changed = (statement: string) => stage.database.owner('write', (tx) => tx.execute(statement))
    const point = (no: string, point_nm: string, process_no: number, lower_limit: string, upper: string) =>
      stage.call(inspectionPointMaster.endpoints.doEdit, {
        ...{ assign_mode: '0', item_cd: stage.item_cd, point_no: no, point_nm, process_no, lower_limit },
        ...{ upper_limit: upper, measure_unit: 'mm', sort_no: Number(no), note: '' },
      })
    const m = (piece_no: number, point_no: string, value: string) => ({ piece_no, point_no, value })
    const waiting = async (qty: string) => {
      const work_order_no = await stage.made(qty)
      await stage.finished(work_order_no, qty)
      return work_order_no
    }
    const fields = async (attempt: Promise<unknown>) =>
      (await refused(attempt)).fields.map(({ path, code }) => [path, code])

    it('are the points of the last process and of none, and no others', async () => {
      const work_order_no = await waiting('1')
      expect(await stage.processes(work_order_no)).not.toHaveLength(1)
      const { list } = await stage.call(inspectionPoints, { work_order_no })
      expect(list).toEqual([
        { point_no: '10', point_nm: '外径', measure_unit: 'mm', lower_limit: '9.9', upper_limit: '10.1' },
        { point_no: '20', point_nm: '全長', measure_unit: 'mm', lower_limit: '49', upper_limit: '51' },
      ])
      expect(await outcome(stage.call(inspectionPoints, { work_order_no: 'NONE' }))).toBe('404')
      const other = stage.judge(work_order_no, {
        good_qty: '1',
        measures: [m(1, '10', '10'), m(1, '5', '1')],
      })
      expect(await fields(other)).toEqual([['measures.1.point_no', 'BIZ_INSPECTION_POINT']])
      expect(await stage.waiting(work_order_no)).toHaveLength(1)
    })

    it('stands on the story of the work order with the limits of that moment', async () => {
      const work_order_no = await waiting('2')
      await stage.judge(work_order_no, { good_qty: '1', measures: [m(1, '10', '10.1'), m(1, '20', '50')] })
      await changed(`UPDATE inspection_point SET upper_limit = 10 WHERE company_cd = 'DEMO'
        AND item_cd = '${stage.item_cd}' AND point_no = '10'`)
      const { list } = await stage.call(workOrderMeasures, { work_order_no })
      await changed(`UPDATE inspection_point SET upper_limit = 10.1 WHERE company_cd = 'DEMO'
        AND item_cd = '${stage.item_cd}' AND point_no = '10'`)
      const judged = { event_kind: 'J', process_no: 0, operation_nm: '', undone: false, piece_no: 1 }
      expect(list).toMatchObject([
        { ...judged, point_nm: '外径', value: '10.1', upper_limit: '10.1', measure_unit: 'mm' },
        { ...judged, point_nm: '全長', value: '50', lower_limit: '49' },
      ])
      expect(list[0]?.worker_nm).not.toBe('')
    })

    it('with more pieces outside than defective ones wants the reason why they are good', async () => {
      const work_order_no = await waiting('4')
      const measures = [m(1, '10', '10.2'), m(1, '20', '52'), m(2, '10', '9.8'), m(3, '10', '10')]
      const judge = (told: object) => stage.judge(work_order_no, { measures, ...told })
      const wanted = [['good_reason', 'BIZ_INSPECTION_OUTSIDE']]
      expect(await fields(judge({ good_qty: '3' }))).toEqual(wanted)
      expect(await fields(judge({ good_qty: '2', defective_qty: '1', reason_cd: '10' }))).toEqual(wanted)
      expect(await stage.waiting(work_order_no)).toMatchObject([{ awaiting_qty: '4', good_qty: '0' }])
      await judge({ good_qty: '1', defective_qty: '2', reason_cd: '10' })
      await judge({ good_qty: '1', good_reason: '特採：客先了承済' })
      expect(await stage.judged(work_order_no)).toMatchObject([
        { awaiting_qty: '0', good_qty: '2', defective_qty: '2', item_cd: stage.item_cd },
      ])
      expect(await stage.problems()).toEqual([])
    })

    it('asks for nothing where all of what was measured is found defective', async () => {
      const work_order_no = await waiting('1')
      const measures = [m(1, '10', '10.2'), m(2, '10', '10.3')]
      await stage.judge(work_order_no, { defective_qty: '1', reason_cd: '10', measures })
      expect(await stage.judged(work_order_no)).toMatchObject([{ good_qty: '0', defective_qty: '1' }])
    })
  })
})
