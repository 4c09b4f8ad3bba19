import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { dispatchBoard, nextShown } from '../../contract/dispatch-board/board-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const facility_cd = 'AS-01'
  const machine = async () => {
    const { machines } = await stage.call(dispatchBoard, {})
    return machines.find((one) => one.facility_cd === facility_cd)
  }
  /** As the scheduler would: the first process of an order, from a moment on. */
  const scheduled = (work_order_no: string, hours: number) =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE work_order_operation SET facility_cd = ${facility_cd},
          start_at = '2036-11-26T09:00:00+09:00'::timestamptz + make_interval(hours => ${hours}),
          end_at = '2036-11-26T10:00:00+09:00'::timestamptz + make_interval(hours => ${hours})
        WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} AND before_no = 0`),
    )

  it('shows of a machine what is at it, then the next ones in the order of the plan, and how many more wait', async () => {
    expect((await machine())?.jobs).toEqual([])
    const made: string[] = []
    for (let at = 0; at < nextShown + 2; at++) {
      made.push(await stage.made('4'))
      await scheduled(made[at] ?? '', 10 - at)
    }
    const planned = made.toReversed()
    const told = await machine()
    expect(told?.jobs.map(({ work_order_no }) => work_order_no)).toEqual(planned.slice(0, nextShown))
    expect(told?.more).toBe(2)
    expect(told?.jobs[0]).toMatchObject({ work_status: '0', plan_qty: '4', ready_qty: '4' })

    const last = made[0] ?? ''
    await stage.supplied(last)
    const process_no = (await stage.processes(last))[0]?.process_no ?? 0
    await stage.event(last, process_no, '1')
    const now = await machine()
    expect(now?.jobs[0]).toMatchObject({ work_order_no: last, work_status: '1', has_material: true })
    expect(now?.jobs.slice(1).map(({ work_order_no }) => work_order_no)).toEqual(planned.slice(0, nextShown))
    expect(now?.more).toBe(1)
  })

  it('a job that the plan ends behind its day says by how many days', async () => {
    const due = (await machine())?.jobs.at(-1)?.due_dt ?? ''
    const late = (Date.UTC(2036, 10, 26) - Date.parse(due)) / 86_400_000
    expect((await machine())?.jobs.at(-1)?.late_days).toBe(late)
  })

  it('what is planned for any machine of a group stands in a line of its own, behind the machines', async () => {
    const work_order_no = await stage.made('4')
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE work_order_operation SET facility_cd = '' WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}`,
      ),
    )
    const last = (await stage.call(dispatchBoard, {})).machines.at(-1)
    expect(last).toMatchObject({ facility_cd: '', facility_nm: '' })
    expect((last?.jobs.length ?? 0) + (last?.more ?? 0)).toBeGreaterThan(0)
  })

  it('has the machines and furnaces that the line board has, also those without work', async () => {
    const { machines } = await stage.call(dispatchBoard, {})
    expect(machines.length).toBeGreaterThan(5)
    expect(machines.filter(({ jobs }) => jobs.length === 0).length).toBeGreaterThan(0)
  })
})
