import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, workerRead } from '#modules/master/server/views.ts'
import { codeKey, codeRead, userRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordStep, takeStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import {
  helpCalled,
  helpMachine,
  helpStatus,
  type callForHelp as callCall,
  type openCalls,
  type stepHelp as stepCall,
} from '../../contract/help/help-calls.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { refuseUnknownWorker } from '../who-and-when.ts'
import { helpTable } from './tables.ts'

const text = z.string()
const document = 'mes_help'

/** Two that touch at once, or one that touches twice, make one call. */
export async function callForHelp(
  context: Context,
  asked: InputOf<typeof callCall>,
): Promise<OutputOf<typeof callCall>> {
  const { tx, session, now } = context
  const { company_cd, factory_cd, user_cd } = session
  const { facility_cd, help_cd } = asked
  await refuseUnknownWorker(context, asked)
  await refuseUnknown(context, asked)
  const [made] = await tx
    .insert(helpTable)
    .values({
      ...{ company_cd, factory_cd, create_user: user_cd, update_user: user_cd },
      ...{ ...asked, called_at: now.toISOString() },
    })
    .onConflictDoNothing()
    .returning({ help_no: helpTable.help_no })
  if (made) {
    const help_no = String(made.help_no)
    await recordStep(context, {
      ...{ document, key: `${factory_cd} ${help_no}`, axis: helpMachine.axis },
      ...{ from: null, to: '0', verb: 'call' },
    })
    say(context, helpCalled, { machines: [facility_cd] })
    return { help_no }
  }
  const [open] = await rows(
    tx,
    { help_no: text },
    sql`SELECT h.help_no::text AS help_no FROM ${helpTable} AS h WHERE h.company_cd = ${company_cd}
      AND h.factory_cd = ${factory_cd} AND h.facility_cd = ${facility_cd} AND h.help_cd = ${help_cd} AND h.help_status <> '2'`,
  )
  // What was open then has just been settled: this one is called anew.
  return open ?? callForHelp(context, asked)
}

async function refuseUnknown(
  { tx, session }: Context,
  { facility_cd, help_cd }: InputOf<typeof callCall>,
): Promise<void> {
  const { company_cd, factory_cd } = session
  const [known] = await rows(
    tx,
    { has_machine: z.boolean(), has_kind: z.boolean() },
    sql`SELECT EXISTS (SELECT FROM ${facilityRead.rows} AS f WHERE f.company_cd = ${company_cd} AND f.factory_cd = ${factory_cd}
          AND f.facility_cd = ${facility_cd}) AS has_machine,
        EXISTS (SELECT FROM ${codeRead.rows} AS c WHERE c.company_cd = ${company_cd} AND c.kind_cd = 'HELP_KIND'
          AND c.code_cd = ${help_cd} AND c.abort_div = '0') AS has_kind`,
  )
  if (!known?.has_machine) throw workErrors.BIZ_HELP_MACHINE.with({ code: facility_cd }).at('facility_cd')
  if (!known.has_kind) throw workErrors.BIZ_HELP_UNKNOWN.with({ code: help_cd }).at('help_cd')
}

/** Who comes is kept once: whoever settles what nobody attended was there. */
export async function stepHelp(
  context: Context,
  { help_no, verb, worker_cd }: InputOf<typeof stepCall>,
): Promise<OutputOf<typeof stepCall>> {
  const { tx, session, now } = context
  const { company_cd, factory_cd, user_cd } = session
  await refuseUnknownWorker(context, { worker_cd })
  const one = sql`h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.help_no = ${help_no}::bigint`
  const [open] = await rows(
    tx,
    { help_status: helpStatus.schema, facility_cd: text },
    sql`SELECT h.help_status, h.facility_cd FROM ${helpTable} AS h WHERE ${one} FOR NO KEY UPDATE OF h`,
  )
  if (!open) throw http[404].with()
  const help_status = await takeStep(context, helpMachine, {
    ...{ document, key: `${factory_cd} ${help_no}`, state: open.help_status },
    ...{ verb, facts: {}, reason: '' },
  })
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`UPDATE ${helpTable} AS h SET help_status = ${help_status},
      attended_at = coalesce(h.attended_at, ${at}),
      attended_by = CASE WHEN h.attended_at IS NULL THEN ${worker_cd} ELSE h.attended_by END,
      attended_user = CASE WHEN h.attended_at IS NULL THEN ${user_cd} ELSE h.attended_user END,
      settled_at = CASE WHEN ${verb} = 'settle' THEN ${at} END,
      update_user = ${user_cd}, update_dt = ${at}, update_cnt = h.update_cnt + 1 WHERE ${one}`)
  say(context, helpCalled, { machines: [open.facility_cd] })
  return {}
}

export async function readOpenCalls(
  { tx, session, now }: Context,
  { facility_cd }: InputOf<typeof openCalls>,
): Promise<OutputOf<typeof openCalls>> {
  const { company_cd, factory_cd } = session
  const here = sql`h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
    AND (${facility_cd} = '' OR h.facility_cd = ${facility_cd})`
  const list = await rows(
    tx,
    {
      ...{
        help_no: text,
        help_nm: text,
        help_status: helpStatus.schema,
        facility_cd: text,
        facility_nm: text,
      },
      ...{ worker_nm: text, work_order_no: text, process_no: z.int(), called_at: text, attended_nm: text },
    },
    sql`SELECT h.help_no::text AS help_no, coalesce(${codeRead.of(codeKey('HELP_KIND', 'h', 'help_cd'), 'code_nm')}, h.help_cd) AS help_nm,
        h.help_status, h.facility_cd, coalesce(${facilityRead.of('h', 'facility_nm')}, '') AS facility_nm,
        coalesce(${workerRead.of('h', 'worker_nm')}, '') AS worker_nm, h.work_order_no, h.process_no,
        to_json(h.called_at)#>>'{}' AS called_at,
        CASE WHEN h.attended_at IS NULL THEN '' ELSE coalesce(${workerRead.of('h', 'worker_nm', { worker_cd: 'attended_by' })},
          ${userRead.of('h', 'username', { user_cd: 'attended_user' })}, h.attended_user) END AS attended_nm
      FROM ${helpTable} AS h WHERE ${here} AND h.help_status <> '2' ORDER BY h.called_at, h.help_no`,
  )
  const [day] = await rows(
    tx,
    { calls: z.int(), attended_seconds: z.int().nullable() },
    sql`SELECT count(*)::int AS calls, round(extract(epoch FROM avg(h.attended_at - h.called_at)))::int AS attended_seconds
      FROM ${helpTable} AS h WHERE ${here} AND h.called_at > ${now.toISOString()}::timestamptz - interval '1 day'`,
  )
  return { list: [...list], day: day ?? { calls: 0, attended_seconds: null } }
}
