import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { rows, type Database } from '#platform/server/database/database.ts'
import { onPostgres } from '../../../test/databases.ts'
import { at, createTables, part, partRoutes, speaker } from '../../../test/master-stage.ts'

/**
 * At volume, and as the role that serves: row-level security takes indexes away from searches that are not written
 * with care (own-rows.ts). The plans are those of the statements that the calls really send.
 */
let database: Database

onPostgres((open) => {
  beforeAll(async () => {
    database = await open()
    await createTables(database)
    await database.owner('write', async (tx) => {
      await tx.execute(sql`
      INSERT INTO test_part (company_cd, part_cd, part_nm, kana, material, create_user, update_user)
      SELECT company, 'P' || lpad(n::text, 6, '0'), CASE n % 1000 WHEN 0 THEN '髙橋精密' ELSE '部品' END || n,
             (ARRAY['アイ', 'カキ', 'サシ'])[1 + n % 3] || n, '1', 'X', 'X'
      FROM generate_series(1, 60000) AS n, (VALUES ('DEMO'), ('OTHER')) AS companies (company)`)
      // With few samples, whether one of them happens to match would decide the plan.
      await tx.execute(sql`ALTER TABLE test_part ALTER search_key SET STATISTICS 1000`)
      await tx.execute(sql`ANALYZE test_part`)
    })
  })

  it.each([
    ['the list as it opens', {}, 'test_part_company_cd_part_cd_pk'],
    ['its other direction', { sort: '-part_cd' }, 'test_part_company_cd_part_cd_pk'],
    ['a page in the middle', { page: 500 }, 'test_part_company_cd_part_cd_pk'],
    [
      'the last page',
      { page: 1200, known_total: 60_000 },
      'Index Scan Backward using test_part_company_cd_part_cd_pk',
    ],
    ['the order of readings', { sort: 'part_nm' }, 'test_part_by_kana'],
    ['the beginning of a code', { part_cd: 'P0123' }, 'test_part_company_cd_part_cd_pk'],
    ['a keyword', { keyword: '高橋精密' }, 'test_part_search_key'],
    ['a keyword of two characters', { keyword: '髙橋' }, 'test_part_search_key'],
    ['a part of a name', { part_nm: '髙橋精密' }, 'test_part_search_key'],
  ])('finds rows by an index: %s', async (_what, query, index) => {
    const plan = await planOf({ size: 50, ...query })
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan on test_part')
  })

  it('sees the same rows through the view of own rows as under the policy', async () => {
    const [counted] = await database.company('DEMO', 'read', (tx) =>
      rows(
        tx,
        { under_policy: z.int(), own: z.int() },
        sql`SELECT (SELECT count(*)::int FROM test_part) AS under_policy, (SELECT count(*)::int FROM own.test_part) AS own`,
      ),
    )
    expect(counted).toEqual({ under_policy: 60_000, own: 60_000 })
  })
})

/** The plan of the last statement that the call sends, made where it was sent. */
async function planOf(query: object): Promise<string> {
  let plan = ''
  const explaining: Database = {
    ...database,
    asking: (company_cd, mode, question, work) =>
      database.asking(company_cd, mode, question, async (tx, found) => {
        const { session } = tx._
        const sending = vi.spyOn(session, 'prepareQuery')
        const answer = await work(tx, found)
        const sent = sending.mock.lastCall?.[0] ?? { sql: '', params: [] }
        sending.mockRestore()
        const explain = { ...sent, sql: `EXPLAIN ${sent.sql}` }
        const explained = await session.prepareQuery(explain, undefined, undefined, false).execute()
        plan = JSON.stringify(explained)
        return answer
      }),
  }
  await speaker(explaining)(at(partRoutes, part, 'getList'), query)
  return plan
}
