import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { dataNumbers } from '#modules/system/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { embeddedDatabase } from '#platform/server/database/embedded.ts'
import { startEmbedded } from '#platform/server/database/start-embedded.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { projectRoot, readSettings } from '#platform/server/settings.ts'
import './postgres-cluster.ts'
import { watchLockOrder } from './lock-order.ts'
import { migratedName, owner } from './prepared.ts'
import { startServer } from './running-server.ts'

/** What a database of a test begins with; on PostgreSQL it is made once and copied. */
export interface Contents {
  readonly name: string
  fill(database: Database): Promise<unknown>
}

/** A migrated database for one test file or one test, with nothing in it if nothing is asked for; it is closed and deleted afterwards. */
export type Open = (contents?: Contents) => Promise<Database>

/** What is derived from many definitions is tried with each of them on PostgreSQL, and with representatives on the embedded database. */
export function withEach(
  tests: (open: Open, of: <T>(all: readonly T[], chosen: readonly T[]) => readonly T[]) => void,
): void {
  describe('on PostgreSQL', () => {
    tests(closedAtTheEnd(openOnPostgres), (all) => all)
  })
  describe('on the embedded database', () => {
    tests(closedAtTheEnd(openInMemory), (_all, chosen) => chosen)
  })
}

/**
 * On PostgreSQL and on the embedded database: what is the database's own business (locks, COPY, row-level security, roles, migrations,
 * backup, functions of ours in SQL, numbering, the queue of jobs), and of the business signing in, every master, the ledger,
 * allocation, a slip and the demo company.
 */
export function onEveryDatabase(tests: (open: Open) => void): void {
  describe('on PostgreSQL', () => {
    tests(closedAtTheEnd(openOnPostgres))
  })
  describe('on the embedded database', () => {
    tests(closedAtTheEnd(openInMemory))
  })
}

/** Verbs of the business: both databases run the same SQL. And what needs several connections. */
export function onPostgres(tests: (open: Open) => void): void {
  describe('on PostgreSQL', () => {
    tests(closedAtTheEnd(openOnPostgres))
  })
}

function closedAtTheEnd(open: Open): Open {
  const opened: Database[] = []
  afterAll(() => Promise.all(opened.map((database) => database.close())))
  return async (contents) => {
    // A process has one database, but here: what it had in stock belongs to the one before.
    dataNumbers.forget()
    const database = await open(contents)
    opened.push(database)
    return database
  }
}

async function openOnPostgres(contents?: Contents): Promise<Database> {
  const { url, drop } = contents
    ? await createDatabase(await filled(contents))
    : await createMigratedDatabase()
  const database = connect(url)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

export const connect = (url: string): Database =>
  openPostgres({
    url,
    pool: 10,
    statementTimeoutMs: 30_000,
    onError: () => undefined,
    watch: watchLockOrder,
  })

/** The URL of the cluster's superuser. Without server binaries every test that needs one fails here. */
export function superuserUrl(): string {
  const postgres = inject('postgres')
  if ('missing' in postgres) throw new Error(postgres.missing)
  return postgres.url
}

export interface ServerDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A database of the owner; `from` says what it is made from, for example an empty one of another encoding. */
export async function createDatabase(from = 'TEMPLATE template0'): Promise<ServerDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(async (client) => {
    await client.query(`CREATE DATABASE ${name} OWNER ${owner} ${from}`)
  })
  return {
    url: urlOf(name),
    drop: () =>
      asSuperuser(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  }
}

/** For what several processes open by its address. */
export const createMigratedDatabase = (): Promise<ServerDatabase> =>
  createDatabase(`TEMPLATE ${migratedName}`)

/** With the demo company, filled by the built product itself. */
export const demoTemplate = (): Promise<string> =>
  madeOnce('kaname_demo', async (databaseUrl) => {
    const server = await startServer({ databaseUrl })
    await server.stop()
  })

const filled = ({ name, fill }: Contents): Promise<string> =>
  madeOnce(
    `kaname_${name}`,
    async (url) => {
      const database = connect(url)
      await fill(database)
      await database.close()
    },
    migratedName,
  )

/** Filled by the first test file that needs it; those that come meanwhile wait. */
async function madeOnce(
  template: string,
  fill: (url: string) => Promise<void>,
  from = 'template0',
): Promise<string> {
  await asSuperuser(async (client) => {
    await client.query('SELECT pg_advisory_lock(1)')
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
    if (rowCount) return
    // What filling left behind when it failed.
    await client.query(`DROP DATABASE IF EXISTS ${template}_draft WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${template}_draft OWNER ${owner} TEMPLATE ${from}`)
    await fill(urlOf(`${template}_draft`))
    await client.query(`ALTER DATABASE ${template}_draft RENAME TO ${template}`)
  })
  return `TEMPLATE ${template}`
}

export const asSuperuser = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connected(superuserUrl(), work)

/** In one of the databases, past all of its locks. */
export function asSuperuserOf<T>(
  { url }: ServerDatabase,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const inIt = new URL(superuserUrl())
  inIt.pathname = new URL(url).pathname
  return connected(inIt.href, work)
}

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(name: string): string {
  const url = new URL(superuserUrl())
  url.username = owner
  url.pathname = `/${name}`
  return url.href
}

/** A cold start takes seconds, a copy of a migrated one less than one. */
async function openInMemory(contents?: Contents): Promise<Database> {
  const image = path.join(inject('preparedDirectory'), 'migrated.tar')
  if (!existsSync(image)) await makeImage(image)
  const database = embeddedDatabase(
    await startEmbedded({ loadDataDir: new Blob([new Uint8Array(await readFile(image))]) }),
  )
  await contents?.fill(database)
  return database
}

/** A data directory with a migrated embedded database, as another process would open it. */
export async function makeDataDirectory(directory: string): Promise<void> {
  const template = path.join(inject('preparedDirectory'), 'data')
  if (!existsSync(template)) {
    const draft = `${template}-${randomBytes(6).toString('hex')}`
    const opened = await openDatabase(readSettings({ KANAME_DATA: draft }), { onError: () => undefined })
    await opened.close()
    await rename(draft, template).catch(() => rm(draft, { recursive: true }))
  }
  await cp(template, directory, { recursive: true })
}

async function makeImage(image: string): Promise<void> {
  const lite = await startEmbedded({})
  await migrate(embeddedDatabase(lite), await readMigrations(projectRoot()))
  const dumped = await lite.dumpDataDir('none')
  await lite.close()
  // Two of one process may make it at once; whoever is later puts the same in its place.
  const draft = `${image}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, Buffer.from(await dumped.arrayBuffer()))
  await rename(draft, image)
}
