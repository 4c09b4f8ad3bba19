import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startCluster } from '../../../test/cluster.ts'
import { connect, createDatabase, onEveryDatabase } from '../../../test/databases.ts'
import { readSettings } from '../settings.ts'
import { acrossFactories } from './across-factories.ts'
import { rows, sqlState, type Database } from './database.ts'
import { anyColumns } from './stated-columns.ts'
import { openDatabase } from './open.ts'
import { proveRowSecurity, RowSecurityError } from './row-security.ts'

const companies = sql`INSERT INTO company (company_cd, company_nm, system_nm, password_hash, create_user, update_user)
  VALUES ('A', 'あ社', '要', '-', 'x', 'x'), ('B', 'い社', '要', '-', 'x', 'x')`

onEveryDatabase((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.owner('write', (tx) => tx.execute(companies))
  })
  const seen = (company_cd: string, statement: ReturnType<typeof sql>) =>
    database.company(company_cd, 'read', (tx) => rows(tx, anyColumns, statement))

  it('a query that forgot its filter sees only the rows of its own company', async () => {
    expect(await seen('A', sql`SELECT company_cd FROM company`)).toEqual([{ company_cd: 'A' }])
    expect(await seen('B', sql`SELECT company_cd FROM company`)).toEqual([{ company_cd: 'B' }])
  })

  it('a query for another company sees nothing', async () => {
    expect(await seen('A', sql`SELECT company_cd FROM company WHERE company_cd = 'B'`)).toEqual([])
  })

  it('a query without a company sees nothing, and writes nothing', async () => {
    const without = (statement: ReturnType<typeof sql>) =>
      database.owner('write', async (tx) => {
        await tx.execute(sql`SET LOCAL ROLE kaname_app`)
        return rows(tx, anyColumns, statement)
      })
    expect(await without(sql`SELECT company_cd FROM company`)).toEqual([])
    const asNobody = sql`INSERT INTO verification_code (company_cd, phone, code_hash, expires_at) VALUES ('', '1', '-', now())`
    expect(await refusal(without(asNobody))).toBe('42501')
  })

  it('rows of another company can be neither inserted nor changed nor deleted, nor given away', async () => {
    const write = (statement: ReturnType<typeof sql>) =>
      database.company('A', 'write', (tx) => rows(tx, anyColumns, sql`${statement} RETURNING 1`))
    const foreign = sql`INSERT INTO verification_code (company_cd, phone, code_hash, expires_at) VALUES ('B', '1', '-', now())`
    expect(await refusal(write(foreign))).toBe('42501')
    expect(await refusal(write(sql`UPDATE company SET company_cd = 'B2'`))).toBe('42501')
    expect(await write(sql`UPDATE company SET company_nm = '乗取' WHERE company_cd = 'B'`)).toEqual([])
    expect(await write(sql`DELETE FROM company WHERE company_cd = 'B'`)).toEqual([])
  })

  it('a reading transaction cannot write', async () => {
    expect(await refusal(seen('A', sql`UPDATE company SET company_nm = '' RETURNING 1`))).toBe('25006')
  })

  it('what is not a company code never reaches the database', async () => {
    await expect(seen(`A'; RESET ROLE; --`, sql`SELECT 1`)).rejects.toThrow('Not a company code')
  })

  it('a migrated database passes the proof of start-up', async () => {
    await expect(proveRowSecurity(database)).resolves.toBeUndefined()
  })

  it('a verb that swallows an error of the database is not told that its rows are saved', async () => {
    const swallowing = database.company('A', 'write', async (tx) => {
      await tx.execute(sql`UPDATE company SET company_nm = '失'`)
      await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined)
      return 'saved'
    })
    await expect(swallowing).rejects.toThrow()
    expect(await seen('A', sql`SELECT company_nm FROM company`)).toEqual([{ company_nm: 'あ社' }])
  })

  describe('in the factory of the session', () => {
    const inFactory = (factory_cd: string, mode: 'read' | 'write', statement: ReturnType<typeof sql>) =>
      database.asking('A', mode, locked(factory_cd), (tx) => rows(tx, anyColumns, statement))
    const all = sql`SELECT factory_cd FROM number_counter ORDER BY 1`
    beforeAll(() =>
      database.company('A', 'write', (tx) =>
        tx.execute(sql`INSERT INTO number_counter (company_cd, factory_cd, series, kind, period, current_no)
          VALUES ('A', 'F1', 's', 'k', '', 1), ('A', 'F2', 's', 'k', '', 1), ('A', '', 's', 'k', '', 1)`),
      ),
    )

    it('a query that forgot its filter sees its own rows and those of the company', async () => {
      expect(await inFactory('F1', 'read', all)).toEqual([{ factory_cd: '' }, { factory_cd: 'F1' }])
      expect(await inFactory('F2', 'read', sql`SELECT FROM number_counter WHERE factory_cd = 'F1'`)).toEqual(
        [],
      )
    })

    it('rows of another one can be neither inserted nor changed nor deleted, nor given away', async () => {
      const write = (statement: ReturnType<typeof sql>) =>
        inFactory('F1', 'write', sql`${statement} RETURNING 1`)
      const foreign = sql`INSERT INTO number_counter (company_cd, factory_cd, series, kind, period, current_no)
        VALUES ('A', 'F2', 's2', 'k', '', 1)`
      expect(await refusal(write(foreign))).toBe('42501')
      expect(
        await refusal(
          write(sql`UPDATE number_counter SET factory_cd = 'F2', series = 's3' WHERE factory_cd = 'F1'`),
        ),
      ).toBe('42501')
      expect(await write(sql`UPDATE number_counter SET current_no = 9 WHERE factory_cd = 'F2'`)).toEqual([])
      expect(await write(sql`DELETE FROM number_counter WHERE factory_cd = 'F2'`)).toEqual([])
    })

    it('a verb that says why goes across factories, and the next one on the connection does not', async () => {
      const across = await database.asking('A', 'read', locked('F1'), async (tx) => {
        await acrossFactories({ tx }, 'transfer between factories')
        return rows(tx, { factory_cd: z.string() }, all)
      })
      expect(across).toHaveLength(3)
      expect(await inFactory('F1', 'read', all)).toHaveLength(2)
    })

    it("every table with a factory is locked, except those that say that they are the company's", async () => {
      const open = await database.owner('read', (tx) =>
        rows(
          tx,
          { name: z.string() },
          sql`SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'factory_cd'
            WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
              AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'factory_isolation') ORDER BY 1`,
        ),
      )
      expect(open.map(({ name }) => name)).toEqual([
        'access_log',
        'api_key',
        'bizdate',
        'factory',
        'job',
        'session',
        'task_schedule',
        'team',
        'user_factory',
        'user_role',
      ])
    })
  })

  it.each([
    ['DROP POLICY factory_isolation ON number_counter', 'number_counter'],
    ['ALTER POLICY factory_isolation ON number_counter USING (true)', 'number_counter'],
    ['ALTER TABLE role DISABLE ROW LEVEL SECURITY', 'role'],
    ['ALTER POLICY company_isolation ON role USING (true)', 'role'],
    ['CREATE POLICY second ON role TO kaname_app USING (true)', 'role'],
    ['CREATE TABLE forgotten (company_cd text PRIMARY KEY)', 'forgotten'],
  ])('the proof of start-up fails after %s', async (weakening, table) => {
    await expect(proveAfter(database, weakening)).rejects.toThrow(RowSecurityError)
    await expect(proveAfter(database, weakening)).rejects.toThrow(table)
  })
})

