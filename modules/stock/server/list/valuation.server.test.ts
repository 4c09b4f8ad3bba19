import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { tokenOf } from '#test/company.ts'
import { onEveryDatabase } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { at, bought, moved, sold, stockStage, type StockStage } from '#test/stock-stage.ts'
import { stockAbc } from '../../contract/abc.ts'
import { movementList } from '../../contract/movement-list.ts'
import { stockList } from '../../contract/stock-list.ts'
import { shelfGoods } from '../../contract/stock-map.ts'
import { valuationList } from '../../contract/valuation-list.ts'
import { valueAsOf } from '../as-of/stock-as-of.ts'
import { closeMonth } from '../closing/close-month.ts'

onEveryDatabase((open) => {
  let database: Database
  let site: Site
  let stage: StockStage
  let token: string
  beforeAll(async () => {
    database = await open()
    site = await openSite(database)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    stage = await stockStage(database)
    token = await tokenOf(site, stage.company_cd)
    await stage.post([bought('M1', '10', '100')], { biz_dt: '2026-01-10' })
    await stage.post([bought('M1', '10', '140'), moved('M1', '5', 'W1', 'W2')], { biz_dt: '2026-02-03' })
    await stage.post(
      [{ ...moved('M1', '2', 'W2', 'W2'), stock_div: '045', to: at('W2', { quality: '2' }), reason: '傷' }],
      {
        biz_dt: '2026-02-10',
      },
    )
    await stage.post([sold('M1', '6')], { biz_dt: '2026-02-20' })
    await stage.post([{ stock_div: '060', item_cd: 'M1', qty: '28', amount: '280', reason: '訂正' }], {
      biz_dt: '2026-03-05',
    })
    await stage.post([bought('S1', '4', '15')], { biz_dt: '2026-03-20' })
    await stage.post([sold('M1', '2')], { biz_dt: '2026-04-01' })
  })
  afterEach(() => stage.addsUp())
  const close = (month: string) => stage.within((context) => closeMonth(context, month))

  const told = async (asked: Readonly<Record<string, string>>) => {
    const { data } = await site.call(valuationList.endpoints.getList, { size: '50', ...asked }, { token })
    return data.list.map((row) =>
      [
        row.item_cd,
        `${row.opening_qty}/${row.opening_amount}`,
        `+${row.in_qty}/${row.in_amount}`,
        `-${row.out_qty}/${row.out_amount}`,
        `~${row.revalued_amount}`,
        `=${row.qty}/${row.amount}`,
        row.variance,
      ].join(' '),
    )
  }
  const expected: Readonly<Record<string, readonly string[]>> = {
    '2026/01': ['M1 0/0 +10/1000 -0/0 ~0 =10/1000 0'],
    '2026/02': ['M1 10/1000 +10/1400 -6/720 ~0 =14/1680 0'],
    '2026/03': ['M1 14/1680 +0/0 -0/0 ~140 =14/1820 140', 'S1 0/0 +4/50 -0/0 ~0 =4/50 10'],
    '2026/01/01..2026/02/03': ['M1 0/0 +20/2400 -0/0 ~0 =20/2400 0'],
    '2026/02/11..2026/02/19': ['M1 20/2400 +0/0 -0/0 ~0 =20/2400 0'],
    '2026/03/05': ['M1 14/1680 +0/0 -0/0 ~140 =14/1820 140'],
  }
  const all = async () => {
    const found: Record<string, readonly string[]> = {}
    for (const period of Object.keys(expected)) found[period] = await told({ period })
    return found
  }

  it('any month and any past day, open or closed, with what came and went: a move inside is neither', async () => {
    expect(await all()).toEqual(expected)
    await close('2026-01')
    expect(await all()).toEqual(expected)
    await close('2026-02')
    await close('2026-03')
    expect(await all()).toEqual(expected)
    expect(await told({ period: '2026/03', item_cd: 'S1' })).toEqual(expected['2026/03']?.slice(1))
  })

  it('the figures agree with the value of the day, and nothing asked means this month', async () => {
    const asOf = await stage.within((context) => valueAsOf(context, { date: '2026-02-19' }))
    expect(asOf.map(({ item_cd, amount }) => `${item_cd} ${amount}`)).toEqual(['M1 2400'])
    expect(await told({})).toEqual(await told({ period: '2026/04' }))
  })

  it('ABC of a day: the dearest first, with the rank by value beside that of the master', async () => {
    const { data } = await site.call(stockAbc, { date: '2026-03-31' }, { token })
    expect(
      data.list.map(({ item_cd, amount, rank, item_rank }) => [item_cd, amount, rank, item_rank]),
    ).toEqual([
      ['M1', '1820', 'A', 'B'],
      ['S1', '50', 'C', 'B'],
    ])
    expect((await site.call(stockAbc, { date: '2026-01-09' }, { token })).data.list).toEqual([])
  })

  it('the places of an item are worth what the item is, to the yen', async () => {
    await stage.post([bought('M1', '7', '33.37')], { biz_dt: '2026-04-01' })
    await stage.post([moved('M1', '3', 'W1', 'W2')], { biz_dt: '2026-04-01' })
    const [item] = (await site.call(valuationList.endpoints.getList, { item_cd: 'M1' }, { token })).data.list
    const places = await site.call(stockList.endpoints.getList, { item_cd: 'M1', size: '50' }, { token })
    const { data } = await site.call(stockList.endpoints.getTotal, { item_cd: 'M1' }, { token })
    expect(places.data.list.length).toBeGreaterThan(2)
    expect(data.totals?.amount).toBe(item?.amount)
    const inW2 = places.data.list.filter(({ location_cd }) => location_cd === 'W2')
    const onMap = await site.call(shelfGoods, { location_cd: 'W2' }, { token })
    expect(sumOf(onMap.data.list)).toBe(sumOf(inW2))
    const all = await Promise.all(
      [stockList, valuationList].map((list) => site.call(list.endpoints.getTotal, {}, { token })),
    )
    expect(all[0]?.data.totals?.amount).toBe(all[1]?.data.totals?.amount)
  })

  it('the movements of all items, place by place', async () => {
    const asked = { size: '50', biz_dt: '2026/02', sort: 'ledger_no' }
    const { data } = await site.call(movementList.endpoints.getList, asked, { token })
    expect(
      data.list.map((row) => `${row.stock_div} ${row.location_cd} ${row.in_qty}/${row.out_qty}`),
    ).toEqual(['010 W1 10/', '030 W1 /5', '030 W2 5/', '045 W2 /2', '045 W2 2/', '500 W1 /6'])
  })
})

const sumOf = (list: readonly { readonly amount: string }[]) =>
  list.reduce((sum, { amount }) => sum + Number(amount), 0)
