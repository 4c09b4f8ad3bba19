import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { userRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import {
  quarantineStart,
  type endDrill as endCall,
  type recallDrills,
  type startDrill as startCall,
} from '../../contract/quarantine/quarantine-calls.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { findAffected } from './find-affected.ts'
import { recallDrillTable } from './tables.ts'

const text = z.string()

/** The clock is the server's: whatever device it is done on, the seconds are the same. */
export async function startDrill(context: Context): Promise<OutputOf<typeof startCall>> {
  const { tx, session, now } = context
  const { company_cd, factory_cd, user_cd } = session
  const [made] = await tx
    .insert(recallDrillTable)
    .values({
      ...{ company_cd, factory_cd, create_user: user_cd, update_user: user_cd },
      began_at: now.toISOString(),
    })
    .returning({ drill_no: recallDrillTable.drill_no })
  return { drill_no: String(made?.drill_no ?? ''), began_at: now.toISOString() }
}

/** What is found is counted here, once more: what is kept is what is true, whatever the screen showed. */
export async function endDrill(
  context: Context,
  { drill_no, asked, remarks }: InputOf<typeof endCall>,
): Promise<OutputOf<typeof endCall>> {
  const { tx, session, now } = context
  const { company_cd, factory_cd, user_cd } = session
  const one = sql`d.company_cd = ${company_cd} AND d.factory_cd = ${factory_cd} AND d.drill_no = ${drill_no}::bigint`
  const [drill] = await rows(
    tx,
    { is_ended: z.boolean(), seconds: z.int() },
    sql`SELECT d.ended_at IS NOT NULL AS is_ended,
        round(extract(epoch FROM ${now.toISOString()}::timestamptz - d.began_at))::int AS seconds
      FROM ${recallDrillTable} AS d WHERE ${one} FOR UPDATE OF d`,
  )
  if (!drill) throw http[404].with()
  if (drill.is_ended) throw workErrors.BIZ_DRILL_ENDED.with()
  const found = await findAffected(context, asked)
  const lots = found.lots.length
  const open_lots = found.lots.filter(
    ({ hold_flg, stock_qty, wip_qty }) => !hold_flg && (stock_qty !== '0' || wip_qty !== '0'),
  ).length
  const customers = new Set(found.customers.map((each) => `${each.customer_cd} ${each.branch_no}`)).size
  const boxes = found.customers.reduce((all, each) => all + each.boxes, 0)
  await tx.execute(sql`UPDATE ${recallDrillTable} AS d SET ended_at = ${now.toISOString()}::timestamptz,
      asked = ${JSON.stringify(asked)}::jsonb, lots = ${lots}, open_lots = ${open_lots}, orders = ${found.orders.length},
      customers = ${customers}, boxes = ${boxes}, remarks = ${remarks}, update_user = ${user_cd},
      update_dt = ${now.toISOString()}::timestamptz, update_cnt = d.update_cnt + 1 WHERE ${one}`)
  return { seconds: drill.seconds, lots, boxes, customers }
}

const mostShown = 20

/** Those that were ended. */
export async function drillsOf({ tx, session }: Context): Promise<OutputOf<typeof recallDrills>> {
  const list = await rows(
    tx,
    {
      ...{ drill_no: text, began_at: text, seconds: z.int(), user_nm: text, began_with: text, remarks: text },
      start: quarantineStart.schema,
      ...{ lots: z.int(), open_lots: z.int(), orders: z.int(), customers: z.int(), boxes: z.int() },
    },
    sql`SELECT d.drill_no::text, to_json(d.began_at)#>>'{}' AS began_at,
        round(extract(epoch FROM d.ended_at - d.began_at))::int AS seconds,
        coalesce(${userRead.of('d', 'username', { user_cd: 'create_user' })}, d.create_user) AS user_nm,
        d.asked->>'start' AS start, CASE d.asked->>'start' WHEN 'lot' THEN concat_ws(' ', d.asked->>'item_cd', d.asked->>'lot_no')
          WHEN 'machine' THEN d.asked->>'facility_cd' WHEN 'charge' THEN d.asked->>'charge_no' ELSE d.asked->>'worker_cd' END AS began_with, d.remarks,
        d.lots, d.open_lots, d.orders, d.customers, d.boxes
      FROM ${recallDrillTable} AS d WHERE d.company_cd = ${session.company_cd} AND d.factory_cd = ${session.factory_cd}
        AND d.ended_at IS NOT NULL ORDER BY d.began_at DESC, d.drill_no DESC LIMIT ${mostShown}`,
  )
  return { list: [...list] }
}
