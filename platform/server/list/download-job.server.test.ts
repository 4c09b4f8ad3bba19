import { sql } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { jobFile, startDownload } from '#platform/contract/download-calls.ts'
import type { Endpoint, FileAnswer } from '#platform/contract/endpoint.ts'
import { cancelJob, jobList, jobLogLines, type JobRow } from '#platform/contract/job-calls.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { Worker } from '#platform/server/jobs/worker.ts'
import { sweepPlatform } from '#platform/server/sweep.ts'
import { bytesOf } from '#test/file-bytes.ts'
import { onPostgres } from '#test/databases.ts'
import { startTrialWorker, until, untilState } from '#test/job-stage.ts'
import {
  at,
  createTables,
  part,
  partRoutes,
  refused,
  speaker,
  testMasters,
  type Caller,
  type Say,
} from '#test/master-stage.ts'

const many = 12_000

onPostgres((open) => {
  let database: Database
  let say: Say
  let worker: Worker
  beforeAll(async () => {
    database = await open()
    await createTables(database)
    say = speaker(database)
    await database.owner('write', (tx) =>
      tx.execute(sql`
        INSERT INTO test_part (company_cd, part_cd, part_nm, kana, material, create_user, update_user)
        SELECT 'DEMO', 'P' || lpad(n::text, 6, '0'), '部品' || n, '', '1', 'X', 'X' FROM generate_series(1, ${many}::int) AS n`),
    )
    worker = startTrialWorker(database, { composition: testMasters })
  })
  afterAll(() => worker.stop())

  const clerk: Caller = { user: 'TANAKA', permissions: ['master:yes', 'write:master'] }
  const call = <T>(endpoint: Endpoint, input: object, caller: Caller = clerk): Promise<T> => {
    const route = testMasters.routes.find((other) => other.endpoint === endpoint)
    if (!route) throw new Error(`No route for ${endpoint.path}`)
    return say<T>(route, input, caller)
  }
  const start = async (wanted: object, caller: Caller = clerk) =>
    (
      await call<{ job_no: string }>(
        startDownload,
        { list: 'test_part', format: 'csv', conditions: {}, ...wanted },
        caller,
      )
    ).job_no
  const finished = async (wanted: object) => {
    const job_no = await start(wanted)
    await untilState(database, job_no, 'done')
    return job_no
  }
  const rowOf = async (job_no: string) =>
    (await call<{ list: JobRow[] }>(jobList, {})).list.find((row) => row.job_no === job_no)
  const file = async (job_no: string, caller: Caller = clerk) => {
    const { name, content } = await call<FileAnswer>(jobFile, { job_no }, caller)
    return { name, bytes: await bytesOf({ content }) }
  }

  it('writes what a search finds in the background: the same file as at once', async () => {
    const job_no = await finished({ conditions: { part_cd: 'P00' } })
    expect(await rowOf(job_no)).toMatchObject({
      state: 'done',
      done_cnt: 9_999,
      total_cnt: 9_999,
      result_text: '「部品.csv」9,999件を出力しました。',
      file: { file_nm: '部品.csv' },
    })
    const written = await file(job_no)
    const direct = await say<FileAnswer>(at(partRoutes, part, 'csvDownload'), { part_cd: 'P00' }, clerk)
    expect(written.name).toBe('部品.csv')
    expect(written.bytes.equals(await bytesOf(direct))).toBe(true)
    expect(iconv.decode(written.bytes, 'cp932').trimEnd().split('\r\n')).toHaveLength(10_000)
    expect((await rowOf(job_no))?.file?.size).toBe(written.bytes.length)
  })

  it('writes a workbook in the language of who started it', async () => {
    const job_no = await finished({ format: 'xlsx', conditions: { part_cd: 'P00000' } })
    const { name, bytes } = await file(job_no)
    expect(name).toBe('部品.xlsx')
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
  })

  it('gives the file to who started it and to administrators, to nobody else, and not for ever', async () => {
    const job_no = await finished({ conditions: { part_cd: 'P000001' } })
    const other: Caller = { user: 'MORI', permissions: ['master:yes', 'write:master'] }
    expect(await refused(file(job_no, other))).toMatchObject({ code: 404 })
    expect(await refused(file(job_no, { company: 'OTHER' }))).toMatchObject({ code: 404 })
    expect((await file(job_no, {})).bytes.length).toBeGreaterThan(0)
    const inEightDays = new Date(Date.now() + 8 * 86_400_000)
    await database.owner('write', (tx) => sweepPlatform(tx, inEightDays))
    expect(await refused(file(job_no))).toMatchObject({ code: 'JOB_FILE_GONE' })
    expect((await rowOf(job_no))?.file).toBeNull()
    expect(await chunksOf(job_no)).toBe(0)
  })

  it('is refused without the right to files, for what the list cannot be asked, and for too many rows', async () => {
    const reader: Caller = { permissions: ['master:yes'] }
    expect(await refused(start({}, reader))).toMatchObject({ code: 403 })
    expect(await refused(start({}, { permissions: ['stock:yes', 'write:stock'] }))).toMatchObject({
      code: 403,
    })
    expect(await refused(start({ conditions: { days: 'x' } }))).toMatchObject({ code: 400 })
    expect(await refused(start({ list: 'nothing' }))).toMatchObject({ code: 404 })
  })

  it('ends when it is cancelled, and leaves no file', async () => {
    const job_no = await start({ format: 'xlsx' })
    await until(database, job_no, ({ done_cnt }) => done_cnt > 0)
    await call(cancelJob, { job_no })
    await untilState(database, job_no, 'cancelled')
    expect(await refused(file(job_no))).toMatchObject({ code: 'JOB_FILE_GONE' })
  })

  it('fails with the reason, and the log has the places, when a character cannot be written', async () => {
    await database.owner('write', (tx) =>
      tx.execute(sql`UPDATE test_part SET part_nm = '絵文字😀' WHERE part_cd = 'P000007'`),
    )
    const job_no = await start({ conditions: { part_cd: 'P00000' } })
    await untilState(database, job_no, 'failed')
    expect((await rowOf(job_no))?.error).toMatchObject({ code: 'CSV_NOT_WRITABLE' })
    const { list } = await call<{ list: { text: string }[] }>(jobLogLines, { job_no })
    expect(list.map(({ text }) => text).join('\n')).toContain('😀')
    expect(await refused(file(job_no))).toMatchObject({ code: 'JOB_FILE_GONE' })
  })

  async function chunksOf(job_no: string): Promise<number> {
    const [found] = await database.owner('read', (tx) =>
      rows(tx, { count: z.int() }, sql`SELECT count(*)::int FROM job_file_chunk WHERE job_no = ${job_no}`),
    )
    return found?.count ?? 0
  }
})
