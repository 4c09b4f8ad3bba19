import { sql } from 'drizzle-orm'
import type { SentValues } from '#platform/contract/field-values.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { createMode } from '#platform/contract/master-record.ts'
import type { Tx } from '../database/database.ts'
import { asWritten, type Wording } from '../module/demo.ts'
import { tableOf, toColumns } from './master-table.ts'

/** Whose records they are, and who is said to have written them. */
export interface FilledFor {
  readonly company_cd: string
  readonly factory_cd: string
  readonly user_cd: string
}

/** A record of a master as it comes with the program: what a field has a value for by itself may be left out. */
export type RecordFor<M extends Pick<AnyMaster, 'fields'>> = SentValues<M['fields']>

/** A master with the records that it begins with. */
export type Filling = (tx: Tx, filled: FilledFor, wording: Wording) => Promise<void>

export const filling =
  <M extends AnyMaster>(master: M, records: readonly RecordFor<M>[]): Filling =>
  (tx, filled, wording) =>
    fillMaster(tx, filled, master, records, wording)

/** Writes records that come with the program, such as those of the demo company, as the master's own rules read them. */
export async function fillMaster<M extends AnyMaster>(
  tx: Tx,
  { company_cd, factory_cd, user_cd }: FilledFor,
  master: M,
  records: readonly RecordFor<M>[],
  wording = asWritten,
): Promise<void> {
  const names = Object.keys(master.fields)
  const unknown = records.flatMap((record) => Object.keys(record)).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`${master.name} has no field ${unknown}`)
  const read = records.map((record) =>
    master.schema.edit.parse({ ...inWords(master, record, wording), assign_mode: createMode }),
  )
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

/** A record with its names and texts in the language in which it is written. */
function inWords(
  { fields, nameField }: AnyMaster,
  record: Readonly<Record<string, unknown>>,
  { text, reading }: Wording,
): Readonly<Record<string, unknown>> {
  const said = Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const kind = fields[name]?.kind
      return [name, typeof value === 'string' && (kind === 'name' || kind === 'text') ? text(value) : value]
    }),
  )
  const { kana } = record
  return typeof kana === 'string' ? { ...said, kana: reading(kana, String(said[nameField])) } : said
}
