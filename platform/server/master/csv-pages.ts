import { sql } from 'drizzle-orm'
import { downloadMaxRows } from '#platform/contract/csv.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '../audit/access-log.ts'
import type { StepContext } from '../context.ts'
import { rows } from '../database/database.ts'
import type { Session } from '../session.ts'
import type { ServedList } from '../list/served-list.ts'
import { whereOf, type Search } from '../list/where-of-list.ts'
import type { Stored } from './policy.ts'
import type { ServedMaster } from './served-master.ts'

const pageSize = 2000

export interface Download {
  readonly session: Session
  /** Every record that the search finds, in the order of the key. */
  readonly pages: AsyncIterable<readonly Stored[]>
}

/**
 * The records of a download, a page at a time, each in a transaction of its own: a long one would make everybody else
 * wait on the embedded database. Keys do not change, so no record comes twice or is left out.
 */
export async function openDownload(
  served: ServedMaster,
  list: ServedList,
  context: StepContext,
  search: Search,
): Promise<Download> {
  const { session, database } = context
  if (!session) throw http[401].with()
  const { company_cd, user_cd, factory_cd } = session
  const where = await database.company(company_cd, 'read', (tx) => whereOf(list, { tx, session }, search))
  const found = sql`FROM ${list.from} WHERE ${where}`
  const [counted] = await database.company(company_cd, 'read', (tx) =>
    rows<{ total: number }>(tx, sql`SELECT count(*)::int AS total ${found}`),
  )
  if ((counted?.total ?? 0) > downloadMaxRows) throw csvErrors.CSV_TOO_MANY.with({ max: downloadMaxRows })
  await database.company(company_cd, 'write', (tx) =>
    logAccess(tx, context, {
      company_cd,
      user_cd,
      factory_cd,
      event: `${served.master.name} download`.slice(0, 60),
      code: 200,
    }),
  )

  const key = sql.join(served.master.key.map(served.column), sql`, `)
  const pageAfter = (last: Stored | undefined) => {
    const values = served.master.key.map((name) => sql`${last?.[name]}`)
    const further = last ? sql`AND (${key}) > (${sql.join(values, sql`, `)})` : sql``
    return sql`${served.selectRows} ${found} ${further} ORDER BY ${key} LIMIT ${sql.raw(String(pageSize))}`
  }

  async function* pages() {
    let last: Stored | undefined
    do {
      const page = await database.company(company_cd, 'read', (tx) => rows<Stored>(tx, pageAfter(last)))
      if (page.length > 0) yield page
      last = page.length === pageSize ? page.at(-1) : undefined
    } while (last)
  }
  return { session, pages: pages() }
}
