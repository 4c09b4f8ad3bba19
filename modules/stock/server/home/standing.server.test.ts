import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { bought, moved, sold, stockStage, type StockStage } from '#test/stock-stage.ts'
import { itemStock } from '../../contract/item-stock.ts'
import { shortageList } from '../../contract/shortage-list.ts'
import { stockStanding } from '../../contract/standing.ts'
import { stockList } from '../../contract/stock-list.ts'
import { stockPeriods } from '../../contract/stock-manage.ts'

onPostgres((open) => {
  let site: Site
  let stage: StockStage
  let token: string
  beforeAll(async () => {
    const database = await open()
    site = await openSite(database)
    stage = await stockStage(database)
    token = await tokenOf(site, stage.company_cd)
    await stage.post([bought('M1', '10', '100')], { biz_dt: '2026-02-10' })
    await stage.post([bought('M2', '5', '40'), moved('M1', '4', 'W1', 'W2')], { biz_dt: '2026-03-20' })
    await stage.post([sold('M1', '2')], { biz_dt: '2026-04-01' })
    await stage.within(({ tx }) =>
      tx.execute(sql`UPDATE item SET safety_stock = CASE item_cd WHEN 'M2' THEN 5 ELSE 9 END
        WHERE company_cd = ${stage.company_cd} AND item_cd IN ('M1', 'M2', 'M3', 'X1')`),
    )
  })
  afterAll(() => site.close())

  it('the value is that of the list and of the months, and goes back day by day over what was posted', async () => {
    const { data } = await site.call(stockStanding, {}, { token })
    const { data: listed } = await site.call(stockList.endpoints.getTotal, {}, { token })
    const { data: months } = await site.call(stockPeriods, {}, { token })
    expect(data).toMatchObject({ business_date: '2026-04-01', amount: '1000', next_month: months.next_month })
    expect(listed.totals?.['amount']).toBe(data.amount)
    expect(months.list[0]?.amount).toBe(data.amount)
    expect(data.days).toHaveLength(30)
    const on = (date: string) => data.days.find((day) => day.date === date)
    expect(data.days[0]).toEqual({ date: '2026-03-03', movements: 0, amount: '1000' })
    expect(on('2026-03-19')).toMatchObject({ amount: '1000' })
    expect(on('2026-03-20')).toEqual({ date: '2026-03-20', movements: 2, amount: '1200' })
    expect(data.days.at(-1)).toEqual({ date: '2026-04-01', movements: 1, amount: '1000' })
  })

  it('below the safety stock is what can be promised less of, also where nothing lies, but nothing that is out of use', async () => {
    const { data } = await site.call(shortageList.endpoints.getList, {}, { token })
    expect(
      data.list.map(({ item_cd, available_qty, short_qty }) => [item_cd, available_qty, short_qty]),
    ).toEqual([
      ['M1', '8', '1'],
      ['M3', '0', '9'],
    ])
    const { data: total } = await site.call(shortageList.endpoints.getTotal, {}, { token })
    expect(total.total).toBe(2)
    for (const { item_cd, qty, allocated_qty, available_qty, effective_qty, safety_stock } of data.list) {
      const { data: enquired } = await site.call(itemStock, { item_cd }, { token })
      expect(enquired).toMatchObject({
        on_hand: qty,
        allocated: allocated_qty,
        available: available_qty,
        effective: effective_qty,
        safety_stock,
      })
    }
  })
})
