import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dayHeading, forecastFileStage, sideBySide } from '#test/forecast-file.ts'
import { forecastStage } from '#test/forecast-stage.ts'
import { refused } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { compareForecasts } from '../../contract/forecast/forecast-order.ts'
import { forecastExamination } from './forecast-examination.ts'

onPostgres((open) => {
  let stage: OrderStage
  const { matched, run, again, withdraw } = forecastFileStage(() => stage)
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
  })
  const steps = ({ import_no }: { readonly import_no: string }) =>
    stage.database.owner('read', (tx) =>
      rows(
        tx,
        { verb: z.string(), reason: z.string() },
        sql`SELECT verb, reason FROM status_history WHERE document = 'order_import' AND row_key = ${`F01 ${import_no}`}
          ORDER BY step_no`,
      ),
    )

  it('a wrong file is withdrawn with its reason: the version before counts again, and orders consume that one', async () => {
    const { item, other, order, at, compare, of } = await forecastStage(stage, 'C017', {})
    const { upload } = await matched('WITHDRAW', sideBySide('C017', 'yyyy/MM/dd'))
    await run(
      await upload(
        [
          [item, '2026/11/01', '10', '', ''],
          [other, '2026/11/01', '5', '', ''],
        ],
        dayHeading,
        'right.csv',
      ),
    )
    await order([[item, '4']])
    const rowsOfWrong = [[item, '2026/11/10', '3', '7', '20']]
    const wrong = await upload(rowsOfWrong, dayHeading, 'wrong.csv')
    expect((await refused(withdraw(wrong))).code).toBe('IMP_NOT_IMPORTED')
    await run(wrong)
    // What is ordered meanwhile consumes what counts meanwhile.
    await order([[item, '2']])
    expect(await at(item)).toEqual(['3', '6', '3', '0', '0', '3'])
    expect(await at(other)).toEqual(['0', '0', '0', '0', '0', '0'])

    const { head } = await withdraw(wrong)
    expect(head).toMatchObject({ import_status: '3', reset_reason: '別の月のファイル' })
    expect(await steps(head)).toEqual([
      { verb: 'begin', reason: '' },
      { verb: 'finish', reason: '' },
      { verb: 'withdraw', reason: '別の月のファイル' },
    ])
    expect(await at(item)).toEqual(['10', '6', '6', '0', '4', '-4'])
    expect(await at(other)).toEqual(['5', '0', '0', '0', '5', '-5'])
    const { versions, now_no, before_no } = await compare()
    expect([now_no, before_no]).toEqual([1, 0])
    expect(versions.map((one) => [one.version_no, one.counts, one.withdrawn])).toEqual([
      [2, false, '別の月のファイル'],
      [1, true, ''],
    ])
    // Of a month that only the wrong file spoke of nothing is announced any more.
    const march = await stage.call(compareForecasts, { ...of, month: '2027-03' })
    expect(march.rows.filter(({ now }) => now !== '0')).toEqual([])
    expect(await forecastExamination.examine(stage.database, product.registered)).toMatchObject({
      state: 'ok',
    })

    expect((await refused(withdraw(wrong))).code).toBe('IMP_NOT_IMPORTED')
    // The same file may come again, and is the next version.
    await run(await upload(rowsOfWrong, dayHeading, 'wrong.csv'))
    expect((await compare()).now_no).toBe(3)
  })

  it('what was announced or typed after it stands against that, and is named', async () => {
    const { item, announce, at } = await forecastStage(stage, 'C018', {})
    const { upload } = await matched('FOLLOWED', sideBySide('C018', 'yyyy/MM/dd'))
    const first = await upload([[item, '2026/11/01', '10', '', '']], dayHeading, 'first.csv')
    await run(first)
    await announce([[item, '2027-02-10', '11']])
    const changed = await refused(withdraw(first))
    expect(changed.code).toBe('IMP_FORECASTS_FOLLOWED')
    expect(changed.msg).toContain('（C018-00 2027-02）')
    await announce([[item, '2027-02-10', '12']], true)
    expect((await refused(withdraw(first))).code).toBe('IMP_FORECASTS_FOLLOWED')
    expect((await again(first)).head.import_status).toBe('2')
    expect((await at(item))?.[0]).toBe('12')
  })
})
