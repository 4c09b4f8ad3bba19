import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { connect, createDatabase, onEveryDatabase } from '../../../test/databases.ts'
import { projectRoot } from '../settings.ts'
import { rows, type Database } from './database.ts'
import { anyColumns } from './stated-columns.ts'
import { migrate, MigrationError, readMigrations, type Migration } from './migrate.ts'

const next: Migration = {
  number: 9000,
  name: '9000_probe',
  hash: 'probe',
  statements: ['CREATE TABLE probe (company_cd varchar(20) PRIMARY KEY)'],
}

onEveryDatabase((open) => {
  it('a migrated database has nothing to apply', async () => {
    expect(await migrate(await open(), await readMigrations(projectRoot()))).toEqual([])
  })

  it('a new migration is applied once, and its tables get row-level security', async () => {
    const database = await open()
    const migrations = [...(await readMigrations(projectRoot())), next]
    expect(await migrate(database, migrations)).toEqual(['9000_probe'])
    expect(await migrate(database, migrations)).toEqual([])
    const [probe] = await database.owner('read', (tx) =>
      rows(tx, anyColumns, sql`SELECT relrowsecurity FROM pg_class WHERE relname = 'probe'`),
    )
    expect(probe).toEqual({ relrowsecurity: true })
  })

  it('a database of a newer program is refused', async () => {
    const database = await open()
    const migrations = await readMigrations(projectRoot())
    await migrate(database, [...migrations, next])
    await expect(migrate(database, migrations)).rejects.toThrow('The database is newer than this program')
  })

  it('a migration that was changed after it had been applied is refused', async () => {
    const [first, ...others] = await readMigrations(projectRoot())
    if (!first) throw new Error('No migrations')
    const changed = migrate(await open(), [{ ...first, hash: 'other' }, ...others])
    await expect(changed).rejects.toThrow(MigrationError)
  })

  it('a database of the time before the first release is refused, and the message says what to do', async () => {
    const [first, ...others] = await readMigrations(projectRoot())
    if (!first) throw new Error('No migrations')
    const earlier = migrate(await open(), [{ ...first, name: '0000_text_folding' }, ...others])
    await expect(earlier).rejects.toThrow('Give it an empty database')
  })

  it('a migration that fails half-way leaves nothing behind', async () => {
    const database = await open()
    const broken = { ...next, statements: [...next.statements, 'SELECT 1 / 0'] }
    await expect(migrate(database, [...(await readMigrations(projectRoot())), broken])).rejects.toThrow()
    expect(await tablesNamed(database, 'probe')).toEqual([])
  })

  it.each([
    ['ｶﾀｶﾅ', 'カタカナ'],
    ['カタカナ', 'かたかな'],
    ['髙橋', '高橋'],
    ['山﨑', '山崎'],
    ['ボールベアリング', 'ボ-ルベアリング'],
    ['Ａ−１０', 'a-10'],
    ['㈱', '(株)'],
    ['ﾊﾞﾙﾌﾞ', 'ばるぶ'],
  ])('the search key of %s is that of %s', async (one, other) => {
    const database = await (folding ??= open())
    const [found] = await database.owner('read', (tx) =>
      rows(
        tx,
        { one: z.string(), other: z.string() },
        sql`SELECT kaname_fold(${one}) AS one, kaname_fold(${other}) AS other`,
      ),
    )
    expect(found?.one).toBe(found?.other)
  })
  let folding: Promise<Database> | undefined
})

describe('two servers that start together on PostgreSQL', () => {
  it('apply each migration once', async () => {
    const { url, drop } = await createDatabase()
    const servers = [connect(url), connect(url), connect(url)]
    const migrations = await readMigrations(projectRoot())
    const applied = await Promise.all(servers.map((server) => migrate(server, migrations)))
    expect(applied.filter((names) => names.length === migrations.length)).toHaveLength(1)
    expect(applied.filter((names) => names.length === 0)).toHaveLength(2)
    await Promise.all(servers.map((server) => server.close()))
    await drop()
  })
})

describe('serialization failures', () => {
  it('are tried again until the transaction goes through', async () => {
    const { url, drop } = await createDatabase()
    const database = connect(url)
    await database.script('CREATE TABLE counter (n integer); INSERT INTO counter VALUES (0)')
    let tries = 0
    await database.owner('write', async (tx) => {
      tries++
      await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`)
      await tx.execute(sql`SELECT n FROM counter`)
      if (tries === 1)
        await database.owner('write', (other) => other.execute(sql`UPDATE counter SET n = n + 10`))
      await tx.execute(sql`UPDATE counter SET n = n + 1`)
    })
    const [counter] = await database.owner('read', (tx) => rows(tx, anyColumns, sql`SELECT n FROM counter`))
    expect({ tries, counter }).toEqual({ tries: 2, counter: { n: 11 } })
    await database.close()
    await drop()
  })

  it('are reported after the third try', async () => {
    const { url, drop } = await createDatabase()
    const database = connect(url)
    let tries = 0
    const failing = database.owner('write', async (tx) => {
      tries++
      await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`)
    })
    await expect(failing).rejects.toThrow()
    expect(tries).toBe(3)
    await database.close()
    await drop()
  })
})

const tablesNamed = (database: Database, name: string) =>
  database.owner('read', (tx) => rows(tx, {}, sql`SELECT FROM pg_class WHERE relname = ${name}`))
