import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { inContext } from '#test/context.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { machinesNow } from '../../contract/line-board/line-board-calls.ts'
import { terminalJobs } from '../../contract/terminal-calls.ts'
import { machinesAt } from './read-machines.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const facility_cd = 'AS-01'
  const machine = async () =>
    (await stage.call(machinesNow, {})).machines.find((one) => one.facility_cd === facility_cd)
  /** As the scheduler would: the first process of an order, from a moment on. */
  const scheduled = (work_order_no: string, from: string) =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE work_order_operation SET facility_cd = ${facility_cd}, start_at = now() + ${from}::interval,
          end_at = now() + ${from}::interval + '1 hour'
        WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} AND process_no = (SELECT min(process_no)
          FROM work_order_operation AS o WHERE o.company_cd = 'DEMO' AND o.work_order_no = ${work_order_no})`),
    )

  it('shows of a machine what has stopped, else what runs, else what comes next', async () => {
    expect(await machine()).toMatchObject({
      machine_state: '0',
      work_order_no: '',
      since: null,
      today_good: '0',
    })
    const [first, second] = [await stage.made('4'), await stage.made('4')]
    const process_no = (await stage.processes(first))[0]?.process_no ?? 0
    await stage.supplied(first)
    await scheduled(first, '2 hours')
    await scheduled(second, '3 hours')
    expect(await machine()).toMatchObject({ machine_state: '0', work_order_no: first, since: null })
    await stage.event(second, process_no, '1')
    await stage.event(second, process_no, '4', { good_qty: '2', defective_qty: '1', reason_cd: '10' })
    expect(await machine()).toMatchObject({
      ...{ machine_state: '1', work_order_no: second, good_qty: '2', plan_qty: '4' },
      ...{ today_good: '2', today_defective: '1', reason_nm: '' },
    })
    await stage.event(first, process_no, '1')
    await stage.event(first, process_no, '2', { reason_cd: '20' })
    const stopped = await machine()
    expect(stopped).toMatchObject({ machine_state: '2', work_order_no: first })
    expect(stopped?.reason_nm).not.toBe('')
    expect(stopped?.late_minutes).toBeNull()
    expect(Math.abs(Date.now() - Date.parse(stopped?.since ?? ''))).toBeLessThan(60_000)
  })

  it('says how late the start is in working time: a Saturday does not count, nor does a day that is still worked', async () => {
    const late = async (planned: { start: string | null; day: string }, now: string) => {
      await stage.database.owner('write', async (tx) => {
        await tx.execute(sql`UPDATE work_order_operation SET facility_cd = 'AS-02', start_at = ${planned.start}::timestamptz
          WHERE company_cd = 'DEMO' AND work_order_no = ${third} AND before_no = 0`)
        await tx.execute(sql`UPDATE work_order SET start_dt = ${planned.day}::date
          WHERE company_cd = 'DEMO' AND work_order_no = ${third}`)
      })
      const who = { company_cd: 'DEMO', now: new Date(`${now}:00+09:00`) }
      const { machines } = await inContext(stage.database, who, machinesAt)
      const { machine_state, since, late_minutes } = machines.find((one) => one.facility_cd === 'AS-02') ?? {}
      return { machine_state, since: since ? new Date(since).toISOString() : since, late_minutes }
    }
    const third = await stage.made('4')
    const inTime = { machine_state: '0', since: null, late_minutes: null }
    // Friday's second shift goes on from 21:45 to 22:00, and from 22:10 to 1:30.
    const evening = { start: '2026-11-27T21:45:00+09:00', day: '2026-11-27' }
    const all = { machine_state: '3', since: '2026-11-27T12:45:00.000Z', late_minutes: 15 + 200 }
    expect(await late(evening, '2026-11-27T21:45')).toEqual(inTime)
    expect(await late(evening, '2026-11-27T21:55')).toEqual({ ...all, late_minutes: 10 })
    expect(await late(evening, '2026-11-28T23:36')).toEqual(all)
    const saturday = { start: '2026-11-28T09:00:00+09:00', day: '2026-11-28' }
    expect(await late(saturday, '2026-11-28T23:36')).toEqual(inTime)
    const byDay = { start: null, day: '2026-11-27' }
    expect(await late(byDay, '2026-11-28T00:30')).toEqual(inTime)
    const over = { machine_state: '3', since: '2026-11-27T16:30:00.000Z' }
    expect(await late(byDay, '2026-11-28T23:36')).toEqual({ ...over, late_minutes: 0 })
    expect(await late(byDay, '2026-11-30T09:00')).toEqual({ ...over, late_minutes: 60 })
  })

  it('has as the next job what only has its day before what has its time on a later day', async () => {
    const planned = async (work_order_no: string, start: string | null, day: string) => {
      await stage.database.owner('write', async (tx) => {
        await tx.execute(sql`UPDATE work_order_operation SET facility_cd = 'IN-01', start_at = ${start}::timestamptz
          WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} AND before_no = 0`)
        await tx.execute(sql`UPDATE work_order SET start_dt = ${day}::date
          WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}`)
      })
      return (await stage.call(machinesNow, {})).machines.find((one) => one.facility_cd === 'IN-01')
        ?.work_order_no
    }
    const [timed, dayOnly] = [await stage.made('4'), await stage.made('4')]
    await planned(timed, '2036-11-26T09:00:00+09:00', '2036-11-26')
    expect(await planned(dayOnly, null, '2036-11-27')).toBe(timed)
    expect(await planned(dayOnly, null, '2036-11-26')).toBe(dayOnly)
    const next = async (facility_cd: string) =>
      (await stage.call(terminalJobs, { facility_cd })).list.map(({ work_order_no }) => work_order_no)
    expect((await next('IN-01')).slice(-2)).toEqual([dayOnly, timed])
  })

  it('has machines and furnaces, no dies, and none that is given up', async () => {
    const { machines } = await stage.call(machinesNow, {})
    const [known] = await stage.ask(
      { count: z.int() },
      sql`SELECT count(*)::int AS count FROM facility WHERE company_cd = 'DEMO' AND factory_cd = 'F01'
        AND facility_kind IN ('1', '4') AND abort_div = '0'`,
    )
    expect(machines).toHaveLength(known?.count ?? -1)
  })
})
