import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { inContext } from '#test/context.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { progressOnGantt } from '../../contract/progress-gantt/progress-calls.ts'
import { readProgress } from './read-progress.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  it('shows what was planned of a process, and what has happened until now', async () => {
    const work_order_no = await stage.made('4')
    await stage.supplied(work_order_no)
    const [first] = await stage.processes(work_order_no)
    const process_no = first?.process_no ?? 0
    const seen = async () => {
      const { operations, facilities, now } = await stage.call(progressOnGantt, {})
      return { facilities, now, ofOrder: operations.filter((one) => one.work_order_no === work_order_no) }
    }
    // Nobody has scheduled it: it stands on the days of its order, six days after the business date for eight days.
    const begun = await seen()
    const day = 1440
    expect(begun.ofOrder[0]).toMatchObject({
      ...{ process_no, work_status: '0', planned_from: 13 * day, planned_to: 21 * day, due: 21 * day },
      ...{ actual_from: null, actual_to: null },
    })
    expect(begun.facilities.some(({ open: times }) => times.length > 0)).toBe(true)
    await stage.event(work_order_no, process_no, '1')
    await stage.event(work_order_no, process_no, '4', { good_qty: '3' })
    const [one] = (await seen()).ofOrder
    expect(one).toMatchObject({ work_status: '1', good_qty: '3', plan_qty: '4' })
    expect(one?.actual_to).toBeGreaterThanOrEqual(one?.actual_from ?? Number.POSITIVE_INFINITY)
    await stage.event(work_order_no, process_no, '5', { good_qty: '1' })
    expect((await seen()).ofOrder[0]).toMatchObject({ work_status: '3', good_qty: '4' })
  })
  it('calls late to start what is planned by its day when that day has been worked', async () => {
    const work_order_no = await stage.made('4')
    const lateAt = async (start_dt: string, time: string) => {
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE work_order SET start_dt = ${start_dt}::date
          WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no}`),
      )
      const who = { company_cd: 'DEMO', now: new Date(`${orderDay}T${time}:00+09:00`) }
      const { operations } = await inContext(stage.database, who, readProgress)
      return operations.find((one) => one.work_order_no === work_order_no)?.late_minutes
    }
    expect(await lateAt(orderDay, '14:00')).toBeNull()
    // The second shift ends at 1:30; what is worked afterwards counts.
    expect(await lateAt('2026-11-17', '01:00')).toBeNull()
    expect(await lateAt('2026-11-17', '07:00')).toBe(0)
    expect(await lateAt('2026-11-17', '14:00')).toBe(120 + 110 + 75)
  })
})
