import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { startChild } from '#test/child.ts'
import { connect, createDatabase, makeDataDirectory } from '#test/databases.ts'
import { stockStage } from '#test/stock-stage.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { projectRoot, readSettings } from '#platform/server/settings.ts'
import { checkLedger } from '../check/check-ledger.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'kaname-stock-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Place {
  open(): Promise<{ readonly database: Database; close(): Promise<void> }>
  readonly environment: Readonly<Record<string, string>>
}

/** Killed in the middle of posting slips of 90 lines, again and again. */
async function killWhilePosting({ open, environment }: Place, lives: number): Promise<void> {
  const first = await open()
  const { company_cd } = await stockStage(first.database)
  await first.close()
  const acknowledged: string[] = []
  for (let life = 0; life < lives; life++) {
    const child = startChild('test/stock-poster.ts', [company_cd], environment)
    await child.untilLines(4)
    await pause(37 * (life + 1))
    await child.kill('SIGKILL')
    acknowledged.push(...child.lines().filter((line) => line !== 'ready'))
  }
  const { database, close } = await open()
  const [found] = await database.company(company_cd, 'read', (tx) =>
    rows<{ nos: readonly string[]; halves: number }>(
      tx,
      sql`SELECT (SELECT jsonb_agg(ledger_no::text) FROM stock_ledger WHERE line_no = 90) AS nos,
        (SELECT count(*) % 90 FROM stock_ledger)::int AS halves`,
    ),
  )
  expect(await database.company(company_cd, 'read', checkLedger)).toEqual([])
  await close()
  expect(found?.halves).toBe(0)
  expect(acknowledged.length).toBeGreaterThanOrEqual(lives * 3)
  expect(acknowledged.filter((no) => !found?.nos.includes(no))).toEqual([])
}

it('a server that dies in mid-posting leaves nothing half-written on PostgreSQL', async () => {
  const { url, drop } = await createDatabase()
  const open = async () => {
    const database = connect(url)
    return { database, close: () => database.close() }
  }
  const { database, close } = await open()
  await migrate(database, await readMigrations(projectRoot()))
  await close()
  await killWhilePosting({ open, environment: { DATABASE_URL: url } }, 3)
  await drop()
}, 120_000)

it('and none in the embedded database', async () => {
  const data = path.join(folder, 'data')
  await makeDataDirectory(data)
  const open = () => openDatabase(readSettings({ KANAME_DATA: data }), { onError: () => undefined })
  await killWhilePosting({ open, environment: { KANAME_DATA: data } }, 2)
}, 120_000)
