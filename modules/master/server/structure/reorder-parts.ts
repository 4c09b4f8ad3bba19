import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordChanges } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import type { reorderParts } from '../../contract/structure.ts'
import { newPlaces } from './new-places.ts'
import { firstChanged, holdLines, lineKey } from './seen-lines.ts'

type Asked = InputOf<typeof reorderParts>

/** The sequence is part of the key, so all lines of the parent go to their new places at once. */
export async function reorder(context: Context, asked: Asked): Promise<Record<string, never>> {
  const { tx, session } = context
  const { parent_item_cd } = asked
  const held = await holdLines(context, [parent_item_cd])
  if (held.length === 0) throw http[404].with()
  const seen = asked.seen.map((line) => ({ ...line, parent_item_cd }))
  const newer = firstChanged(held, seen)
  if (newer) throw await staleRecord(context, directory, newer)

  const moves = newPlaces(
    held.map(({ seq }) => seq),
    asked.order,
  )
  // Negative places first: no line may stand, even for a moment, where another one still is.
  await tx.execute(sql`
    UPDATE bom SET seq = -moved."to", update_user = ${session.user_cd}, update_dt = now(), update_cnt = update_cnt + 1
    FROM ${sentRows(moves, 'moved', { from: 'int', to: 'int' })}
    WHERE company_cd = ${session.company_cd} AND parent_item_cd = ${parent_item_cd} AND seq = moved."from"`)
  const moved = await rows(
    tx,
    { seq: z.int(), from_dt: z.string() },
    sql`UPDATE bom SET seq = -seq WHERE company_cd = ${session.company_cd} AND parent_item_cd = ${parent_item_cd} AND seq < 0
      RETURNING seq, to_char(from_dt, 'YYYY-MM-DD') AS from_dt`,
  )
  const before = new Map(moves.map(({ from, to }) => [to, from]))
  await recordChanges(
    context,
    moved.map(({ seq, from_dt }) => ({
      table: 'bom',
      key: lineKey({ parent_item_cd, seq, from_dt }),
      action: 'update',
      changes: [{ field: 'seq', old: before.get(seq) ?? null, new: seq }],
    })),
  )
  return {}
}
