import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { makeCompany } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { rows, type Database } from './database.ts'

/** Transactions that others of this program have left open. */
const leftOpen = (database: Database) =>
  database.owner('write', async (tx) => {
    const [found] = await rows<{ count: number }>(
      tx,
      sql`SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND pid <> pg_backend_pid()`,
    )
    return found?.count
  })

onPostgres((open) => {
  it('a read leaves its transaction open for a moment only', async () => {
    const database = await open()
    const mine = await makeCompany(database)
    const read = () =>
      database.company(mine, 'read', (tx) => rows(tx, sql`SELECT company_cd FROM company, pg_sleep(0.05)`))
    // Two at once: the next call takes up one of the connections, and the other is left alone.
    await Promise.all([read(), read()])
    await vi.waitFor(async () => expect(await leftOpen(database)).toBe(0), { timeout: 2000 })
  })

  it('what comes next on the connection works in a transaction of its own', async () => {
    const database = await open()
    const mine = await makeCompany(database)
    const name = (tx: Parameters<Parameters<Database['company']>[2]>[0]) =>
      rows<{ company_nm: string }>(tx, sql`SELECT company_nm FROM company`)
    await database.company(mine, 'read', name)
    await database.company(mine, 'write', (tx) => tx.execute(sql`UPDATE company SET company_nm = '新'`))
    await database.company(mine, 'read', name)
    await database.script(`UPDATE company SET company_nm = company_nm || '々' WHERE company_cd = '${mine}'`)
    expect(await database.company(mine, 'read', name)).toEqual([{ company_nm: '新々' }])
  })

  it('a question on a new connection may end the read before it and itself', async () => {
    const database = await open()
    const mine = await makeCompany(database)
    const question = { name: 'test_lazy', text: 'SELECT company_cd FROM company', values: [] }
    for (const _ of [1, 2, 3]) {
      await Promise.all(
        [1, 2, 3].map(() => database.company(mine, 'read', (tx) => tx.execute(sql`SELECT 1`))),
      )
      expect(await database.ask(mine, question)).toEqual([[mine]])
    }
  })
})