/** The weakening is seen by the proof through the same transaction, and rolled back afterwards. */
async function proveAfter(database: Database, weakening: string): Promise<void> {
  await database.owner('write', async (tx) => {
    await tx.execute(sql.raw(weakening))
    const inside: Database = {
      ...database,
      owner: (_, work) => work(tx),
      company: (company_cd, mode, work) => database.company(company_cd, mode, work),
    }
    await proveRowSecurity(inside)
    throw new Error('The proof did not notice')
  })
}

describe('start-up on PostgreSQL refuses to serve', () => {
  const start = async (url: string) => {
    const opened = await openDatabase(readSettings({ DATABASE_URL: url }), { onError: () => undefined })
    await opened.close()
  }

  // Roles belong to the whole cluster, so these have one of their own.
  it('when its role can bypass the policies', async () => {
    const cluster = await startCluster()
    const bypasses = [
      ['ALTER ROLE kaname_app BYPASSRLS', 'ALTER ROLE kaname_app NOBYPASSRLS'],
      ['ALTER ROLE kaname_app SUPERUSER', 'ALTER ROLE kaname_app NOSUPERUSER'],
      ['GRANT pg_read_all_data TO kaname_app', 'REVOKE pg_read_all_data FROM kaname_app'],
      ['ALTER TABLE role OWNER TO kaname_app', 'ALTER TABLE role OWNER TO postgres'],
    ]
    try {
      await start(cluster.url)
      const owner = connect(cluster.url)
      for (const [bypass = '', undo = ''] of bypasses) {
        await owner.script(bypass)
        await expect(start(cluster.url), bypass).rejects.toThrow('can bypass row-level security')
        await owner.script(undo)
      }
      await start(cluster.url)
      await owner.close()
    } finally {
      await cluster.stop()
    }
  })

  it.each([
    ['SQL_ASCII', `TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'`],
    ['LATIN1', `TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'`],
  ])('a database of encoding %s', async (encoding, from) => {
    const { url, drop } = await createDatabase(from)
    await expect(start(url)).rejects.toThrow(`encoding is ${encoding}`)
    const untouched = connect(url)
    const schemas = await untouched.owner('read', (tx) =>
      rows(tx, {}, sql`SELECT FROM pg_namespace WHERE nspname = 'kaname_meta'`),
    )
    await untouched.close()
    await drop()
    expect(schemas).toEqual([])
  })
})

/** What the session's question does (modules/system/server/authenticator.ts). */
const locked = (factory_cd: string) => ({
  name: 'test_locked',
  text: `SELECT set_config('kaname.factory', $1, true)`,
  values: [factory_cd],
})

const refusal = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'not refused',
    (error: unknown) => sqlState(error),
  )
