import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { day, forecastStage } from '#test/forecast-stage.ts'
import { orderStage } from '#test/order-stage.ts'
import { product } from '#test/product.ts'
import { forecastExamination } from './forecast-examination.ts'

onPostgres((open) => {
  it('the doctor finds a forecast of which orders have consumed something else, and a month whose newest version does not count', async () => {
    const stage = await orderStage(await open(demo))
    const { item, announce, order } = await forecastStage(stage, 'C017', {})
    const examined = () => forecastExamination.examine(stage.database, product.registered)
    const spoil = (statement: ReturnType<typeof sql>) =>
      stage.database.owner('write', async (tx) => void (await tx.execute(statement)))
    await announce([[item, day, '10']])
    await order([[item, '4']])
    expect(await examined()).toMatchObject({ state: 'ok' })

    const ofItem = sql`company_cd = 'DEMO' AND customer_cd = 'C017' AND item_cd = ${item} AND month = '2027-02'`
    await spoil(sql`UPDATE forecast_order SET consumed_qty = 5 WHERE ${ofItem}`)
    expect(await examined()).toMatchObject({
      state: 'fail',
      says: expect.stringContaining(`DEMO F01 C017-00 ${item} ${day}`) as string,
    })
    await spoil(sql`UPDATE forecast_order SET consumed_qty = 4 WHERE ${ofItem}`)
    expect(await examined()).toMatchObject({ state: 'ok' })

    await spoil(
      sql`UPDATE forecast_version SET counts = false WHERE company_cd = 'DEMO' AND customer_cd = 'C017'`,
    )
    expect(await examined()).toMatchObject({
      state: 'fail',
      says: expect.stringContaining('DEMO F01 C017-00 2027-02') as string,
    })
  })
})
