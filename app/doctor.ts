import { execFile } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ledgerChecks } from '#modules/stock/contract/ledger-check.ts'
import { checkLedger } from '#modules/stock/server/index.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { appliedMigrations, readMigrations } from '#platform/server/database/migrate.ts'
import { proveRowSecurity } from '#platform/server/database/row-security.ts'
import { checkServer } from '#platform/server/database/server-rules.ts'
import type { Settings } from '#platform/server/settings.ts'

export const check = z.object({ name: z.string(), state: z.enum(['ok', 'warn', 'fail']), says: z.string() })
export type Check = z.output<typeof check>

type Finding = Omit<Check, 'name'>
const ok = (says: string): Finding => ({ state: 'ok', says })
const warn = (says: string): Finding => ({ state: 'warn', says })
const fail = (says: string): Finding => ({ state: 'fail', says })

/** What an operator would look at one by one. Each finding stands alone: one that fails does not hide the others. */
export async function diagnose(database: Database, settings: Settings): Promise<readonly Check[]> {
  const examinations = {
    database: () => serverFinding(database),
    migrations: () => migrationFinding(database, settings),
    'row-level security': async () => {
      await proveRowSecurity(database)
      return ok('proven: each company sees its own rows only')
    },
    'time zones': () => timeZoneFinding(database),
    clock: () => clockFinding(database),
    'business dates': () => businessDateFinding(database),
    fonts: fontFinding,
    disk: () => diskFinding(settings),
  }
  return examineEach(examinations)
}

/** All stock of all companies, worked out anew from the ledger. Reads every movement there is: minutes, where there are millions. */
export const examineStock = (database: Database): Promise<readonly Check[]> =>
  examineEach({
    stock: async () => {
      const wrong = await database.owner('read', checkLedger)
      if (wrong.length === 0)
        return ok('balances, values, allocations and closed months agree with the ledger')
      return fail(wrong.map(({ what, place }) => `${ledgerChecks.texts[what].en}: ${place}`).join('; '))
    },
  })

async function examineEach(
  examinations: Readonly<Record<string, () => Promise<Finding>>>,
): Promise<readonly Check[]> {
  const found: Check[] = []
  for (const [name, examine] of Object.entries(examinations)) {
    const finding = await examine().catch((error: unknown) =>
      fail(error instanceof Error ? error.message : String(error)),
    )
    found.push({ name, ...finding })
  }
  return found
}

async function serverFinding(database: Database): Promise<Finding> {
  const { version_text, encoding } = await checkServer(database)
  return ok(`${database.kind === 'embedded' ? 'embedded ' : ''}PostgreSQL ${version_text}, ${encoding}`)
}

async function migrationFinding(database: Database, settings: Settings): Promise<Finding> {
  const program = await readMigrations(settings.root)
  const applied = await database.owner('read', appliedMigrations)
  const differs = program.find((migration, place) => applied[place]?.hash !== migration.hash)
  if (differs) return fail(`${differs.name} is not applied as this program has it`)
  if (applied.length > program.length) return fail('the database is newer than this program')
  return ok(`${applied.length} applied, the last is ${applied.at(-1)?.name}`)
}

interface FactoryFacts {
  readonly company_cd: string
  readonly factory_cd: string
  readonly time_zone: string
  readonly is_known: boolean
  readonly biz_dt: string | null
}

/** An empty time zone means the default, Asia/Tokyo. */
const factoryFacts = (database: Database) =>
  database.owner('read', (tx) =>
    rows<FactoryFacts>(
      tx,
      sql`SELECT f.company_cd, f.factory_cd, f.time_zone, b.biz_dt::text AS biz_dt,
                 f.time_zone = '' OR EXISTS (SELECT FROM pg_timezone_names z WHERE z.name = f.time_zone) AS is_known
          FROM factory f LEFT JOIN bizdate b USING (company_cd, factory_cd)
          WHERE f.abort_div = '0' ORDER BY 1, 2`,
    ),
  )

async function timeZoneFinding(database: Database): Promise<Finding> {
  const factories = await factoryFacts(database)
  const wrong = factories.filter((factory) => !factory.is_known)
  if (wrong.length === 0) return ok(`known for ${factories.length} factories`)
  return fail(
    wrong.map((one) => `${one.company_cd}/${one.factory_cd}: unknown time zone ${one.time_zone}`).join('; '),
  )
}

async function businessDateFinding(database: Database): Promise<Finding> {
  const factories = await factoryFacts(database)
  if (factories.length === 0) return warn('there is no factory yet')
  const without = factories.filter((factory) => factory.biz_dt === null)
  if (without.length === 0) return ok(`set for ${factories.length} factories`)
  return warn(`none for ${without.map((one) => `${one.company_cd}/${one.factory_cd}`).join(', ')}`)
}

async function clockFinding(database: Database): Promise<Finding> {
  const [row] = await database.owner('read', (tx) =>
    rows<{ at: number }>(tx, sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`),
  )
  const seconds = Math.abs(Date.now() - (row?.at ?? 0)) / 1000
  const says = `the database and this machine differ by ${seconds.toFixed(1)} s`
  if (seconds > 60) return fail(says)
  return seconds > 5 ? warn(says) : ok(says)
}

async function fontFinding(): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)('fc-list', [':lang=ja', 'family'])
    const families = new Set(stdout.split('\n').filter((line) => line.trim() !== ''))
    return families.size > 0 ? ok(`${families.size} Japanese families`) : warn('no Japanese fonts installed')
  } catch {
    return warn('fc-list is not installed, so it is not known whether there are Japanese fonts')
  }
}

async function diskFinding(settings: Settings): Promise<Finding> {
  const { bavail, bsize } = await statfs(settings.databaseUrl ? settings.root : settings.dataDirectory)
  const gigabytes = (bavail * bsize) / 1e9
  const says = `${gigabytes.toFixed(1)} GB free`
  if (gigabytes < 0.2) return fail(says)
  return gigabytes < 2 ? warn(says) : ok(says)
}
