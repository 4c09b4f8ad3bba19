import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import { userRead } from '#modules/system/server/views.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { keyOfMove } from '#planning/moves/played-moves.ts'
import type { appliedMoves as appliedCall } from '../../contract/gantt/applied-moves.ts'
import { planOperation, productionPlan } from '../plan/tables.ts'
import { type ChangedPlace, changedPlace, keptPlace, type KeptPlace, type Way } from './kept-place.ts'
import { ganttChange } from './tables.ts'

type Process = Pick<ChangedPlace, 'plan_no' | 'process_no'>

/** A process as it is now, and who has decided about it last. */
export interface Standing extends KeptPlace {
  readonly by: string
  readonly locked: boolean
  readonly open: boolean
}

/** So many of one's changes can be taken back. */
const mostKept = 50

/** By their keys; a process that stands nowhere is not among them. */
export async function readStanding(
  { tx, session }: Context,
  processes: readonly Process[],
): Promise<ReadonlyMap<string, Standing>> {
  const zone = await directory.timeZoneOf(tx, session)
  const clock = (moment: SQL) => sql`to_char(${moment} AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI')`
  const sent = processes.map(({ plan_no, process_no }) => ({ plan_no, process_no }))
  const found = await rows(
    tx,
    {
      ...{ plan_no: z.string(), process_no: z.int(), ...keptPlace.shape },
      ...{ by: z.string(), locked: z.boolean(), open: z.boolean() },
    },
    sql`SELECT o.plan_no::text AS plan_no, o.process_no, o.facility_cd, o.worker_cd, ${clock(sql`o.start_at`)} AS start,
        ${clock(sql`o.end_at`)} AS "end", trim_scale(o.qty)::text AS qty, o.locked_flg AS pinned, o.work_minutes AS minutes,
        coalesce(${userRead.of('o', 'username', { user_cd: 'update_user' })}, o.update_user) AS by, p.locked_flg AS locked,
        p.plan_status = '1' AS open
      FROM ${planOperation} AS o JOIN ${productionPlan} AS p ON p.company_cd = o.company_cd AND p.plan_no = o.plan_no
        JOIN ${sentRows(sent, 's', { plan_no: 'bigint', process_no: 'int' })}
          ON s.plan_no = o.plan_no AND s.process_no = o.process_no
      WHERE o.company_cd = ${session.company_cd} AND o.split_no = 1
        AND o.start_at IS NOT NULL AND o.end_at IS NOT NULL`,
  )
  return new Map(found.map(({ plan_no, process_no, ...one }) => [keyOfMove({ plan_no, process_no }), one]))
}

const mine = ({ session: { company_cd, factory_cd, user_cd } }: Context) =>
  sql`c.company_cd = ${company_cd} AND c.factory_cd = ${factory_cd} AND c.create_user = ${user_cd}`

/** What was applied can be taken back from now on; what had been taken back before cannot be done again. */
export async function keepChange(context: Context, places: readonly ChangedPlace[]): Promise<void> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  await tx.execute(sql`DELETE FROM ${ganttChange} AS c WHERE ${mine(context)} AND (c.undone_flg OR c.change_no IN
    (SELECT c.change_no FROM ${ganttChange} AS c WHERE ${mine(context)} ORDER BY c.change_no DESC OFFSET ${mostKept - 1}))`)
  await tx.insert(ganttChange).values({
    ...{ company_cd, factory_cd, places, create_user: user_cd, update_user: user_cd },
  })
}

/** Behind a split nothing leads back. */
export async function forgetChanges(context: Context): Promise<void> {
  await context.tx.execute(sql`DELETE FROM ${ganttChange} AS c WHERE ${mine(context)}`)
}

/** What one would take back next, or do again: the last that stands, or the first that is taken back. */
const nextOf = (context: Context, way: Way): SQL =>
  way === 'before'
    ? sql`FROM ${ganttChange} AS c WHERE ${mine(context)} AND NOT c.undone_flg ORDER BY c.change_no DESC LIMIT 1`
    : sql`FROM ${ganttChange} AS c WHERE ${mine(context)} AND c.undone_flg ORDER BY c.change_no LIMIT 1`

export async function takeChange(context: Context, way: Way) {
  const [found] = await rows(
    context.tx,
    { change_no: z.string(), places: z.array(changedPlace) },
    sql`SELECT c.change_no::text AS change_no, c.places ${nextOf(context, way)} FOR UPDATE`,
  )
  return found
}

/** The same change, the other way round; without places there is nothing left of it. */
export async function turnChange(
  { tx, session, now }: Context,
  change_no: string,
  { places, undone }: { readonly places: readonly ChangedPlace[]; readonly undone: boolean },
): Promise<void> {
  const isOne = sql`c.company_cd = ${session.company_cd} AND c.change_no = ${change_no}::bigint`
  await tx.execute(
    places.length === 0
      ? sql`DELETE FROM ${ganttChange} AS c WHERE ${isOne}`
      : sql`UPDATE ${ganttChange} AS c SET places = ${JSON.stringify(places)}::jsonb, undone_flg = ${undone},
          update_user = ${session.user_cd}, update_dt = ${now.toISOString()}::timestamptz, update_cnt = c.update_cnt + 1 WHERE ${isOne}`,
  )
}

export async function readApplied(context: Context): Promise<OutputOf<typeof appliedCall>> {
  const next = async (way: Way) => {
    const [found] = await rows(
      context.tx,
      { applied_at: z.string(), count: z.int() },
      sql`SELECT c.create_dt::text AS applied_at, jsonb_array_length(c.places) AS count ${nextOf(context, way)}`,
    )
    return found ?? null
  }
  return { undo: await next('before'), redo: await next('after') }
}
