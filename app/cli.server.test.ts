import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rows } from '#platform/server/database/database.ts'
import { runChild, startChild } from '../test/child.ts'
import { connect, createDatabase, makeDataDirectory, type ServerDatabase } from '../test/databases.ts'

let folder: string
let server: ServerDatabase
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kaname-cli-'))
  server = await createDatabase()
})
afterAll(async () => {
  await server.drop()
  await rm(folder, { recursive: true, force: true })
})

async function nameOfDemo(): Promise<string | undefined> {
  const database = connect(server.url)
  const [demo] = await database.company('DEMO', 'read', (tx) =>
    rows(tx, { company_nm: z.string() }, sql`SELECT company_nm FROM company`),
  )
  await database.close()
  return demo?.company_nm
}

const program = 'dist/server/cli.js'
const cli = (...parameters: readonly string[]) => runChild(program, parameters, { DATABASE_URL: server.url })

// Every call is a process of its own, which takes seconds when the machine is busy.
describe('the command line', { timeout: 180_000 }, () => {
  it.each([
    [[], 'Which command?'],
    [['frobnicate'], 'There is no command frobnicate'],
    [['backup'], 'Usage: backup FILE'],
    [['doctor', '--xml'], 'does not know --xml'],
  ])('ends with 2 after the wrong usage %j', async (parameters, says) => {
    const ended = await cli(...parameters)
    expect({ code: ended.code, errors: ended.errors }).toEqual({
      code: 2,
      errors: expect.stringContaining(says),
    })
  })

  it('explains itself', async () => {
    const ended = await cli('--help')
    expect(ended).toMatchObject({ code: 0, output: expect.stringContaining('restore FILE') })
  })

  it('migrates, backs up, restores and examines a PostgreSQL database', async () => {
    const file = path.join(folder, 'a.gz')
    // Before the first migration the doctor finds something wrong, and changes nothing.
    expect((await cli('doctor')).code).toBe(1)
    expect(await cli('migrate')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Applied: 0000_ground'),
    })
    expect(await cli('migrate')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nothing to apply'),
    })
    expect((await cli('backup', file)).code).toBe(0)
    expect((await cli('restore', file)).code).toBe(0)
    const examined = await cli('doctor', '--json')
    expect(examined.code).toBe(0)
    expect(JSON.parse(examined.output)).toContainEqual(
      expect.objectContaining({ name: 'row-level security', state: 'ok' }),
    )
    // With the movements of a company behind it.
    expect((await cli('demo', '--language=en')).code).toBe(0)
    expect(await nameOfDemo()).toBe('Minato Precision Industries Co., Ltd.')
    const stock = await cli('doctor', '--stock')
    expect(stock).toMatchObject({ code: 0, output: expect.stringContaining('agree with the ledger') })
    const evidence = await cli('doctor', '--evidence')
    expect(evidence).toMatchObject({ code: 0, output: expect.stringContaining('agrees with its seal') })
  })

  it('ends with 1 when the file or the database is not there, or nobody speaks the language', async () => {
    expect(await cli('demo', '--language=fr')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('ja, en, zh'),
    })
    const missing = await cli('restore', path.join(folder, 'none.gz'))
    expect(missing).toMatchObject({ code: 1, errors: expect.stringContaining('none.gz') })
    const nowhere = await runChild(program, ['doctor'], { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
    expect(nowhere).toMatchObject({ code: 1, output: expect.stringContaining('NG') })
  })

  it('backs up and restores through the running process that holds the embedded database', async () => {
    const environment = { KANAME_DATA: path.join(folder, 'data') }
    await makeDataDirectory(environment.KANAME_DATA)
    const running = startChild('test/acknowledging-writer.ts', ['3'], environment)
    await running.untilLine(`${running.process.pid}-2`)
    const file = path.join(folder, 'through.gz')
    expect((await runChild(program, ['backup', file], environment)).code).toBe(0)
    expect(existsSync(file)).toBe(true)
    expect((await runChild(program, ['restore', file], environment)).code).toBe(0)
    const migrating = await runChild(program, ['migrate'], environment)
    expect(migrating).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`process ${running.process.pid}`),
    })
    await running.kill('SIGKILL')
  })
})
