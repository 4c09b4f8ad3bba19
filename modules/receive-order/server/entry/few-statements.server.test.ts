import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage } from '#test/order-stage.ts'
import { allocateOrder } from '../../contract/order-calls.ts'

onPostgres((open) => {
  it('an order of six lines is entered and allocated in few statements, and none of them is planned anew', async () => {
    const stage = await orderStage(await open(demo))
    const items = stage.sold.slice(0, 6).map(({ item_cd }) => ({ item_cd, qty: '1' }))
    const enter = async () => {
      const { header } = await stage.enter(items)
      await stage.call(allocateOrder, { order_no: header.order_no })
    }
    const asked = async () => {
      const [sums] = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { kept: z.int(), anew: z.int() },
          sql`SELECT sum(generic_plans)::int AS kept, sum(custom_plans)::int AS anew FROM pg_prepared_statements`,
        ),
      )
      return sums ?? { kept: 0, anew: 0 }
    }
    for (let at = 0; at < 12; at++) await enter()
    const before = await asked()
    await enter()
    const after = await asked()
    // All on one connection, or the other's would not be counted.
    expect(stage.database.pool?.()).toMatchObject({ total: 1 })
    expect(items).toHaveLength(6)
    expect(after.anew - before.anew).toBe(0)
    expect(after.kept - before.kept).toBeLessThanOrEqual(38)
  })
})
