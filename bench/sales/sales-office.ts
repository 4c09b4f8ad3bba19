import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { loadDemo } from '#db/demo/load.ts'
import { postStock } from '#modules/stock/server/index.ts'
import type { Endpoint, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { inContext } from '../../test/context.ts'
import { speaker } from '../../test/master-stage.ts'
import { product } from '../../test/product.ts'
import { callerOf } from '../verbs.ts'
import type { CpuSoFar } from './metered.ts'

export const day = '2026-11-18'

/** The demo company with plenty of some goods, and calls as its clerks make them. */
export async function salesOffice(database: Database, databaseCpuMs: () => number) {
  await loadDemo(database, product.registered, day)
  const places = await goodsAndPlaces(database)
  await inContext(database, { company_cd: 'DEMO' }, (context) =>
    inOneUnit(context, () => {
      postStock(context, {
        ...{ biz_dt: day, poster: 'document', document_kind: 'stock', document_no: 'BENCH' },
        movements: places.map(({ item_cd, location_cd }) => ({
          ...{ stock_div: '080', item_cd, qty: '100000', reason_cd: '90', reason: '計測用の在庫' },
          to: { location_cd, lot_no: '' },
        })),
      })
      return Promise.resolve(() => undefined)
    }),
  )
  const say = speaker(database, product)
  const cpu: CpuSoFar = () => {
    const { user, system } = process.cpuUsage()
    return { node: (user + system) / 1000, database: databaseCpuMs() }
  }
  return {
    ...{ database, cpu, items: places.map(({ item_cd }) => item_cd), places },
    call: callerOf(database),
    /** A call with transactions of its own, or one that answers a file. */
    ask: <E extends Endpoint>(endpoint: E, input: SentInputOf<E>): Promise<OutputOf<E>> => {
      const route = product.routes.find((one) => one.endpoint === endpoint)
      if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
      return say<OutputOf<E>>(route, input)
    },
  }
}
export type SalesOffice = Awaited<ReturnType<typeof salesOffice>>

/** Goods without lots that lie on a shelf from which they may leave. */
const goodsAndPlaces = (database: Database) =>
  database.owner('read', (tx) =>
    rows(
      tx,
      { item_cd: z.string(), location_cd: z.string() },
      sql`SELECT DISTINCT ON (b.item_cd) b.item_cd, b.location_cd FROM stock_balance b
        JOIN item i ON i.company_cd = b.company_cd AND i.item_cd = b.item_cd
        WHERE b.company_cd = 'DEMO' AND b.factory_cd = 'F01' AND b.ownership = '0' AND b.quality = '0' AND b.qty > 0
          AND i.abort_div = '0' AND i.unit_cd = 'PCS' AND i.lot_control = '0'
        ORDER BY b.item_cd, b.qty DESC LIMIT 40`,
    ),
  )
