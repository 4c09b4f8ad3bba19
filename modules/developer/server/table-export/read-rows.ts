import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { rows, sqlState, type Tx } from '#platform/server/database/database.ts'
import { asPeopleRead, isContent, storedKind } from '#platform/server/database/stored-as-text.ts'
import type { JobContext } from '#platform/server/jobs/handler.ts'
import type { DefinedTable } from '#platform/server/master/defined-tables.ts'
import {
  exportMinutes,
  exportRows,
  statementSeconds,
  tableExportErrors,
} from '../../contract/table-export.ts'

export type Cells = readonly (string | null)[]
type Column = DefinedTable['columns'][number]

export interface Reading {
  readonly table: DefinedTable
  /** As people read it in this time zone, or as the database writes it. */
  readonly zone: string | undefined
  /** Rows that may still come: a file has an end. */
  readonly most: number
}

const pageSize = 500

/** Who reads: a job, as far as it is asked. */
type Reader = Pick<JobContext, 'company_cd' | 'now' | 'read'>

export const columnsOf = ({ columns }: DefinedTable): readonly Column[] =>
  columns.filter((column) => !isContent(column))

const cell = (name: string): SQL => sql`t.${sql.identifier(name)}`

const shownAs = (column: Column, zone: string | undefined): SQL => {
  const stored = cell(column.name)
  if (zone !== undefined) return asPeopleRead(stored, column, zone)
  return storedKind(column) === 'flag' ? sql`${stored}::boolean::text` : sql`${stored}::text`
}

/** The rows of one's own company and factory in the order of the key, a page at a time, each in a short transaction. */
export async function* pagesOf(
  context: Reader,
  { table, zone, most }: Reading,
): AsyncGenerator<readonly Cells[]> {
  const columns = columnsOf(table)
  const key = keyOf(table)
  const shown = columns.map((column, at) => sql`${shownAs(column, zone)} AS ${sql.identifier(`c${at}`)}`)
  const place = key.map(({ name }, at) => sql`${cell(name)}::text AS ${sql.identifier(`k${at}`)}`)
  const names = sql.join(
    key.map(({ name }) => cell(name)),
    sql`, `,
  )
  const stated = Object.fromEntries(
    [...columns.map((_, at) => `c${at}`), ...key.map((_, at) => `k${at}`)].map((name) => [
      name,
      z.string().nullable(),
    ]),
  )
  let last: Readonly<Record<string, string | null>> | undefined
  let done = 0
  do {
    const values = key.map(({ type }, at) => sql`${last?.[`k${at}`]}::${sql.raw(type)}`)
    const further = last ? sql`AND (${names}) > (${sql.join(values, sql`, `)})` : sql``
    const page = await inTime(context, (tx) =>
      rows(
        tx,
        stated,
        sql`SELECT ${sql.join([...shown, ...place], sql`, `)} FROM ${sql.identifier(table.name)} AS t
            WHERE t.company_cd = ${context.company_cd} ${further} ORDER BY ${names} LIMIT ${pageSize}`,
      ),
    )
    done += page.length
    if (done > most) throw tableExportErrors.BIZ_EXPORT_LARGE.with({ max: exportRows })
    if (page.length > 0) yield page.map((row) => columns.map((_, at) => row[`c${at}`] ?? null))
    last = page.length === pageSize ? page.at(-1) : undefined
  } while (last)
}

/** By its place in the table, where the key holds what nobody is shown (the hash of a file that was read). */
const byPlace: readonly Pick<Column, 'name' | 'type'>[] = [{ name: 'ctid', type: 'tid' }]

function keyOf({ columns, constraints }: DefinedTable): readonly Pick<Column, 'name' | 'type'>[] {
  const names = constraints.find(({ kind }) => kind === 'p')?.columns ?? []
  const key = names.flatMap((one) => columns.filter((column) => column.name === one))
  return key.length > 0 ? key : byPlace
}

/** For so long and no longer, each statement and all of them together. */
async function inTime<T>(context: Reader, work: (tx: Tx) => Promise<T>): Promise<T> {
  const late = tableExportErrors.BIZ_EXPORT_SLOW.with({ minutes: exportMinutes })
  if (Date.now() > context.now.getTime() + exportMinutes * 60_000) throw late
  try {
    return await context.read(async (tx) => {
      await tx.execute(sql`SELECT set_config('statement_timeout', ${`${statementSeconds}s`}, true)`)
      return work(tx)
    })
  } catch (error) {
    if (sqlState(error) === '57014') throw late
    throw error
  }
}
