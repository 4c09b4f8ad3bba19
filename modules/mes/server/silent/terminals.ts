import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, workerRead } from '#modules/master/server/views.ts'
import { workOrderOperationRead } from '#modules/production/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import {
  silentMinutes,
  type settleTerminal as settleCall,
  type signTerminal as signCall,
  type silentTerminals,
} from '../../contract/silent/silent-calls.ts'
import { terminalTable } from './tables.ts'

const text = z.string()
const minuteMs = 60_000

/** One that has something left to send is not put away. */
export async function signTerminal(
  { tx, session, now }: Context,
  { leaves, ...sign }: InputOf<typeof signCall>,
): Promise<OutputOf<typeof signCall>> {
  const { company_cd, factory_cd, user_cd } = session
  const stands = { ...sign, seen_at: now.toISOString(), left_flg: leaves && sign.unsent_cnt === 0 }
  await tx
    .insert(terminalTable)
    .values({ company_cd, factory_cd, create_user: user_cd, update_user: user_cd, ...stands })
    .onConflictDoUpdate({
      target: [terminalTable.company_cd, terminalTable.factory_cd, terminalTable.terminal_key],
      set: { ...stands, update_user: user_cd, update_dt: now.toISOString() },
    })
  return {}
}

export async function silentOnes({ tx, session, now }: Context): Promise<OutputOf<typeof silentTerminals>> {
  const since = new Date(now.getTime() - silentMinutes * minuteMs).toISOString()
  const list = await rows(
    tx,
    {
      ...{ terminal_key: text, facility_cd: text, facility_nm: text, worker_nm: text, seen_at: text },
      ...{ unsent_cnt: z.int(), running: text },
    },
    sql`SELECT t.* FROM (SELECT d.terminal_key, d.facility_cd, coalesce(${facilityRead.of('d', 'facility_nm')}, '') AS facility_nm,
          coalesce(${workerRead.of('d', 'worker_nm')}, '') AS worker_nm, to_json(d.seen_at)#>>'{}' AS seen_at, d.unsent_cnt,
          coalesce((SELECT string_agg(o.work_order_no || '-' || o.process_no, ', ' ORDER BY o.work_order_no, o.process_no)
            FROM ${workOrderOperationRead.rows} AS o WHERE o.company_cd = d.company_cd AND o.factory_cd = d.factory_cd
              AND o.facility_cd = d.facility_cd AND d.facility_cd <> '' AND o.work_status = '1' AND o.split_no = 1), '') AS running
        FROM ${terminalTable} AS d WHERE d.company_cd = ${session.company_cd} AND d.factory_cd = ${session.factory_cd}
          AND NOT d.left_flg AND d.seen_at < ${since}::timestamptz) AS t
      WHERE t.unsent_cnt > 0 OR t.running <> '' ORDER BY t.seen_at, t.terminal_key`,
  )
  return { list: [...list] }
}

export async function settleTerminal(
  { tx, session, now }: Context,
  { terminal_key }: InputOf<typeof settleCall>,
): Promise<OutputOf<typeof settleCall>> {
  const { company_cd, factory_cd, user_cd } = session
  const settled = await rows(
    tx,
    { terminal_key: text },
    sql`UPDATE ${terminalTable} AS d SET left_flg = true, update_user = ${user_cd}, update_dt = ${now.toISOString()}::timestamptz,
        update_cnt = d.update_cnt + 1
      WHERE d.company_cd = ${company_cd} AND d.factory_cd = ${factory_cd} AND d.terminal_key = ${terminal_key}
      RETURNING d.terminal_key`,
  )
  if (settled.length === 0) throw http[404].with()
  return {}
}
