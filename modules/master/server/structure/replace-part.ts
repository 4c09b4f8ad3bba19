import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { recordChanges, type RecordedChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { masterErrors } from '../../contract/master-errors.ts'
import type { replacePart } from '../../contract/structure.ts'
import { refuseCircles } from '../check-bom.ts'
import { holdLines, lineKey, type HeldLine } from './seen-lines.ts'

type Asked = InputOf<typeof replacePart>

/**
 * From a day on, one part takes the place of another in the chosen lines: a line that began before ends the day before
 * and is followed by one with the new part, a later one is changed. All or none.
 */
export async function replaceEverywhere(
  context: Context,
  asked: Asked,
): Promise<OutputOf<typeof replacePart>> {
  const { old_item_cd, new_item_cd, from_dt } = asked
  await refuseUnusable(context, new_item_cd)
  const parents = [...new Set(asked.lines.map(({ parent_item_cd }) => parent_item_cd))]
  const held = new Map((await holdLines(context, parents)).map((line) => [lineKey(line), line]))
  const chosen: HeldLine[] = []
  for (const asked_line of asked.lines) {
    const line = held.get(lineKey(asked_line))
    if (!line || line.item_cd !== old_item_cd) throw http[404].with()
    if (line.update_cnt !== asked_line.update_cnt) throw await staleRecord(context, directory, line)
    if ([line.parent_item_cd, line.substitute_item_cd].includes(new_item_cd))
      throw masterErrors.MST_REPLACE_PARENT.with({ item: line.parent_item_cd })
    if (line.to_dt === '' || line.to_dt >= from_dt) chosen.push(line)
  }
  const followed = chosen.filter((line) => line.from_dt < from_dt)
  const changed = chosen.filter((line) => line.from_dt >= from_dt)
  await follow(context, followed, asked)
  await change(context, changed, asked)
  await refuseCircles(context, parents)
  return { replaced: chosen.length }
}

async function refuseUnusable({ tx, session }: Context, item_cd: string): Promise<void> {
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM item WHERE company_cd = ${session.company_cd} AND item_cd = ${item_cd} AND abort_div = '0' FOR KEY SHARE`,
  )
  if (found.length === 0) throw masterErrors.MST_REPLACE_ITEM.with({ code: item_cd }).at('new_item_cd')
}

async function follow(context: Context, lines: readonly HeldLine[], asked: Asked): Promise<void> {
  if (lines.length === 0) return
  const { tx, session } = context
  const { new_item_cd, from_dt } = asked
  const begun = await rows(
    tx,
    { seq: z.int() },
    sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, item_cd, base_qty, need_qty, scrap_rate, qty_div, substitute_item_cd,
      supply_div, shippable_flg, to_dt, note, create_user, update_user)
    SELECT company_cd, parent_item_cd, seq, ${from_dt}::date, ${new_item_cd}, base_qty, need_qty, scrap_rate, qty_div, substitute_item_cd,
      supply_div, shippable_flg, to_dt, note, ${session.user_cd}, ${session.user_cd}
    FROM bom JOIN ${sentRows(lines, 'chosen', { parent_item_cd: 'text', seq: 'int', from_dt: 'date' })}
      USING (parent_item_cd, seq, from_dt)
    WHERE company_cd = ${session.company_cd}
    ON CONFLICT DO NOTHING RETURNING seq`,
  )
  if (begun.length < lines.length) throw await alreadyFollowed(context, lines, from_dt)
  const ended = await rows(
    tx,
    { to_dt: z.string() },
    sql`UPDATE bom SET to_dt = ${from_dt}::date - 1, update_user = ${session.user_cd}, update_dt = now(), update_cnt = update_cnt + 1
      FROM ${sentRows(lines, 'chosen', { parent_item_cd: 'text', seq: 'int', from_dt: 'date' })}
      WHERE bom.company_cd = ${session.company_cd} AND bom.parent_item_cd = chosen.parent_item_cd AND bom.seq = chosen.seq
        AND bom.from_dt = chosen.from_dt
      RETURNING to_char(bom.to_dt, 'YYYY-MM-DD') AS to_dt`,
  )
  const end = ended[0]?.to_dt ?? ''
  await recordChanges(
    context,
    lines.flatMap((line): RecordedChange[] => [
      {
        table: 'bom',
        key: lineKey(line),
        action: 'update',
        changes: [{ field: 'to_dt', old: line.to_dt, new: end }],
      },
      {
        table: 'bom',
        key: lineKey({ ...line, from_dt }),
        action: 'create',
        changes: [{ field: 'item_cd', old: line.item_cd, new: new_item_cd }],
      },
    ]),
  )
}

/** A line that was to begin on that day is there already: which one is said. */
async function alreadyFollowed({ tx, session }: Context, lines: readonly HeldLine[], from_dt: string) {
  const [one] = await rows(
    tx,
    { parent_item_cd: z.string(), seq: z.int() },
    sql`SELECT parent_item_cd, bom.seq FROM bom
      JOIN ${sentRows(lines, 'chosen', { parent_item_cd: 'text', seq: 'int' })} USING (parent_item_cd, seq)
      WHERE company_cd = ${session.company_cd} AND from_dt = ${from_dt}::date AND create_dt < now()
      ORDER BY parent_item_cd, seq LIMIT 1`,
  )
  return generic.KEY_EXISTS.with({ code: lineKey({ parent_item_cd: '', seq: 0, ...one, from_dt }) })
}

async function change(context: Context, lines: readonly HeldLine[], asked: Asked): Promise<void> {
  if (lines.length === 0) return
  const { tx, session } = context
  await tx.execute(sql`
    UPDATE bom SET item_cd = ${asked.new_item_cd}, update_user = ${session.user_cd}, update_dt = now(), update_cnt = update_cnt + 1
    FROM ${sentRows(lines, 'chosen', { parent_item_cd: 'text', seq: 'int', from_dt: 'date' })}
    WHERE bom.company_cd = ${session.company_cd} AND bom.parent_item_cd = chosen.parent_item_cd AND bom.seq = chosen.seq
      AND bom.from_dt = chosen.from_dt`)
  await recordChanges(
    context,
    lines.map((line) => ({
      table: 'bom',
      key: lineKey(line),
      action: 'update',
      changes: [{ field: 'item_cd', old: line.item_cd, new: asked.new_item_cd }],
    })),
  )
}
