import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startChild } from '#test/child.ts'
import { connect, createMigratedDatabase, makeDataDirectory } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { tellLost } from '#test/tell.ts'
import { stockStage } from '#test/stock-stage.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { readSettings } from '#platform/server/settings.ts'
import { checkLedger } from '../check/check-ledger.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'kaname-stock-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

interface TriedDatabase {
  open(): Promise<{ readonly database: Database; close(): Promise<void> }>
  readonly environment: Readonly<Record<string, string>>
}

/** One that posts slips of 90 lines is killed some moments after its third; answers its company and what it has said was written. */
async function liveAndDie({ environment }: TriedDatabase, moment: number, company: readonly string[] = []) {
  const child = startChild('test/stock-poster.ts', company, environment)
  await child.untilLines(4)
  await pause(37 * moment)
  await child.kill('SIGKILL')
  const [company_cd = '', ...acknowledged] = child.lines()
  expect(acknowledged.length).toBeGreaterThanOrEqual(3)
  return { company_cd, acknowledged }
}

async function expectWhole(
  { open }: TriedDatabase,
  company_cd: string,
  acknowledged: readonly string[],
): Promise<void> {
  const { database, close } = await open()
  const [found] = await database.company(company_cd, 'read', (tx) =>
    rows(
      tx,
      { nos: z.array(z.string()), halves: z.int() },
      sql`SELECT (SELECT jsonb_agg(ledger_no::text) FROM stock_ledger WHERE line_no = 90) AS nos,
        (SELECT count(*) % 90 FROM stock_ledger)::int AS halves`,
    ),
  )
  expect(await database.company(company_cd, 'read', (tx) => checkLedger(tx, product.registered))).toEqual([])
  await close()
  expect(found?.halves).toBe(0)
  const lost = acknowledged.filter((no) => !found?.nos.includes(no))
  tellLost('kill -9 in mid-posting, slips of 90 lines', acknowledged.length, lost.length)
  expect(lost).toEqual([])
}

it('servers that die in mid-posting, on the same goods, leave nothing half-written on PostgreSQL', async () => {
  const { url, drop } = await createMigratedDatabase()
  const tried: TriedDatabase = {
    environment: { DATABASE_URL: url },
    open: () => {
      const database = connect(url)
      return Promise.resolve({ database, close: () => database.close() })
    },
  }
  const { database, close } = await tried.open()
  const { company_cd } = await stockStage(database)
  await close()
  const lives = await Promise.all([1, 2, 3].map((moment) => liveAndDie(tried, moment, [company_cd])))
  await expectWhole(
    tried,
    company_cd,
    lives.flatMap(({ acknowledged }) => acknowledged),
  )
  await drop()
}, 120_000)

it('and none in the embedded database, which one after the other opens', async () => {
  const data = path.join(folder, 'data')
  await makeDataDirectory(data)
  const tried: TriedDatabase = {
    environment: { KANAME_DATA: data },
    open: () => openDatabase(readSettings({ KANAME_DATA: data }), { onError: () => undefined }),
  }
  const first = await liveAndDie(tried, 1)
  const second = await liveAndDie(tried, 2, [first.company_cd])
  await expectWhole(tried, first.company_cd, [...first.acknowledged, ...second.acknowledged])
}, 120_000)
