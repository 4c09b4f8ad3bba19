import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal, minus, written, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { pastDays } from '../../contract/item-stock.ts'

interface Asked {
  readonly item_cd: string
  readonly today: string
  readonly onHand: Decimal
}

/** Back from what is on hand over the ledger's entries: own, good, finished pieces, as what is on hand is counted. */
export async function pastOf({ tx, session }: Context, { item_cd, today, onHand }: Asked) {
  const { company_cd, factory_cd } = session
  if (today === '') return []
  const days = await rows(
    tx,
    { date: z.string(), qty: z.string() },
    sql`SELECT day::text AS date, trim_scale(sum(qty))::text AS qty
      FROM (SELECT ${today}::date - ${pastDays}::int AS day, 0 AS qty
        UNION ALL SELECT biz_dt, qty FROM stock_entry
        WHERE ours AND company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND item_cd = ${item_cd}
          AND biz_dt > ${today}::date - ${pastDays}::int AND ownership = '0' AND quality = '0' AND process_no = '') AS moved
      GROUP BY day ORDER BY day DESC`,
  )
  let balance = onHand
  const ends = days.map(({ date, qty }) => {
    const end = { date, balance: written(balance, 0) }
    balance = minus(balance, decimal(qty))
    return end
  })
  return ends.toReversed()
}
