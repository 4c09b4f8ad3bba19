import { beforeAll, describe, expect, it } from 'vitest'
import { decodeCp932, encodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { day, forecastStage } from '#test/forecast-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { forecastCsv, forecastCsvPreview, forecastCsvUpload } from '../../contract/forecast/forecast-csv.ts'
import { compareForecasts } from '../../contract/forecast/forecast-order.ts'

onPostgres((open) => {
  let stage: OrderStage
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })
  const customerWith = (customer_cd: string) => forecastStage(stage, customer_cd, {})

  describe('a file', () => {
    const heading = '得意先,枝番,納入先,品目,期間区分（1:日 2:週 3:月）,期間開始日,内示数'
    const fileOf = (lines: readonly string[]) => ({
      file_nm: '内示.csv',
      content: encodeCp932([heading, ...lines, ''].join('\r\n'))?.toString('base64'),
    })
    const upload = async (lines: readonly string[]) => {
      const { rows: judged } = await stage.call(forecastCsvPreview, fileOf(lines))
      const seen = judged.map(({ update_cnt }) => update_cnt)
      return stage.call(forecastCsvUpload, { ...fileOf(lines), seen })
    }
    it('announces what it says, month by month as a version of its own, and what it leaves out is not wanted any more', async () => {
      const { of, month, item, other, announce, order, at, compare } = await customerWith('C017')
      await announce([
        [item, day, '10'],
        [other, day, '5'],
      ])
      await order([[item, '4']])
      const { counts } = await upload([`C017,00,,${item},2,2027/02/10,70`, `C017,,,${item},3,2027-03-15,90`])
      expect(counts).toMatchObject({ new: 2, wrong: 0 })
      // A week begins on Monday, and the order lies in it.
      expect(await at(item, '2027-02-08')).toEqual(['70', '4', '4', '0', '66', '-66'])
      const { versions, rows: found } = await compare()
      expect(versions.map((one) => [one.version_no, one.period_kind, one.source, one.file_nm])).toEqual([
        [2, '2', '2', '内示.csv'],
        [1, '1', '1', ''],
      ])
      expect(found.find((row) => row.item_cd === other)).toMatchObject({
        before: '5',
        now: '0',
        change: '-5',
      })
      const march = await stage.call(compareForecasts, { ...of, month: '2027-03' })
      expect(march.rows.map((row) => [row.period_dt, row.now])).toEqual([['2027-03-01', '90']])
      const again = upload([`C017,00,,${item},2,2027/02/10,70`, `C017,,,${item},3,2027-03-15,90`])
      await expect(again).rejects.toMatchObject({ code: 'IMP_DUPLICATE' })
      const out = await stage.call(forecastCsv, { ...of, month })
      expect(out.content instanceof Uint8Array && decodeCp932(out.content)).toBe(
        `${heading}\r\nC017,00,,${item},2,2027-02-08,70\r\n`,
      )
    })
    it('with something wrong is told cell by cell, and announces nothing', async () => {
      const { item, plan } = await customerWith('C018')
      const lines = [
        `C018,00,,${item},1,2027/02/10,5`,
        `C018,00,,NOTHING,1,2027/02/10,5`,
        `C018,00,NOWHERE,${item},1,2027/02/11,5`,
        `NOBODY,00,,${item},1,2027/02/10,5`,
        `C018,00,,${item},2,2027/02/15,5`,
        `C018,00,,${item},1,2027/02/10,6`,
        `C018,00,,${item},1,soon,many`,
        `C018,00,,${item},9,2027/02/12,1.5`,
      ]
      const { rows: judged } = await stage.call(forecastCsvPreview, fileOf(lines))
      expect(judged.map(({ errors }) => errors.map(({ column, code }) => [column, code]))).toEqual([
        [],
        [[3, 'BIZ_FORECAST_ITEM']],
        [[2, 'BIZ_FORECAST_DESTINATION']],
        [[0, 'BIZ_FORECAST_CUSTOMER']],
        [[4, 'BIZ_FORECAST_KIND']],
        [[3, 'BIZ_FORECAST_TWICE']],
        [
          [5, 'V_DATE'],
          [6, 'UP_NOT_NUMBER'],
        ],
        [[4, 'V_CHOOSE']],
      ])
      await expect(upload(lines)).rejects.toMatchObject({ code: 'IMP_ERRORS' })
      expect((await plan()).version_no).toBe(0)
    })
  })
})
