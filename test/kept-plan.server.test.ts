import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { orderList } from '#modules/receive-order/contract/order-list.ts'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from './context.ts'
import { onPostgres } from './databases.ts'
import { demo } from './demo.ts'
import { product } from './product.ts'

const week = { customer_cd: 'C0', order_dt: '2026-04-01..2026-04-07', size: 50 }

onPostgres((open) => {
  it.each([
    ['once, for a customer and some days', week, { kept: 3, anew: 0 }],
    ['anew, where the beginning of an item may mean all', { ...week, item_cd: 'M' }, { kept: 0, anew: 3 }],
    ['anew, for more than a month', { ...week, order_dt: '', due_dt: '2026' }, { kept: 0, anew: 3 }],
  ])('a list is planned %s', async (_how, search, plans) => {
    const database = await open(demo)
    const read = product.routes.find(({ endpoint }) => endpoint === orderList.endpoints.getList)
    if (read?.style !== 'verb') throw new Error('Nobody serves the list')
    const query: unknown = orderList.endpoints.getList.input.parse(search)
    const counted = await inContext(database, { company_cd: 'DEMO' }, async (context) => {
      // What is sent for the first time has no name yet, and no plan that could be kept.
      for (let call = 0; call < 4; call++) await read.run(context, query)
      return rows(
        context.tx,
        { kept: z.int(), anew: z.int() },
        sql`SELECT generic_plans::int AS kept, custom_plans::int AS anew FROM pg_prepared_statements
          WHERE statement LIKE '%"receiveOrderList"%'`,
      )
    })
    expect(counted).toEqual([plans])
  })
})
