import { beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dayHeading, forecastField, forecastFileStage, sideBySide } from '#test/forecast-file.ts'
import { forecastStage } from '#test/forecast-stage.ts'
import { refused } from '#test/master-stage.ts'
import { csv } from '#test/order-file.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { forecastFiles } from '../../contract/forecast/forecast-import.ts'
import { compareForecasts } from '../../contract/forecast/forecast-order.ts'
import { forecastTarget } from '../../contract/forecast/forecast-target.ts'
import { importDetail, uploadOrders } from '../../contract/import/import-calls.ts'
import type { ImportRecord } from '../../contract/import/import-file.ts'

onPostgres((open) => {
  let stage: OrderStage
  const { matched, run, again } = forecastFileStage(() => stage)
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })
  const said = ({ rows: all }: ImportRecord) =>
    all.flatMap(({ row_no, assessed }) =>
      assessed.problems.map(({ column, code }) => [row_no, column, code] as const),
    )

  describe('a forecast in the form of the customer', () => {
    it('becomes rows of its days, is corrected at its cell, and is a version that stands beside the older one', async () => {
      const { of, month, item, other, order, at, compare } = await forecastStage(stage, 'C017', {})
      const { upload } = await matched('DAYS', sideBySide('C017', 'yyyy/MM/dd'))
      await order([[item, '4']])
      const first = await upload(
        [
          [item, '2026/11/01', '10', '１２', ''],
          [other, '2026/11/01', '5', '1.2K', '0'],
        ],
        dayHeading,
      )
      expect(said(first)).toEqual([[3, 3, 'CSV_NUMERIC']])
      expect(first.head).toMatchObject({ target: 'forecast', row_cnt: 2, error_cnt: 1 })
      const { import_no, update_cnt } = first.head
      expect((await refused(stage.call(forecastFiles.commit, { import_no, update_cnt }))).code).toBe(
        'IMP_ERRORS',
      )
      const right = await stage.call(forecastFiles.correct, {
        ...{ import_no, update_cnt },
        cells: [{ row_no: 3, column: 3, text: '120' }],
      })
      expect(said(right)).toEqual([])
      expect(right.rows[0]?.assessed).toMatchObject({
        shown: { item_cd: item, qty: '22', desired_dt: '2027-02-10' },
        changes: [
          { field: '2027-02-10', old: '0', new: '10' },
          { field: '2027-02-12', old: '0', new: '12' },
        ],
      })
      expect(await run(right)).toEqual({ file_nm: 'a.csv', rows: 2, made: 2 })
      expect((await again(right)).head).toMatchObject({ import_status: '2', order_cnt: 2 })
      // The order of 4 consumes what was announced for its day.
      expect(await at(item, '2027-02-10')).toEqual(['10', '4', '4', '0', '6', '-6'])

      const second = await upload([[item, '2026/11/10', '15', '12', '']], dayHeading)
      expect(second.rows[0]?.assessed.changes).toEqual([{ field: '2027-02-10', old: '10', new: '15' }])
      await run(second)
      const { versions, rows: found } = await compare()
      expect(versions.map((one) => [one.version_no, one.received_dt, one.source, one.file_nm])).toEqual([
        [2, '2026-11-10', '2', 'a.csv'],
        [1, '2026-11-01', '2', 'a.csv'],
      ])
      expect(found.find((row) => row.item_cd === item && row.period_dt === '2027-02-10')).toMatchObject({
        ...{ before: '10', now: '15', change: '5' },
      })
      expect(found.find((row) => row.item_cd === other && row.period_dt === '2027-02-12')).toMatchObject({
        ...{ before: '120', now: '0', change: '-120' },
      })
      // 0 announces nothing, a blank neither.
      const march = await stage.call(compareForecasts, { ...of, month: '2027-03' })
      expect(march.rows.filter((row) => row.now !== '0')).toEqual([])
      expect(month).toBe('2027-02')
    })
    it('comes once, and nothing older comes after it', async () => {
      const { item } = await forecastStage(stage, 'C018', {})
      const { upload } = await matched('ONCE', sideBySide('C018', 'yyyy/MM/dd'))
      const rows = [[item, '2026/11/10', '15', '12', '']]
      const file = await upload(rows, dayHeading)
      expect((await refused(upload(rows, dayHeading, 'b.csv'))).code).toBe('IMP_DUPLICATE')
      await run(file)
      expect((await refused(upload(rows, dayHeading, 'c.csv'))).code).toBe('IMP_DUPLICATE')
      const known = await again(file)
      const { import_no, update_cnt } = known.head
      expect((await refused(stage.call(forecastFiles.commit, { import_no, update_cnt }))).code).toBe(
        'IMP_IMPORTED',
      )
      const older = await upload([[item, '2026/11/09', '99', '', '']], dayHeading)
      expect(said(older)).toEqual([[2, 1, 'BIZ_FORECAST_OLDER']])
    })
    it.each([
      ['weeks', '2', 'MM/dd', ['2/10', '2/17', '2/24'], ['2027-02-08', '2027-02-15', '2027-02-22']],
      [
        'months',
        '3',
        'yyyy/MM',
        ['2027年2月', '2027/03', '2027/4'],
        ['2027-02-01', '2027-03-01', '2027-04-01'],
      ],
    ] as const)('has columns per %s', async (name, kind, date, periods, starts) => {
      const { of, item } = await forecastStage(stage, kind === '2' ? 'C019' : 'C020', {})
      const { upload } = await matched(name.toUpperCase(), sideBySide(of.customer_cd, date, kind))
      const file = await upload([[item, '', '70', '80', '90']], ['品番', '発行日', ...periods])
      expect(said(file)).toEqual([])
      await run(file)
      const figures = await Promise.all(
        [...new Set(starts.map((start) => start.slice(0, 7)))].map((month) =>
          stage.call(compareForecasts, { ...of, month }),
        ),
      )
      expect(
        figures.flatMap(({ rows }) =>
          rows.filter((row) => row.now !== '0').map((row) => [row.period_dt, row.now]),
        ),
      ).toEqual(starts.map((start, place) => [start, ['70', '80', '90'][place]]))
    })
    it('says at each cell what is wrong with it, and announces nothing', async () => {
      const { item } = await forecastStage(stage, 'C021', {})
      const heading = ['得意先', '納入先', '品番', '当社品目', '区分', '納期', '数']
      const { upload } = await matched('CELLS', {
        ...{ heading_rows: 1, width: heading.length, key: [], per_day: null },
        fields: [
          ...[
            forecastField('customer_cd', 1),
            forecastField('destination_cd', 2),
            forecastField('customer_item_cd', 3),
          ],
          ...[
            forecastField('item_cd', 4),
            forecastField('period_kind', 5),
            forecastField('period_dt', 6),
            forecastField('qty', 7),
          ],
        ],
      })
      const sold = stage.sold[0]
      const file = await upload(
        [
          ['C021', '', '', item, '1', '2027/02/10', '5'],
          ['C021', '', 'NOTHING', '', '1', '2027/02/10', '5'],
          ['C021', 'NOWHERE', '', item, '1', '2027/02/11', '5'],
          ['NOBODY', '', '', item, '1', '2027/02/10', '5'],
          ['C021', '', '', item, '2', '2027/02/15', '5'],
          ['C021', '', '', item, '1', '2027/02/10', '6'],
          ['C021', '', '', item, '1', '', '-1'],
          ['C021', '', '', '', '1', '2027/02/12', '1'],
          ['C021', '', '', item, '9', '2027/02/31', '1'],
          ['', '', '', item, '1', '2027/02/16', ''],
          ['C001', '', sold?.customer_item_cd ?? '', 'OTHER', '1', '2027/02/10', '1'],
          ['C021', '', '', item, '1', '2027/02/17', '1000000000'],
        ],
        heading,
      )
      expect(said(file)).toEqual([
        [3, 2, 'BIZ_CUSTOMER_ITEM_MISSING'],
        [4, 1, 'BIZ_FORECAST_DESTINATION'],
        [5, 0, 'BIZ_FORECAST_CUSTOMER'],
        [6, 4, 'BIZ_FORECAST_KIND'],
        [7, 3, 'BIZ_FORECAST_TWICE'],
        [8, 5, 'V_REQUIRED'],
        [8, 6, 'BIZ_QTY_MINUS'],
        [9, 3, 'V_REQUIRED'],
        [10, 4, 'CSV_CHOICE'],
        [10, 5, 'CSV_DATE'],
        [11, 0, 'CSV_REQUIRED'],
        [11, 6, 'CSV_REQUIRED'],
        [12, 3, 'BIZ_CUSTOMER_ITEM_OTHER'],
        [13, 6, 'V_RANGE'],
      ])
    })
    it('is no file of orders: neither screen shows or imports what came by the other', async () => {
      const { item } = await forecastStage(stage, 'C022', {})
      const { upload } = await matched('OWN', sideBySide('C022', 'yyyy/MM/dd'))
      const { head } = await upload([[item, '', '1', '', '']], dayHeading)
      expect((await refused(stage.call(importDetail, { import_no: head.import_no }))).code).toBe(404)
      const content = csv([[item, '', '1', '', '']], dayHeading)
      expect(
        (await refused(stage.call(uploadOrders, { file_nm: 'x.csv', content, matching_cd: 'OWN' }))).code,
      ).toBe('IMP_MATCHING_MISSING')
      const { list } = await stage.call(forecastFiles.list, {})
      expect(new Set(list.map(({ target }) => target))).toEqual(new Set([forecastTarget.name]))
    })
  })
})
