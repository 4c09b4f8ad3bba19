import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectionPointMaster } from '#modules/master/contract/inspection-point.ts'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { inspectionStage, type InspectionStage } from '#test/inspection-stage.ts'
import { outcome } from '#test/master-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { openSite, type Site } from '#test/site.ts'
import { printCertificate } from '../../contract/final-inspection/inspection-calls.ts'

onPostgres((open) => {
  describe('検査成績書', { timeout: 180_000 }, () => {
    let stage: InspectionStage
    let site: Site
    let token = ''
    beforeAll(async () => {
      const database = await open(demo)
      site = await openSite(database)
      stage = await inspectionStage(database)
      const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
      token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
      await stage.database.owner('write', (tx) =>
        tx.execute(`DELETE FROM inspection_point WHERE company_cd = 'DEMO' AND item_cd = '${stage.item_cd}'`),
      )
      await point('20', '全長', '49', '51', 10)
      await point('10', '軸受取付面からの高さ（基準面A）', '9.9', '10.1', 20)
    })
    afterAll(() => site.close())
    const point = (no: string, point_nm: string, lower_limit: string, upper: string, sort_no: number) =>
      stage.call(inspectionPointMaster.endpoints.doEdit, {
        ...{ assign_mode: '0', item_cd: stage.item_cd, point_no: no, point_nm, process_no: 0, lower_limit },
        ...{ upper_limit: upper, measure_unit: 'mm', sort_no, note: '' },
      })
    const m = (piece_no: number, point_no: string, value: string) => ({ piece_no, point_no, value })
    const waiting = async (qty: string) => {
      const work_order_no = await stage.made(qty)
      await stage.finished(work_order_no, qty)
      const [row] = await stage.waiting(work_order_no)
      return { work_order_no, lot_no: row?.lot_no ?? '' }
    }
    const printed = async (lot: { readonly work_order_no: string; readonly lot_no: string }) =>
      textOfPages(await site.file(printCertificate, lot, { token })).map((page) => page.replaceAll(/\s/g, ''))

    it('says how a lot was judged each time, and every value with its limits, what is outside marked', async () => {
      const lot = await waiting('4')
      const { work_order_no } = lot
      expect(await outcome(stage.call(printCertificate, lot))).toBe('BIZ_INSPECTION_NOT_JUDGED')
      const measures = [m(1, '10', '12.3456'), m(2, '10', '10'), m(1, '20', '50.5')]
      await stage.judge(work_order_no, { good_qty: '2', defective_qty: '1', reason_cd: '10', measures })
      const again = { good_qty: '1', good_reason: '特採：客先了承済', measures: [m(1, '20', '52')] }
      await stage.judge(work_order_no, again)
      const [page = '', ...others] = await printed(lot)
      expect(others).toEqual([])
      for (const words of [
        '検査成績書',
        work_order_no,
        '12.3456※',
        '10',
        '49–51mm',
        '52※',
        '特採：客先了承済',
      ])
        expect(page).toContain(words)
      expect(page.indexOf('全長')).toBeLessThan(page.indexOf('軸受取付面からの高さ（基準面A）'))
      expect((await printed(lot))[0]).toBe(page)
      const none = stage.call(printCertificate, { work_order_no, lot_no: 'OTHER' })
      expect(await outcome(none)).toBe('BIZ_INSPECTION_NOT_JUDGED')
      expect(await outcome(stage.call(printCertificate, { work_order_no: 'NONE', lot_no: '' }))).toBe('404')
    })

    it('is printed of what was looked at only, and goes on over pages', async () => {
      const lot = await waiting('12')
      await stage.judge(lot.work_order_no, { good_qty: '1' })
      expect((await printed(lot))[0]).toContain('測定値はありません。')
      const measures = Array.from({ length: 50 }, (_, at) => [
        m(at + 1, '10', '9.9876'),
        m(at + 1, '20', '50'),
      ])
      for (let once = 0; once < 11; once++)
        await stage.judge(lot.work_order_no, { good_qty: '1', measures: measures.flat() })
      const pages = await printed(lot)
      expect(pages.length).toBeGreaterThan(1)
      for (const page of pages.slice(0, -1)) expect(page).toContain('検査項目')
      expect(pages.join('').split('9.9876')).toHaveLength(11 * 50 + 1)
    })
  })
})
