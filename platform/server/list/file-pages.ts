import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { downloadMaxRows } from '#platform/contract/csv.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { rows, type Tx } from '../database/database.ts'
import { anyColumns } from '../database/stated-columns.ts'
import type { Context } from '../context.ts'
import { Said } from '../facts/said.ts'
import type { Reading } from './download-source.ts'
import type { ServedList, Stored } from './served-list.ts'
import { columnsAsked, whereOf } from './where-of-list.ts'

const pageSize = 500

/** How many rows a search finds; more than a file may have are refused. */
export async function countForFile(
  list: ServedList,
  { session, search, registered, language, read }: Reading,
): Promise<number> {
  const total = await read(async (tx) => {
    const where = await whereOf(list, { tx, session }, search)
    const [counted] = await rows(
      tx,
      { total: z.int() },
      sql`SELECT count(*)::int AS total FROM ${list.from(session, search, registered, language, new Set(columnsAsked(list.list, search)))} WHERE ${where}`,
    )
    return counted?.total ?? 0
  })
  if (total > downloadMaxRows) throw csvErrors.CSV_TOO_MANY.with({ max: downloadMaxRows })
  return total
}

/**
 * Every row that a search finds, in the order of the key, a page at a time, each in a transaction of its own: a long
 * one would make everybody else wait on the embedded database. Keys do not change, so no row comes twice or is left
 * out.
 */
export async function* pagesOf(served: ServedList, reading: Reading): AsyncGenerator<readonly Stored[]> {
  const { session, search, registered, language, read } = reading
  const total = await countForFile(served, reading)
  const names = served.list.key
  const key = sql.join(
    names.map((name) => served.column(name)),
    sql`, `,
  )
  const pageAfter = (last: Stored | undefined) =>
    read(async (tx) => {
      const where = await whereOf(served, { tx, session }, search)
      const values = names.map((name) => sql`${last?.[name]}`)
      const further = last ? sql`AND (${key}) > (${sql.join(values, sql`, `)})` : sql``
      const found = await rows(
        tx,
        anyColumns,
        sql`${served.selectRows} FROM ${served.from(session, search, registered, language)} WHERE ${where} ${further}
          ORDER BY ${key} LIMIT ${sql.raw(String(pageSize))}`,
      )
      return served.filled?.(onlyReading(reading, tx), found) ?? found
    })
  let last: Stored | undefined
  let done = 0
  do {
    const page = await pageAfter(last)
    if (page.length > 0) yield page
    done += page.length
    await reading.written(done, Math.max(total, done))
    last = page.length === pageSize ? page.at(-1) : undefined
  } while (last)
}

/** Whoever reads has nothing to say, and nothing to do afterwards. */
const onlyReading = (reading: Reading, tx: Tx): Context => ({
  ...reading,
  tx,
  said: new Said(),
  after: () => undefined,
})
