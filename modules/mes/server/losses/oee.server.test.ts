import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { losses } from '../../contract/losses/losses-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  let process_no = 0
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  const facility_cd = 'AS-01'
  /** Told now, as if it had been told at that time of the order day. */
  const told = async (
    work_order_no: string,
    kind: Parameters<WorkStage['event']>[2],
    time: string,
    more: object = {},
  ) => {
    const { event_no } = await stage.event(work_order_no, process_no, kind, more)
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE work_event SET occurred_at = ${`${orderDay}T${time}:00+09:00`}::timestamptz, facility_cd = ${facility_cd}
        WHERE company_cd = 'DEMO' AND event_no = ${event_no}`),
    )
  }
  const ready = async () => {
    const work_order_no = await stage.made('4')
    process_no = (await stage.processes(work_order_no))[0]?.process_no ?? 0
    await stage.supplied(work_order_no)
    return work_order_no
  }

  it('is by machine and shift how long, how fast and how well it worked; jobs at the same time count once', async () => {
    const first = await ready()
    await told(first, '1', '13:00')
    await told(first, '2', '14:00', { reason_cd: '20' })
    await told(first, '3', '14:30')
    await told(first, '5', '15:30', { good_qty: '3', defective_qty: '1', reason_cd: '10' })
    const second = await ready()
    await told(second, '1', '13:30')
    await told(second, '2', '13:45', { reason_cd: '20' })
    const early = await ready()
    await told(early, '1', '06:00')
    await told(early, '2', '07:00', { reason_cd: '20' })
    const [standard] = await stage.ask(
      { piece: z.number() },
      sql`SELECT piece_seconds::float8 AS piece FROM work_order_operation WHERE company_cd = 'DEMO'
        AND work_order_no = ${first} AND process_no = ${process_no}`,
    )
    const minutes = (4 * (standard?.piece ?? 0)) / 60
    expect(minutes).toBeGreaterThan(0)
    const percent = (value: number) => Math.round(value * 1000) / 10
    const { oee } = await stage.call(losses, { from: orderDay, to: orderDay, facility_cd: '' })
    const [day, night, outside, ...others] = oee
    // From eight to five without the breaks.
    expect(day).toMatchObject({
      shift_cd: 'D1',
      open_minutes: 475,
      run_minutes: 120,
      good: '3',
      defective: '1',
    })
    expect(day?.availability).toBe(String(percent(120 / 475)))
    expect(Number(day?.performance)).toBeCloseTo(percent(minutes / 120), 5)
    expect(day?.quality).toBe('75')
    expect(Number(day?.oee)).toBeCloseTo(percent((minutes * 0.75) / 475), 5)
    expect(night).toMatchObject({ shift_cd: 'N1', open_minutes: 455, run_minutes: 0, quality: '' })
    expect(outside).toMatchObject({ shift_cd: '', run_minutes: 60, availability: '' })
    expect(others).toEqual([])
  })
})
