import { sql } from 'drizzle-orm'
import type { AnyMaster } from '#platform/contract/master.ts'
import { createMode } from '#platform/contract/master-record.ts'
import type { Tx } from '../database/database.ts'
import { tableOf, toColumns } from './master-table.ts'

/** Whose records they are, and who is said to have written them. */
export interface FilledFor {
  readonly company_cd: string
  readonly factory_cd: string
  readonly user_cd: string
}

/** Writes records that come with the program, such as those of the demo company, as the master's own rules read them. */
export async function fillMaster(
  tx: Tx,
  { company_cd, factory_cd, user_cd }: FilledFor,
  master: AnyMaster,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const names = Object.keys(master.fields)
  const read = records.map((record) => master.schema.edit.parse({ ...record, assign_mode: createMode }))
  if (read.length === 0) return
  const table = tableOf(master)
  const made = JSON.stringify(read.map((record) => toColumns(master, record, names)))
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const [factory, ofFactory] = master.perFactory ? [sql`factory_cd, `, sql`${factory_cd}, `] : [sql``, sql``]
  await tx.execute(sql`INSERT INTO ${table} (company_cd, ${factory}${columns}, create_user, update_user)
    SELECT ${company_cd}, ${ofFactory}${columns}, ${user_cd}, ${user_cd}
    FROM jsonb_populate_recordset(NULL::${table}, ${made}::jsonb)`)
}
