import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { connect, createDatabase, superuserUrl } from '#test/databases.ts'
import { startChild, type Child } from '#test/child.ts'
import { sessionOf, start, stepsDone, until, untilState } from '#test/job-stage.ts'
import { steps } from '#test/trial-jobs.ts'
import { migrate, readMigrations } from '../database/migrate.ts'
import { projectRoot } from '../settings.ts'

const children: Child[] = []
afterEach(() => Promise.all(children.map((child) => child.kill('SIGKILL'))))

it('of two worker processes on PostgreSQL, one killed in the middle of a job: the other takes it over once', async () => {
  superuserUrl()
  const { url, drop } = await createDatabase()
  const database = connect(url)
  const file = path.join(tmpdir(), `kaname-steps-${process.pid}`)
  try {
    await migrate(database, await readMigrations(projectRoot()))
    const job_no = await start(database, sessionOf('A', 'CLERK'), steps, { steps: 40, pauseMs: 50 })
    for (let n = 0; n < 2; n++)
      children.push(startChild('test/trial-worker.ts', [file], { DATABASE_URL: url }))
    await until(database, job_no, (job) => job.done_cnt >= 1)
    const first = Number((await readFile(file, 'utf8')).split(' ')[0])
    const holder = children.find((child) => child.process.pid === first)
    const other = children.find((child) => child.process.pid !== first)
    await other?.untilLine('working')
    await holder?.kill('SIGKILL')

    expect(await untilState(database, job_no, 'done')).toMatchObject({
      takeover_cnt: 1,
      tries: 1,
      result: { steps: 40 },
    })
    const told = (await readFile(file, 'utf8')).trim().split('\n')
    expect(told.filter((line) => line.endsWith('begin'))).toEqual([
      `${first} begin`,
      `${other?.process.pid} begin`,
    ])
    const done = await stepsDone(database, job_no)
    expect(done).toHaveLength(40)
    // Only what the first had done was done again; the rest once.
    const ofFirst = told.filter((line) => line.startsWith(`${first} step`)).length
    expect(done.filter(({ times }) => times > 1).length).toBeGreaterThanOrEqual(ofFirst)
    expect(done.filter(({ times }) => times > 2)).toEqual([])
    expect(done.at(-1)?.times).toBe(1)
  } finally {
    await Promise.all(children.map((child) => child.kill('SIGKILL')))
    await rm(file, { force: true })
    await database.close()
    await drop()
  }
}, 90_000)
