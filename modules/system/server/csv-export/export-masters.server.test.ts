import { inflateRawSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobFile } from '#platform/contract/download-calls.ts'
import { exportChoices, startExport } from '#modules/system/contract/csv-export.ts'
import { codeKindMaster } from '#modules/system/contract/code-div.ts'
import { product } from '#test/product.ts'
import { decodeCp932 } from '#platform/server/csv/cp932.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { readResultFile } from '#platform/server/jobs/job-file.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { transactionsOf } from '#platform/server/database/across-factories.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { until } from '#test/job-stage.ts'
import { openSite, type Site } from '#test/site.ts'
import { factoriesAtWork } from '../jobs/places.ts'

onPostgres((open) =>
  describe('the export of masters', () => {
    let site: Site
    let company_cd: string
    beforeAll(async () => {
      site = await openSite(await open())
      company_cd = await makeCompany(site.database)
    })

    it('offers the masters that one may read, with the number of their records', async () => {
      const token = await tokenOf(site, company_cd)
      const { list } = (await site.call(exportChoices, {}, { token })).data
      expect(list.find(({ name }) => name === 'factory')).toMatchObject({ title: '工場マスタ', rows: 2 })
      expect(list.length).toBeGreaterThan(40)
      const clerk = await tokenOf(site, company_cd, 'clerk')
      expect((await site.call(exportChoices, {}, { token: clerk })).code).toBe(403)
      expect((await site.call(startExport, { masters: ['factory'] }, { token: clerk })).code).toBe(403)
      expect((await site.call(startExport, { masters: ['app_user_secret'] }, { token })).code).toBe(404)
    })

    it('writes them into one archive; what CP932 lacks goes out as a workbook', async () => {
      const token = await tokenOf(site, company_cd)
      const wanted = { masters: ['factory', codeKindMaster.name] }
      const { job_no } = (await site.call(startExport, wanted, { token })).data
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
      const worker = startWorker({
        database: site.database,
        composition: product,
        places: factoriesAtWork,
        log,
        pollMs: 50,
      })
      await until(site.database, job_no, ({ state }) => state === 'done')
      await worker.stop()
      const files = filesIn(await fetchFile(job_no))
      expect([...files.keys()]).toEqual(['工場マスタ.csv', 'マスタコード区分.xlsx'])
      const lines = decodeCp932(files.get('工場マスタ.csv') ?? Buffer.alloc(0)).split('\r\n')
      expect(lines[0]).toMatch(/^工場コード,工場名/)
      expect(lines.slice(1, 3).map((line) => line.slice(0, 3))).toEqual(['F01', 'F02'])
      expect(files.get('マスタコード区分.xlsx')?.subarray(0, 2).toString()).toBe('PK')
    })

    async function fetchFile(job_no: string): Promise<Buffer> {
      const answer = await inContext(site.database, { company_cd }, (context) =>
        Promise.resolve({
          ...context,
          transaction: transactionsOf(site.database, context.session),
        } as unknown as TransactionsContext),
      )
      const { content } = await readResultFile(answer, jobFile.input.parse({ job_no }))
      const pieces: Uint8Array[] = []
      if (content instanceof Uint8Array) pieces.push(content)
      else for await (const piece of content) pieces.push(piece)
      return Buffer.concat(pieces)
    }
  }),
)

/** By the entries that stand before the files. */
function filesIn(archive: Buffer): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [packed, name] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)]
    const start = at + 30 + name
    found.set(
      archive.toString('utf8', at + 30, start),
      inflateRawSync(archive.subarray(start, start + packed)),
    )
    at = start + packed
  }
  return found
}
