import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { startChild } from '#test/child.ts'
import { connect, createMigratedDatabase, makeDataDirectory } from '#test/databases.ts'
import { stockStage } from '#test/stock-stage.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { readSettings } from '#platform/server/settings.ts'
import { checkLedger } from '../check/check-ledger.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'kaname-stock-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Place {
  open(): Promise<{ readonly database: Database; close(): Promise<void> }>
  readonly environment: Readonly<Record<string, string>>
}

/** One that posts slips of 90 lines is killed some moments after its third; answers its company and what it has said was written. */
async function liveAndDie({ environment }: Place, moment: number, company: readonly string[] = []) {
  const child = startChild('test/stock-poster.ts', company, environment)
  await child.untilLines(4)
  await pause(37 * moment)
  await child.kill('SIGKILL')
  const [company_cd = '', ...acknowledged] = child.lines()
  expect(acknowledged.length).toBeGreaterThanOrEqual(3)
  return { company_cd, acknowledged }
}

async function expectWhole(
  { open }: Place,
  company_cd: string,
  acknowledged: readonly string[],
): Promise<void> {
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
  expect(acknowledged.filter((no) => !found?.nos.includes(no))).toEqual([])
}

it('servers that die in mid-posting, on the same goods, leave nothing half-written on PostgreSQL', async () => {
  const { url, drop } = await createMigratedDatabase()
  const place: Place = {
    environment: { DATABASE_URL: url },
    open: () => {
      const database = connect(url)
      return Promise.resolve({ database, close: () => database.close() })
    },
  }
  const { database, close } = await place.open()
  const { company_cd } = await stockStage(database)
  await close()
  const lives = await Promise.all([1, 2, 3].map((moment) => liveAndDie(place, moment, [company_cd])))
  await expectWhole(
    place,
    company_cd,
    lives.flatMap(({ acknowledged }) => acknowledged),
  )
  await drop()
}, 120_000)

it('and none in the embedded database, which one after the other opens', async () => {
  const data = path.join(folder, 'data')
  await makeDataDirectory(data)
  const place: Place = {
    environment: { KANAME_DATA: data },
    open: () => openDatabase(readSettings({ KANAME_DATA: data }), { onError: () => undefined }),
  }
  const first = await liveAndDie(place, 1)
  const second = await liveAndDie(place, 2, [first.company_cd])
  await expectWhole(place, first.company_cd, [...first.acknowledged, ...second.acknowledged])
}, 120_000)
