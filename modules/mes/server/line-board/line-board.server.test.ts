import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { machinesNow } from '../../contract/line-board/line-board-calls.ts'

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
    await scheduled(first, '-1 hour')
    const late = await machine()
    expect(late).toMatchObject({ machine_state: '3', work_order_no: first })
    expect(Date.now() - Date.parse(late?.since ?? '')).toBeGreaterThan(3_500_000)

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
    expect(Math.abs(Date.now() - Date.parse(stopped?.since ?? ''))).toBeLessThan(60_000)
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
