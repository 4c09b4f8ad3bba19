import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { recordIndirect, undoIndirect, workerNow } from '../../contract/indirect-calls.ts'
import { losses } from '../../contract/losses/losses-calls.ts'
import { terminalJobs } from '../../contract/terminal-calls.ts'
import { undoWork } from '../../contract/work-calls.ts'
import { workOrderCost, workOrderHours } from '../../contract/work-order-story/work-cost-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const facility_cd = 'AS-01'
  const base = Date.now()
  const ago = (minutes: number) => new Date(base - minutes * 60_000).toISOString()
  const job = async () => {
    const work_order_no = await stage.made('4')
    await stage.supplied(work_order_no)
    const process_no = (await stage.processes(work_order_no))[0]?.process_no ?? 0
    return (kind: Parameters<WorkStage['event']>[2], worker_cd: string, minutes: number, more: object = {}) =>
      Object.assign(
        stage.event(work_order_no, process_no, kind, {
          ...{ worker_cd, facility_cd, occurred_at: ago(minutes), ...more },
        }),
        { work_order_no, process_no },
      )
  }
  const indirect = (worker_cd: string, activity_cd: string, minutes: number, client_key = '') =>
    stage.call(recordIndirect, { worker_cd, activity_cd, client_key, occurred_at: ago(minutes) })
  const month = () => stage.call(losses, { from: orderDay, to: orderDay, facility_cd: '' })
  const crewOf = async (work_order_no: string, process_no: number) => {
    const { list } = await stage.call(terminalJobs, { work_order_no, process_no: String(process_no) })
    return list[0]?.crew.map(({ worker_cd }) => worker_cd)
  }

  it('divides the time of people among their jobs, and machines run as long as they run, on every screen alike', async () => {
    const [one, two] = [await job(), await job()]
    // W001 at one for two hours, W004 with them in the second half; W001 also at two in the last half hour.
    const started = one('1', 'W001', 120)
    await started
    await one('7', 'W004', 60)
    await two('1', 'W001', 30)
    expect(await crewOf(started.work_order_no, started.process_no)).toEqual(['W001', 'W004'])
    const now = await stage.call(workerNow, { worker_cd: 'W001' })
    expect(now.jobs.map(({ work_order_no }) => work_order_no)).toContain(started.work_order_no)
    expect(now.jobs).toHaveLength(2)
    expect(now.parallel).toBeGreaterThan(0)
    // Ten minutes of a meeting within it: whatever runs, W004 is there.
    await indirect('W004', '20', 50)
    await indirect('W004', '', 40)
    await two('5', 'W001', 0, { good_qty: '4' })
    await one('5', 'W004', 0, { good_qty: '4' })
    const found = await month()
    expect(found.machines).toMatchObject([{ code: facility_cd, run_minutes: 150, labour_minutes: 170 }])
    expect(found.workers).toMatchObject([
      { code: 'W001', labour_minutes: 120, indirect_minutes: 0 },
      { code: 'W004', labour_minutes: 50, indirect_minutes: 10, good: '4' },
    ])
    expect(found.workers.every(({ name }) => name !== '')).toBe(true)
    expect(found.indirect).toMatchObject([{ code: '20', times: 1, minutes: 10 }])
    expect(found.indirect[0]?.name).not.toBe('')
    const { times } = await stage.call(workOrderHours, { work_order_no: started.work_order_no })
    expect(times.map(({ machine_minutes, labour_minutes }) => [machine_minutes, labour_minutes])).toEqual([
      [120, null],
      [null, 105],
      [null, 50],
    ])
    const cost = await stage.call(workOrderCost, { work_order_no: started.work_order_no })
    expect(cost.times.map(({ yen: _yen, ...time }) => time)).toEqual(times)
    expect(Number(cost.processing.actual)).toBe(cost.times.reduce((all, { yen }) => all + Number(yen), 0))
    expect(await stage.problems()).toEqual([])
  })

  it('lets people join and leave only what is worked on, once each; who takes over is there alone', async () => {
    const told = await job()
    const started = told('1', 'W001', 60)
    const { work_order_no, process_no } = started
    await started
    const crew = () => crewOf(work_order_no, process_no)
    expect(await outcome(told('7', 'W001', 55))).toBe('BIZ_WORK_CREW_IN')
    expect(await outcome(told('8', 'W004', 55))).toBe('BIZ_WORK_CREW_OUT')
    expect(await outcome(told('7', '', 55))).toBe('BIZ_WORK_CREW_WHO')
    await told('7', 'W004', 50)
    await told('7', 'W007', 50)
    const { event_no } = await told('8', 'W001', 45)
    expect(await crew()).toEqual(['W004', 'W007'])
    await stage.call(undoWork, { work_order_no, process_no, event_no, reason: '' })
    expect(await crew()).toEqual(['W001', 'W004', 'W007'])
    await told('4', 'W007', 40, { good_qty: '1' })
    await told('2', 'W007', 35, { reason_cd: '20' })
    expect(await crew()).toEqual([])
    expect(await outcome(told('7', 'W011', 30))).toBe('BIZ_WORK_STATE')
    await told('3', 'W004', 30)
    expect(await crew()).toEqual(['W001', 'W004', 'W007'])
    await told('4', 'W011', 20, { good_qty: '1' })
    expect(await crew()).toEqual(['W011'])
    await told('8', 'W011', 10)
    // The machine runs by itself.
    expect(await crew()).toEqual([])
    const [after] = await stage.ask(
      { work_status: z.string() },
      sql`SELECT work_status FROM work_order_operation WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} AND process_no = ${process_no}`,
    )
    expect(after).toEqual({ work_status: '1' })
    await told('5', 'W011', 0, { good_qty: '2' })
    expect(await stage.problems()).toEqual([])
  })

  it('takes indirect work of the company’s codes, once however often it is sent, and ends one by the next', async () => {
    expect(await outcome(indirect('W016', '', 60))).toBe('BIZ_INDIRECT_NONE')
    expect(await outcome(indirect('W016', '77', 60))).toBe('BIZ_INDIRECT_UNKNOWN')
    expect(await outcome(indirect('NOBODY', '10', 60))).toBe('BIZ_WORKER_UNKNOWN')
    const first = await indirect('W016', '10', 60, 'once')
    expect(await indirect('W016', '10', 60, 'once')).toEqual(first)
    expect(await outcome(indirect('W016', '10', 50))).toBe('BIZ_INDIRECT_ON')
    await indirect('W016', '60', 40)
    const now = await stage.call(workerNow, { worker_cd: 'W016' })
    expect(now).toMatchObject({ indirect: { activity_cd: '60' }, jobs: [] })
    await indirect('W016', '', 10)
    const { workers, indirect: activities } = await month()
    expect(workers.find(({ code }) => code === 'W016')).toMatchObject({
      ...{ labour_minutes: 0, indirect_minutes: 50, good: '0' },
    })
    const minutes = new Map(activities.map((one) => [one.code, one.minutes]))
    expect([minutes.get('10'), minutes.get('60')]).toEqual([20, 30])
  })
  it('takes back the last entry of indirect work only: what went before goes on, and hours count accordingly', async () => {
    const undo = (event_no: string) => stage.call(undoIndirect, { worker_cd: 'W013', event_no, reason: '' })
    const now = () => stage.call(workerNow, { worker_cd: 'W013' })
    expect((await now()).last).toBe(null)
    const first = await indirect('W013', '10', 60)
    const other = await indirect('W013', '60', 40)
    const end = await indirect('W013', '', 10)
    const minutes = async () =>
      (await month()).workers.find(({ code }) => code === 'W013')?.indirect_minutes ?? 0
    expect(await minutes()).toBe(50)
    expect(await now()).toMatchObject({ indirect: null, last: { ...end, activity_cd: '' } })
    expect(await outcome(undo(first.event_no))).toBe('BIZ_INDIRECT_UNDO_LAST')
    // It was ended by mistake: it still goes on.
    await undo(end.event_no)
    expect(await now()).toMatchObject({ indirect: { activity_cd: '60' }, last: other })
    expect(await minutes()).toBe(60)
    expect(await outcome(undo(end.event_no))).toBe('BIZ_INDIRECT_UNDO_LAST')
    await undo(other.event_no)
    expect(await now()).toMatchObject({ indirect: { activity_cd: '10' }, last: first })
    expect(await minutes()).toBe(60)
    await undo(first.event_no)
    expect(await now()).toMatchObject({ indirect: null, last: null })
    expect(await minutes()).toBe(0)
    expect(await outcome(indirect('W013', '', 0))).toBe('BIZ_INDIRECT_NONE')
    expect(await stage.problems()).toEqual([])
  })
})
