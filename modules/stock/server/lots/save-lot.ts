import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import type { saveLot as saveLotCall } from '../../contract/lot-list.ts'
import { stockChanged } from '../../contract/stock-facts.ts'

/** 期限の訂正、出荷止め: each with who did it and why in the status history. */
export async function saveLot(
  context: Context,
  { item_cd, lot_no, expiry_dt, hold_flg, hold_reason }: InputOf<typeof saveLotCall>,
): Promise<OutputOf<typeof saveLotCall>> {
  const { tx, session } = context
  const here = sql`company_cd = ${session.company_cd} AND item_cd = ${item_cd} AND lot_no = ${lot_no}`
  const [before] = await rows(
    tx,
    { expiry_dt: z.string(), hold: z.enum(['0', '1']) },
    sql`SELECT coalesce(expiry_dt::text, '') AS expiry_dt, CASE WHEN hold_flg THEN '1' ELSE '0' END AS hold
      FROM lot WHERE ${here} FOR UPDATE`,
  )
  if (!before) throw http[404].with()
  await tx.execute(sql`UPDATE lot SET expiry_dt = ${expiry_dt || null}::date, hold_flg = ${hold_flg === '1'},
    hold_reason = ${hold_flg === '1' ? hold_reason : ''} WHERE ${here}`)
  const lot = { document: 'lot', key: `${item_cd} ${lot_no}` }
  if (before.hold !== hold_flg)
    await recordStep(context, {
      ...lot,
      ...{ axis: 'hold', from: before.hold, to: hold_flg, verb: hold_flg === '1' ? 'hold' : 'release' },
      reason: hold_reason,
    })
  if (before.expiry_dt !== expiry_dt)
    await recordStep(context, {
      ...lot,
      axis: 'expiry',
      from: before.expiry_dt,
      to: expiry_dt,
      verb: 'correct',
      reason: '',
    })
  say(context, stockChanged, { items: [item_cd] })
  return {}
}
