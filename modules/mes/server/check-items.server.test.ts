import { beforeAll, describe, expect, it } from 'vitest'
import { inspectionPointMaster } from '#modules/master/contract/inspection-point.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { enterRefused, keepRefused } from '../contract/refused-work/refused-calls.ts'
import { refusedWorkList } from '../contract/refused-work/refused-list.ts'
import { terminalJobs } from '../contract/terminal-calls.ts'
import { undoWork } from '../contract/work-calls.ts'
import { workOrderHours, workOrderMeasures } from '../contract/work-order-story/work-cost-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
    await changed(`DELETE FROM inspection_point WHERE company_cd = 'DEMO' AND item_cd = '${stage.item_cd}'`)
    await point({ point_no: '10', point_nm: '外径', process_no: 10, lower_limit: '9.9', upper_limit: '10.1' })
    await point({ point_no: '20', point_nm: '全長', process_no: 10, lower_limit: '49', upper_limit: '51' })
    await point({ point_no: '90', point_nm: '外観寸法', process_no: 0, lower_limit: '1', upper_limit: '2' })
  })

  const changed = (statement: string) => stage.database.owner('write', (tx) => tx.execute(statement))
  const limitTo = (upper_limit: string) =>
    changed(`UPDATE inspection_point SET upper_limit = ${upper_limit} WHERE company_cd = 'DEMO'
      AND item_cd = '${stage.item_cd}' AND point_no = '10'`)
  let saved = 0
  const point = async (
    of: Record<'point_no' | 'point_nm' | 'lower_limit' | 'upper_limit', string> & { process_no: number },
  ) => {
    const { item_cd } = stage
    const edit = { assign_mode: '0' as const, item_cd, measure_unit: 'mm', sort_no: ++saved, note: '', ...of }
    await stage.call(inspectionPointMaster.endpoints.doEdit, edit)
  }
  /** An order of four with its parts there, whose first process has begun. */
  const begun = async () => {
    const work_order_no = await stage.made('4')
    await stage.supplied(work_order_no)
    await stage.event(work_order_no, 10, '1', { worker_cd: 'W001' })
    return work_order_no
  }
  const job = async (work_order_no: string, process_no: number) =>
    (await stage.call(terminalJobs, { work_order_no, process_no: String(process_no) })).list[0]
  const fields = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])
  const m = (piece_no: number, point_no: string, value: string) => ({ piece_no, point_no, value })
  const first = (work_order_no: string, kind: 'S' | 'K' | 'N', more: object = {}) =>
    stage.event(work_order_no, 10, kind, { worker_cd: 'W001', ...more })
  const counted = { worker_cd: 'W001', agreed: [] }

  describe('検査項目 at a process', () => {
    it('are those with its number, and at the last process those without one', async () => {
      const work_order_no = await begun()
      const steps = (await stage.processes(work_order_no)).map(({ process_no }) => process_no)
      const points = await Promise.all(
        steps.map(async (no) => (await job(work_order_no, no))?.check_items.map(({ point_no }) => point_no)),
      )
      const [own, ...others] = points
      expect(steps.length).toBeGreaterThan(1)
      expect(own).toEqual(['10', '20'])
      expect(others).toEqual([...others.slice(1).map(() => []), ['90']])
    })

    it('keep what was measured with the limits of that moment, also when the master changes and the entry is taken back', async () => {
      const work_order_no = await begun()
      const measures = [m(1, '10', '10.05'), m(1, '20', '50'), m(2, '10', '9.9')]
      await stage.event(work_order_no, 10, '4', { good_qty: '2', ...counted, measures })
      const { list: before } = await stage.call(workOrderMeasures, { work_order_no })
      expect(before.map(({ piece_no, point_no, value }) => `${piece_no} ${point_no} ${value}`)).toEqual([
        ...['1 10 10.05', '1 20 50', '2 10 9.9'],
      ])
      await limitTo('10')
      expect((await stage.call(workOrderMeasures, { work_order_no })).list).toEqual(before)
      expect(before[0]).toMatchObject({
        upper_limit: '10.1',
        measure_unit: 'mm',
        undone: false,
        worker_nm: expect.any(String),
      })
      const [last] = (await job(work_order_no, 10))?.events ?? []
      await stage.call(undoWork, {
        work_order_no,
        process_no: 10,
        event_no: last?.event_no ?? '',
        reason: '',
      })
      const { list: after } = await stage.call(workOrderMeasures, { work_order_no })
      expect(after.map(({ undone }) => undone)).toEqual([true, true, true])
      await limitTo('10.1')
      expect(await outcome(stage.call(workOrderMeasures, { work_order_no: 'NONE' }))).toBe('404')
    })

    it('ask when more pieces are outside than are counted as defective, and count as they are told', async () => {
      const work_order_no = await begun()
      const measures = [m(1, '10', '10.2'), m(1, '20', '52'), m(2, '10', '9.8')]
      const tell = (more: object) => stage.event(work_order_no, 10, '4', { ...counted, measures, ...more })
      expect(await fields(tell({ good_qty: '1', defective_qty: '1', reason_cd: '30' }))).toEqual([
        ['defective_qty', 'BIZ_WORK_OUTSIDE_LIMITS'],
      ])
      await tell({ defective_qty: '2', reason_cd: '30' })
      await tell({ good_qty: '2', agreed: ['BIZ_WORK_OUTSIDE_LIMITS'] })
      expect(await job(work_order_no, 10)).toMatchObject({ good_qty: '2', defective_qty: '2' })
      const unknown = stage.event(work_order_no, 10, '4', { ...counted, measures: [m(1, '90', '1')] })
      expect(await outcome(unknown)).not.toBe('saved')
      expect(await stage.problems()).toEqual([])
    })

    it('name the point that the process has not, and the value that is no number', async () => {
      const work_order_no = await begun()
      const tell = (value: string, point_no: string) =>
        stage.event(work_order_no, 10, '4', { ...counted, good_qty: '1', measures: [m(1, point_no, value)] })
      expect(await fields(tell('1', '90'))).toEqual([['measures.0.point_no', 'BIZ_WORK_POINT']])
      expect(await fields(tell('丸', '10'))).toEqual([['measures.0.value', 'V_NUMBER']])
      expect(await job(work_order_no, 10)).toMatchObject({ good_qty: '0' })
    })
  })

  describe('初品確認', () => {
    it('is asked for from the end of a set-up on: nothing is counted before a good first piece', async () => {
      const work_order_no = await begun()
      expect(await job(work_order_no, 10)).toMatchObject({ setup_state: '' })
      expect(await outcome(first(work_order_no, 'K'))).toBe('BIZ_WORK_FIRST_NONE')
      await first(work_order_no, 'S')
      const report = (good_qty: string, kind: '4' | '5' = '4') =>
        stage.event(work_order_no, 10, kind, { good_qty, worker_cd: 'W001' })
      expect(await fields(report('1'))).toEqual([['good_qty', 'BIZ_WORK_FIRST_ARTICLE']])
      expect(await fields(report('4', '5'))).toEqual([['good_qty', 'BIZ_WORK_FIRST_ARTICLE']])
      expect(await fields(first(work_order_no, 'K', { worker_cd: '' }))).toEqual([
        ['worker_cd', 'BIZ_WORK_FIRST_WHO'],
      ])
      const good = [m(1, '10', '10'), m(1, '20', '50')]
      expect(await fields(first(work_order_no, 'K', { measures: good.slice(0, 1) }))).toEqual([
        ['measures', 'BIZ_WORK_FIRST_VALUES'],
      ])
      const bad = [m(1, '10', '10.2'), m(1, '20', '50')]
      expect(await fields(first(work_order_no, 'K', { measures: bad }))).toEqual([
        ['measures.0.value', 'BIZ_WORK_FIRST_OUTSIDE'],
      ])
      await first(work_order_no, 'N', { measures: bad })
      expect(await job(work_order_no, 10)).toMatchObject({ setup_state: 'N' })
      expect(await outcome(report('1'))).toBe('BIZ_WORK_FIRST_ARTICLE')
      await first(work_order_no, 'K', { measures: good })
      expect(await outcome(first(work_order_no, 'K', { measures: good }))).toBe('BIZ_WORK_FIRST_NONE')
      await report('1')
      // A second set-up, after an interruption, asks again.
      await stage.event(work_order_no, 10, '2', { reason_cd: '20' })
      await stage.event(work_order_no, 10, '3')
      await first(work_order_no, 'S')
      expect(await outcome(report('1'))).toBe('BIZ_WORK_FIRST_ARTICLE')
      const [last] = (await job(work_order_no, 10))?.events ?? []
      await stage.call(undoWork, {
        work_order_no,
        process_no: 10,
        event_no: last?.event_no ?? '',
        reason: '',
      })
      await report('1')
      const { list } = await stage.call(workOrderMeasures, { work_order_no })
      expect([...new Set(list.map(({ event_kind }) => event_kind))]).toEqual(['K', 'N'])
      expect(await stage.problems()).toEqual([])
    })

    it('parts the time of the machine: until a set-up has ended it is set-up, also the second one', async () => {
      const work_order_no = await stage.made('4')
      await stage.supplied(work_order_no)
      await stage.event(work_order_no, 10, '1', { worker_cd: 'W001', facility_cd: 'AS-01' })
      await stage.event(work_order_no, 10, '2', { reason_cd: '20' })
      await stage.event(work_order_no, 10, '3')
      await first(work_order_no, 'S')
      await first(work_order_no, 'K', { measures: [m(1, '10', '10'), m(1, '20', '50')] })
      await stage.event(work_order_no, 10, '7', { worker_cd: 'W004' })
      await stage.event(work_order_no, 10, '2', { reason_cd: '20' })
      await stage.event(work_order_no, 10, '3')
      await first(work_order_no, 'S')
      await first(work_order_no, 'K', { measures: [m(1, '10', '10'), m(1, '20', '50')] })
      await stage.event(work_order_no, 10, '5', { good_qty: '4', worker_cd: 'W001' })
      // Ten minutes from each entry to the next: 1 2 3 S K 7 2 3 S K 5.
      await changed(`UPDATE work_event AS e SET occurred_at = '2026-11-20T00:00:00Z'::timestamptz + t.at * interval '10 minutes'
        FROM (SELECT event_no, row_number() OVER (ORDER BY event_no) AS at FROM work_event WHERE work_order_no = '${work_order_no}') AS t
        WHERE t.event_no = e.event_no AND e.company_cd = 'DEMO'`)
      const { times } = await stage.call(workOrderHours, { work_order_no })
      expect(times.find(({ machine_minutes }) => machine_minutes !== null)).toMatchObject({
        ...{ machine_minutes: 80, setup_minutes: 30 },
      })
    })

    it('is good or bad by who checked it where nothing is measured', async () => {
      const work_order_no = await begun()
      await stage.event(work_order_no, 10, '5', { good_qty: '4' })
      const steps = await stage.processes(work_order_no)
      const second = steps[1]?.process_no ?? 0
      const isMeasured = steps.length === 2
      await stage.event(work_order_no, second, '1')
      await stage.event(work_order_no, second, 'S')
      const measures = isMeasured ? [m(1, '90', '1')] : []
      await stage.event(work_order_no, second, 'K', { worker_cd: 'W004', measures })
      expect(await job(work_order_no, second)).toMatchObject({ setup_state: 'K' })
      await stage.event(work_order_no, second, '4', { good_qty: '1' })
      expect(await stage.problems()).toEqual([])
    })
  })

  it('what waited for the network and was refused keeps its measured values until it is entered', async () => {
    const work_order_no = await begun()
    const told = { work_order_no, process_no: 10, worker_cd: 'W001', good_qty: '0', reason_cd: '' }
    const { refused_no } = await stage.call(keepRefused, {
      ...{ ...told, event_kind: '4', defective_qty: '1', client_key: 'measured', refusal: '理由なし' },
      ...{ occurred_at: new Date().toISOString(), measures: [m(1, '10', '11')] },
    })
    await stage.call(enterRefused, {
      ...told,
      defective_qty: '1',
      reason_cd: '30',
      refused_no,
      update_cnt: 0,
    })
    const { list } = await stage.call(workOrderMeasures, { work_order_no })
    expect(list).toMatchObject([{ point_no: '10', value: '11', upper_limit: '10.1' }])
    expect((await stage.call(refusedWorkList.endpoints.getList, { refused_status: '1' })).list).toHaveLength(
      1,
    )
  })
})
