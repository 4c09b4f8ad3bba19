import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workerRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import {
  handoverMachine,
  heldLot,
  type handoverList,
  type oneHandover,
} from '../../contract/handover/handover-calls.ts'
import { handoverLineTable, handoverTable } from './tables.ts'

const text = z.string()
const about = {
  ...{ handover_no: text, biz_dt: text, shift_nm: text, written_at: text, create_user: text, remarks: text },
  ...{ signed_nm: text, signed_at: text.nullable() },
}
const aboutSql = sql`h.handover_no::text AS handover_no, h.biz_dt::text AS biz_dt, h.shift_nm, to_json(h.written_at)#>>'{}' AS written_at,
  h.create_user, h.remarks, CASE WHEN h.signed_at IS NULL THEN '' ELSE coalesce(${workerRead.of('h', 'worker_nm', { worker_cd: 'signed_worker_cd' })},
    h.signed_worker_cd) END AS signed_nm, to_json(h.signed_at)#>>'{}' AS signed_at`
const mostShown = 50

export async function handoversOf(context: Context): Promise<OutputOf<typeof handoverList>> {
  const { tx, session } = context
  const found = await rows(
    tx,
    { ...about, machines: z.int(), stopped: z.int(), noted: z.int() },
    sql`SELECT ${aboutSql}, t.machines, t.stopped, t.noted
      FROM ${handoverTable} AS h JOIN LATERAL (SELECT count(*)::int AS machines,
          count(*) FILTER (WHERE l.shown->>'machine_state' = '2')::int AS stopped, count(*) FILTER (WHERE l.note <> '')::int AS noted
        FROM ${handoverLineTable} AS l WHERE l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd
          AND l.handover_no = h.handover_no) AS t ON true
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
      ORDER BY h.signed_at IS NOT NULL, h.written_at DESC, h.handover_no DESC LIMIT ${mostShown}`,
  )
  const nameOf = await namesOf(context, found)
  return { list: found.map(({ create_user, ...row }) => ({ ...row, written_nm: nameOf(create_user) })) }
}

export async function handoverOf(
  context: Context,
  { handover_no }: InputOf<typeof oneHandover>,
): Promise<OutputOf<typeof oneHandover>> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    { ...about, held: z.array(heldLot) },
    sql`SELECT ${aboutSql}, h.held FROM ${handoverTable} AS h WHERE h.company_cd = ${company_cd}
      AND h.factory_cd = ${factory_cd} AND h.handover_no = ${handover_no}::bigint`,
  )
  if (!found) throw http[404].with()
  const lines = await rows(
    tx,
    { shown: handoverMachine, note: text },
    sql`SELECT l.shown, l.note FROM ${handoverLineTable} AS l WHERE l.company_cd = ${company_cd}
      AND l.factory_cd = ${factory_cd} AND l.handover_no = ${handover_no}::bigint ORDER BY l.line_no`,
  )
  const { create_user, ...handover } = found
  return {
    ...handover,
    written_nm: (await namesOf(context, [found]))(create_user),
    machines: lines.map(({ shown, note }) => ({ ...shown, note })),
  }
}

async function namesOf({ tx, session }: Context, found: readonly { readonly create_user: string }[]) {
  const users = [...new Set(found.map(({ create_user }) => create_user))]
  const names = await directory.namesOf(tx, session.company_cd, users)
  return (user: string) => names.get(user) ?? user
}
