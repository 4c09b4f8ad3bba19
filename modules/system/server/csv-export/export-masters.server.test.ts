import { beforeAll, describe, expect, it } from 'vitest'
import { exportChoices, startExport } from '#modules/system/contract/csv-export.ts'
import { codeKindMaster } from '#modules/system/contract/code-div.ts'
import { product } from '#test/product.ts'
import { decodeCp932 } from '#platform/server/csv/cp932.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { fetchJobFile, filesIn } from '#test/job-archive.ts'
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
      const files = filesIn(await fetchJobFile(site, company_cd, job_no))
      expect([...files.keys()]).toEqual(['工場マスタ.csv', 'マスタコード区分.xlsx'])
      const lines = decodeCp932(files.get('工場マスタ.csv') ?? Buffer.alloc(0)).split('\r\n')
      expect(lines[0]).toMatch(/^工場コード,工場名/)
      expect(lines.slice(1, 3).map((line) => line.slice(0, 3))).toEqual(['F01', 'F02'])
      expect(files.get('マスタコード区分.xlsx')?.subarray(0, 2).toString()).toBe('PK')
    })
  }),
)
