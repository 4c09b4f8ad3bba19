import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordChanges } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import type { reorderSteps } from '../../contract/routing.ts'
import { newPlaces, type Move } from '../structure/new-places.ts'

type Asked = InputOf<typeof reorderSteps>
const held = { process_no: z.int(), update_cnt: z.int(), update_user: z.string(), update_dt: z.string() }

/** The process number is part of the key of steps and of parts: both go to their new places at once. */
export async function reorderRouting(context: Context, asked: Asked): Promise<Record<string, never>> {
  const held = await holdSteps(context, asked)
  if (held.length === 0) throw http[404].with()
  for (const { process_no, update_cnt } of asked.seen) {
    const step = held.find((one) => one.process_no === process_no)
    if (!step) throw http[404].with()
    if (step.update_cnt !== update_cnt) throw await staleRecord(context, directory, step)
  }
  const moves = newPlaces(
    held.map(({ process_no }) => process_no),
    asked.order,
  )
  await move(context, asked, moves, 'pbom_process')
  await move(context, asked, moves, 'pbom_part')
  const { session } = context
  await recordChanges(
    context,
    moves.map(({ from, to }) => ({
      table: 'pbom_process',
      key: [session.factory_cd, asked.item_cd, asked.from_dt, to].join(' '),
      action: 'update',
      changes: [{ field: 'process_no', old: from, new: to }],
    })),
  )
  return {}
}

const holdSteps = (
  { tx, session }: Context,
  { item_cd, from_dt }: Asked,
): Promise<readonly RowOf<typeof held>[]> =>
  rows(
    tx,
    held,
    sql`SELECT process_no, update_cnt, update_user, update_dt FROM pbom_process
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND item_cd = ${item_cd}
        AND from_dt = ${from_dt}::date ORDER BY process_no FOR UPDATE`,
  )

/** Negative places first: no step may stand, even for a moment, where another one still is. */
async function move(
  { tx, session }: Context,
  { item_cd, from_dt }: Asked,
  moves: readonly Move[],
  table: 'pbom_process' | 'pbom_part',
): Promise<void> {
  const name = sql.identifier(table)
  const isRouting = sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND item_cd = ${item_cd}
    AND from_dt = ${from_dt}::date`
  await tx.execute(sql`
    UPDATE ${name} SET process_no = -moved."to", update_user = ${session.user_cd}, update_dt = now(), update_cnt = update_cnt + 1
    FROM ${sentRows(moves, 'moved', { from: 'int', to: 'int' })}
    WHERE ${isRouting} AND process_no = moved."from"`)
  await tx.execute(sql`UPDATE ${name} SET process_no = -process_no WHERE ${isRouting} AND process_no < 0`)
}
