import { execFile } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database } from '#platform/server/database/database.ts'
import {
  examinations,
  fail,
  finding,
  ok,
  warn,
  type Examination,
  type Finding,
  type ThoroughSubject,
} from '#platform/server/module/examination.ts'
import type { Registered } from '#platform/server/module/point.ts'
import { appliedMigrations, readMigrations } from '#platform/server/database/migrate.ts'
import { proveRowSecurity } from '#platform/server/database/row-security.ts'
import { checkServer } from '#platform/server/database/server-rules.ts'
import type { Settings } from '#platform/server/settings.ts'

export const check = finding.extend({ name: z.string() })
export type Check = z.output<typeof check>

/** What an operator would look at one by one. Each finding stands alone: one that fails does not hide the others. */
export async function diagnose(
  database: Database,
  settings: Settings,
  registered: Registered,
): Promise<readonly Check[]> {
  const ofTheInstallation = {
    database: () => serverFinding(database),
    migrations: () => migrationFinding(database, settings),
    'row-level security': async () => {
      await proveRowSecurity(database)
      return ok('proven: each company sees its own rows only')
    },
    clock: () => clockFinding(database),
    fonts: fontFinding,
    disk: () => diskFinding(settings),
  }
  const ofModules = registered(examinations).filter(({ thorough }) => !thorough)
  return examineEach({ ...ofTheInstallation, ...examinersOf(ofModules, database, registered) })
}

/** What modules work out anew from all that they keep: minutes, where there is much of it. */
export const examineThoroughly = (
  database: Database,
  registered: Registered,
  subject: ThoroughSubject,
): Promise<readonly Check[]> =>
  examineEach(
    examinersOf(
      registered(examinations).filter(({ thorough }) => thorough === subject),
      database,
      registered,
    ),
  )

const examinersOf = (chosen: readonly Examination[], database: Database, registered: Registered) =>
  Object.fromEntries(
    chosen.map((one): [string, () => Promise<Finding>] => [
      one.name,
      () => one.examine(database, registered),
    ]),
  )

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

async function clockFinding(database: Database): Promise<Finding> {
  const [row] = await database.owner('read', (tx) =>
    rows(tx, { at: z.int() }, sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`),
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
