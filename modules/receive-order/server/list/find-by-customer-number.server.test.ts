import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { rowsTouched } from '#test/rows-touched.ts'
import { findByCustomerNumber } from './find-by-customer-number.ts'

const orders = 20_000

/** The rows are counted, as the database does by itself: row-level security must not keep the index from being used. */
onPostgres((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open(demo)
    await database.owner('write', (tx) =>
      tx.execute(sql`INSERT INTO receive_order SELECT (jsonb_populate_record(o, jsonb_build_object(
          'order_no', 'Z' || n, 'data_no', 90000000 + n, 'customer_po_no', 'TW-' || n))).*
        FROM receive_order AS o, generate_series(1, ${orders}::int) AS n
        WHERE o.company_cd = 'DEMO' AND o.order_no = (SELECT min(order_no) FROM receive_order WHERE company_cd = 'DEMO')`),
    )
    await database.script('ANALYZE')
  })
  const asked = (work: (context: Context) => Promise<unknown>) =>
    inContext(database, { company_cd: 'DEMO' }, work)

  it.each(['どこにもない', 'ZZZ', 'TW-12345'])(
    '"%s" is found among many without reading them',
    async (word) => {
      const touched = await asked((context) =>
        rowsTouched(context, (seen) => findByCustomerNumber.find(seen, word, 3)),
      )
      expect(touched).toBeLessThan(200)
    },
  )

  it('and is the one that is meant', async () => {
    const { hits } = await inContext(database, { company_cd: 'DEMO' }, (context) =>
      findByCustomerNumber.find(context, 'TW-12345', 3),
    )
    expect(hits.map(({ key }) => key)).toEqual(['Z12345'])
  })
})
