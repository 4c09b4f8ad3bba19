import { sql } from 'drizzle-orm'
import type { StoredOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { masterErrors } from '../contract/master-errors.ts'
import type { workMaster } from '../contract/operation.ts'

type Work = StoredOf<typeof workMaster>

/**
 * Each operation needs at least one work (specification, section 5): its last one is neither abolished nor given to another
 * operation while it is in use. Who replaces it saves the new one first.
 */
export async function keepsAWork({ tx, session }: Context, before: Work, after: Work): Promise<void> {
  const leaves = before.operation_cd !== after.operation_cd || after.abort_div === '2'
  if (!leaves || before.abort_div === '2') return
  const left = await rows(
    tx,
    {},
    sql`SELECT FROM operation WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
      AND operation_cd = ${before.operation_cd} AND (abort_div = '2' OR EXISTS (SELECT FROM work
        WHERE work.company_cd = operation.company_cd AND work.factory_cd = operation.factory_cd
          AND work.operation_cd = operation.operation_cd AND work.abort_div <> '2'))`,
  )
  if (left.length === 0) throw masterErrors.MST_OPERATION_WORK.with().at('operation_cd')
}
