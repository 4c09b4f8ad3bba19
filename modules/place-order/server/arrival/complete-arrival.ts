import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemFactoryRead, itemRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { SlipCompletion, SlipToComplete } from '#platform/server/slip/kept-slip.ts'
import type { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'

/** What follows from the item: whether it is inspected, and where it lies unless a person says so. */
export async function completeArrival(
  { tx, session }: Context,
  { lines }: SlipToComplete<typeof arrivalSlip>,
): Promise<SlipCompletion<typeof arrivalSlip>> {
  const { company_cd, factory_cd } = session
  const found = await rows(
    tx,
    { item_cd: z.string(), inspection_flg: z.boolean(), location_cd: z.string() },
    sql`SELECT i.item_cd, i.inspection_flg, coalesce(${itemFactoryRead.of(
      { company_cd, factory_cd, item_cd: sql`i.item_cd` },
      'location_cd',
    )}, '') AS location_cd
      FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd}
        AND i.item_cd = ANY(${textArray(lines.map(({ item_cd }) => item_cd))})`,
  )
  const items = new Map(found.map((item) => [item.item_cd, item]))
  return {
    header: {},
    lines: lines.map(({ item_cd, location_cd, outcome }) => {
      const item = items.get(item_cd)
      return {
        inspected: outcome === '0' && item?.inspection_flg === true,
        location_cd: location_cd || (item?.location_cd ?? ''),
      }
    }),
  }
}
