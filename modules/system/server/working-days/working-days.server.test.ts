import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay, orderStage, type OrderStage } from '#test/order-stage.ts'
import { workingDaysLeft } from '../../contract/working-days.ts'

onPostgres((open) => {
  let stage: OrderStage
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })

  it('counts what is left of the month by the calendar of the factory', async () => {
    // Wednesday 18 to Monday 30 November 2026: two weekends are closed.
    expect(orderDay).toBe('2026-11-18')
    expect(await stage.call(workingDaysLeft, {})).toEqual({ days: 9, today: true })
  })
})
