import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { makeCompany } from '#test/company.ts'
import { onEveryDatabase, onPostgres } from '#test/databases.ts'
import { rows, type Database, type Question, type Tx } from './database.ts'

const question = (name: string, text: string): Question => ({ name, text, values: [] })
const companies = question('test_companies', 'SELECT company_cd FROM company')
const asked = (database: Database, company_cd: string, about: Question) =>
  database.asking(company_cd, 'read', about, async (_tx, found) => found)
const broken = question('test_broken', 'SELECT (1 / 0)::text')

onEveryDatabase((open) =>
  describe('a question that travels with the opening of a transaction', () => {
    let database: Database
    let mine: string
    beforeAll(async () => {
      database = await open()
      mine = await makeCompany(database)
      await makeCompany(database)
    })

    it('sees one company, although it forgets to say which', async () => {
      expect(await asked(database, mine, companies)).toEqual([[mine]])
      expect(await database.asking(mine, 'write', companies, async (_tx, found) => found)).toEqual([[mine]])
    })

    it('and the work that follows see one company, although they forget to say which', async () => {
      const seen = await database.asking(mine, 'read', companies, (tx) =>
        rows(
          tx,
          { company_cd: z.string(), role: z.string() },
          sql`SELECT company_cd, current_user::text AS role FROM company`,
        ),
      )
      expect(seen).toEqual([{ company_cd: mine, role: 'kaname_app' }])
    })

    it('sees nothing of a company that is not there', async () => {
      expect(await asked(database, 'NOBODY', companies)).toEqual([])
    })

    it('that fails lets no work begin, and the next one is answered', async () => {
      let begun = false
      const work = async () => void (begun = true)
      await expect(database.asking(mine, 'read', broken, work)).rejects.toThrow('division by zero')
      await expect(database.asking(mine, 'write', broken, work)).rejects.toThrow('division by zero')
      expect(begun).toBe(false)
      expect(await asked(database, mine, companies)).toEqual([[mine]])
    })
  }),
)

onPostgres((open) =>
  describe('a statement that asks about each of many rows', () => {
    it('is not compiled first, which would take seconds', async () => {
      const database = await open()
      const settings = await database.owner('read', (tx) =>
        rows(tx, { jit: z.string() }, sql`SELECT current_setting('jit') AS jit`),
      )
      expect(settings).toEqual([{ jit: 'off' }])
    })
  }),
)

onPostgres((open) =>
  describe('a transaction that has only read', () => {
    it('is ended at once, although nobody waits for it', async () => {
      const database = await open()
      const mine = await makeCompany(database)
      const read = () =>
        database.company(mine, 'read', (tx) =>
          rows(tx, { company_cd: z.string() }, sql`SELECT company_cd FROM company, pg_sleep(0.05)`),
        )
      await Promise.all([read(), read()])
      await vi.waitFor(async () => expect(await leftOpen(database)).toBe(0), { timeout: 2000, interval: 5 })
    })

    it('is followed on its connection by transactions of their own', async () => {
      const database = await open()
      const mine = await makeCompany(database)
      const name = (tx: Tx) => rows(tx, { company_nm: z.string() }, sql`SELECT company_nm FROM company`)
      await database.company(mine, 'read', name)
      await database.company(mine, 'write', (tx) => tx.execute(sql`UPDATE company SET company_nm = '新'`))
      await database.company(mine, 'read', name)
      await database.script(`UPDATE company SET company_nm = company_nm || '々' WHERE company_cd = '${mine}'`)
      expect(await database.company(mine, 'read', name)).toEqual([{ company_nm: '新々' }])
    })
  }),
)

/** Transactions that others of this program have left open. */
const leftOpen = (database: Database) =>
  database.owner('write', async (tx) => {
    const [found] = await rows(
      tx,
      { count: z.int() },
      sql`SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND state LIKE 'idle in transaction%' AND pid <> pg_backend_pid()`,
    )
    return found?.count
  })
