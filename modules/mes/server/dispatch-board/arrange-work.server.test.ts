import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { arrangeByPlan, arrangeWork } from '../../contract/dispatch-board/arrange-calls.ts'
import { dispatchBoard } from '../../contract/dispatch-board/board-calls.ts'
import { terminalJobs } from '../../contract/terminal-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const at = async (facility_cd: string) =>
    (await stage.call(dispatchBoard, {})).machines.find((one) => one.facility_cd === facility_cd)
  const queueOf = async (facility_cd: string) =>
    (await at(facility_cd))?.jobs
      .filter(({ work_status }) => work_status === '0')
      .map(({ work_order_no }) => work_order_no)
  const planned = (work_order_no: string) =>
    stage.ask(
      { facility_cd: z.string(), start_at: z.string() },
      sql`SELECT facility_cd, start_at::text AS start_at FROM work_order_operation
        WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} AND before_no = 0`,
    )

  let machine = ''
  let other = ''
  let process_no = 0
  let waiting: readonly string[] = []
  /** Four orders whose first process waits at a machine, in the order of the plan. */
  beforeEach(async () => {
    const orders = [
      await stage.made('4'),
      await stage.made('4'),
      await stage.made('4'),
      await stage.made('4'),
    ]
    process_no = (await stage.processes(orders[0] ?? ''))[0]?.process_no ?? 0
    await stage.database.owner('write', async (tx) => {
      await tx.execute(sql`UPDATE work_order_operation SET work_status = '3' WHERE company_cd = 'DEMO'
        AND work_order_no NOT IN ${orders} AND work_status = '0'`)
    })
    const { machines } = await stage.call(dispatchBoard, {})
    const job = machines.flatMap(({ jobs }) => jobs).find(({ work_order_no }) => work_order_no === orders[0])
    machine = job?.machines[0] ?? ''
    other = job?.machines[1] ?? ''
    for (const [hours, work_order_no] of orders.entries())
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE work_order_operation SET facility_cd = ${machine},
            start_at = '2036-11-26T09:00:00+09:00'::timestamptz + make_interval(hours => ${hours})
          WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} AND before_no = 0`),
      )
    waiting = orders
  })
  const put = (work_order_no: string, facility_cd: string, place: number) =>
    stage.call(arrangeWork, { work_order_no, process_no, facility_cd, place })
  const order = (places: readonly number[]) => places.map((place) => waiting[place] ?? '')

  it('a job that is put first is the next one on the board and on the terminal; the others follow by the plan', async () => {
    expect(await put(waiting[2] ?? '', machine, 1)).toEqual({ place: 1 })
    expect(await queueOf(machine)).toEqual(order([2, 0, 1]))
    const { list } = await stage.call(terminalJobs, { facility_cd: machine })
    const onTerminal = list.filter(
      (job) => job.process_no === process_no && waiting.includes(job.work_order_no),
    )
    expect(onTerminal.map(({ work_order_no }) => work_order_no)).toEqual(order([2, 0, 1, 3]))
    await put(waiting[1] ?? '', machine, 1)
    expect(await queueOf(machine)).toEqual(order([1, 2, 0]))
  })

  it('a job that is put behind others leaves them before it in their order', async () => {
    await put(waiting[0] ?? '', machine, 3)
    expect(await queueOf(machine)).toEqual(order([1, 2, 0]))
    await put(waiting[3] ?? '', machine, 99)
    expect((await at(machine))?.jobs.map(({ dispatch_seq }) => dispatch_seq)).toEqual([1, 2, 3])
  })

  it('goes to another machine that can do it; when the plan begins it stays, and the plan finds it there', async () => {
    const [before] = await planned(waiting[1] ?? '')
    await put(waiting[1] ?? '', other, 1)
    expect(await queueOf(other)).toEqual(order([1]))
    expect(await queueOf(machine)).toEqual(order([0, 2, 3]))
    expect(await planned(waiting[1] ?? '')).toEqual([{ facility_cd: other, start_at: before?.start_at }])
  })

  it('a machine that cannot do it is refused, with those that can', async () => {
    const { machines } = await stage.call(dispatchBoard, {})
    const { machines: possible } =
      machines.flatMap(({ jobs }) => jobs).find((job) => job.work_order_no === waiting[0]) ?? {}
    const wrong = machines.find(({ facility_cd }) => facility_cd !== '' && !possible?.includes(facility_cd))
    await expect(put(waiting[0] ?? '', wrong?.facility_cd ?? '', 1)).rejects.toMatchObject({
      code: 'BIZ_DISPATCH_MACHINE',
    })
  })

  it('what somebody has begun is not put elsewhere', async () => {
    const [first = ''] = waiting
    await stage.supplied(first)
    await stage.event(first, process_no, '1')
    await expect(put(first, other, 1)).rejects.toMatchObject({ code: 'BIZ_WORK_STATE' })
    await expect(put('W999999', machine, 1)).rejects.toMatchObject({ code: 404 })
  })

  /** Who wants to lock what another one holds. */
  const locking = async () =>
    (
      await stage.ask(
        { waiting: z.int() },
        sql`SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
    )[0]?.waiting

  it('two foremen at once put two jobs first, one before the other', async () => {
    let both: Promise<unknown> = Promise.resolve()
    await stage.database.owner('write', async (tx) => {
      await tx.execute(
        sql`SELECT FROM work_order WHERE company_cd = 'DEMO' AND work_order_no IN ${waiting} FOR UPDATE`,
      )
      both = Promise.all([put(waiting[2] ?? '', machine, 1), put(waiting[3] ?? '', machine, 1)])
      await expect.poll(locking).toBe(2)
    })
    await both
    const places = (await at(machine))?.jobs
      .filter(({ dispatch_seq }) => dispatch_seq !== null)
      .map(({ work_order_no, dispatch_seq }) => [dispatch_seq, work_order_no])
    expect(places?.map(([place]) => place)).toEqual([1, 2])
    expect(new Set(places?.map(([, no]) => no))).toEqual(new Set(order([2, 3])))
  })

  it('the order of the plan comes back at once', async () => {
    await put(waiting[3] ?? '', machine, 1)
    expect(await stage.call(arrangeByPlan, { facility_cd: machine })).toEqual({ released: 1 })
    expect(await queueOf(machine)).toEqual(order([0, 1, 2]))
    expect(await stage.call(arrangeByPlan, { facility_cd: machine })).toEqual({ released: 0 })
  })
})
