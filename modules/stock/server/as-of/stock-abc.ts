import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRank } from '#modules/master/contract/item.ts'
import { itemRead } from '#modules/master/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { ranksOf, type stockAbc as stockAbcCall } from '../../contract/abc.ts'
import { valueAsOf } from './stock-as-of.ts'

export async function stockAbc(
  context: Context,
  { date }: InputOf<typeof stockAbcCall>,
): Promise<OutputOf<typeof stockAbcCall>> {
  const worth = (await valueAsOf(context, { date }))
    .filter(({ amount }) => Number(amount) > 0)
    .toSorted((one, other) => Number(other.amount) - Number(one.amount))
  const named = await rows(
    context.tx,
    { item_cd: z.string(), item_nm: z.string(), rank: itemRank.schema },
    sql`SELECT i.item_cd, i.item_nm, i.rank FROM ${itemRead.rows} AS i
      WHERE i.company_cd = ${context.session.company_cd} AND i.item_cd = ANY(${textArray(worth.map(({ item_cd }) => item_cd))})`,
  )
  const items = new Map(named.map((item) => [item.item_cd, item]))
  const ranks = ranksOf(worth.map(({ amount }) => Number(amount)))
  return {
    list: worth.flatMap(({ item_cd, amount }, at) => {
      const [item, rank] = [items.get(item_cd), ranks[at]]
      return item && rank ? [{ item_cd, item_nm: item.item_nm, amount, rank, item_rank: item.rank }] : []
    }),
  }
}
