import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { decodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { saleClerk } from '#test/sale-clerk.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { budgetCsv, editBudget, readBudget, type BudgetBy } from '../../contract/budget/budget-calls.ts'
import { reverseSales } from '../../contract/sale/sales-calls.ts'
import { salesManageList } from '../../contract/sale/sales-list.ts'

onPostgres((open) => {
  let stage: SalesStage
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
  })
  const { reason, post, typed, goods } = saleClerk(() => stage)
  const month = '2026-11'
  const budget = (by: BudgetBy, sales_budget_div: '1' | '2' = '1', year = '') =>
    stage.call(readBudget, { by, sales_budget_div, year })
  const rowOf = async (by: BudgetBy, code: string, year = '') =>
    (await budget(by, '1', year)).rows.find((row) => row.code === code)
  const soldTo = async (code: string) => Number((await rowOf('2', code))?.actual[month] ?? 0)
  const save = (by: BudgetBy, code: string, amount: string, update_cnt = -1, of = month) =>
    stage.call(editBudget, {
      ...{ by, sales_budget_div: '1' },
      cells: [{ code, branch_no: by === '2' ? '00' : '', month: of, amount, update_cnt }],
    })

  it('what was posted counts for customer, department and item type alike, and a reversal takes it back', async () => {
    const sums = async () =>
      Promise.all(
        (['1', '2', '3'] as const).map(async (by) =>
          (await budget(by)).rows.reduce((all, { actual }) => all + Number(actual[month] ?? 0), 0),
        ),
      )
    const [before, ofCustomer] = [await sums(), await soldTo('C001')]
    expect(new Set(before).size).toBe(1)
    const { header } = await typed([goods({ qty: '4', unit_price: '500' })])
    expect(await soldTo('C001')).toBe(ofCustomer)
    await post(header.sales_no)
    expect(await soldTo('C001')).toBe(ofCustomer + 2000)
    expect(await sums()).toEqual(before.map((one) => one + 2000))
    const { list } = await stage.call(salesManageList.endpoints.getList, { sales_no: header.sales_no })
    expect(list).toMatchObject([{ item_type_cd: expect.stringMatching(/./), amount: '2000' }])
    await stage.call(reverseSales, { sales_no: header.sales_no, account_dt: orderDay, reason })
    expect(await sums()).toEqual(before)
  })

  it('a line without an item has a row of its own, so that nothing is missing', async () => {
    const { header } = await typed([
      { sales_div: '060', item_nm: '値引', qty: '1', given_amount: '-300', tax_cd: '10' },
    ])
    await post(header.sales_no)
    const { rows: types } = await budget('3')
    expect(types.at(-1)).toMatchObject({ code: '', actual: { [month]: '-300' } })
  })

  it('amounts that are typed stay; last year’s stand beside them', async () => {
    await save('2', 'C001', '1500000')
    await save('2', 'C001', '900000', -1, '2025-11')
    expect(await rowOf('2', 'C001')).toMatchObject({
      ...{ budget: { [month]: '1500000' }, budget_before: { [month]: '900000' } },
      update_cnt: { [month]: 0 },
    })
    await save('2', 'C001', '1600000', 0)
    expect(await rowOf('2', 'C001')).toMatchObject({ budget: { [month]: '1600000' } })
    expect((await rowOf('2', 'C001', '2027'))?.budget_before).toEqual({ '2027-11': '1600000' })
    // Another way of dividing, and production, have their own.
    expect((await rowOf('1', 'C001'))?.budget ?? {}).toEqual({})
    const production = await budget('2', '2')
    expect(production.has_actual).toBe(false)
    expect(production.rows.every((row) => Object.keys({ ...row.budget, ...row.actual }).length === 0)).toBe(
      true,
    )
  })

  it('all or nothing: who was slower is told so, and a wrong row stands at its cell', async () => {
    const { rows: departments } = await budget('1')
    const code = departments[0]?.code ?? ''
    const seen = departments[0]?.update_cnt['2027-01'] ?? -1
    await save('1', code, '700', seen, '2027-01')
    expect(await refused(save('1', code, '800', seen, '2027-01'))).toMatchObject({ code: 'STALE' })
    const cell = { branch_no: '', month: '2027-02', amount: '5', update_cnt: -1 }
    const send = (...of: readonly string[]) =>
      stage.call(editBudget, {
        ...({ by: '1', sales_budget_div: '1' } as const),
        cells: of.map((one) => ({ ...cell, code: one })),
      })
    expect(await refused(send(code, code))).toMatchObject({ code: 'BIZ_BUDGET_TWICE' })
    const told = await refused(send(code, 'NONE'))
    expect(told).toMatchObject({
      ...{ code: 'BIZ_BUDGET_CODE', msg: '部門「NONE」は登録されていないか、廃止されています。' },
    })
    expect(told.fields[0]?.path).toBe('cells.1.code')
    expect((await rowOf('1', code))?.budget).not.toHaveProperty('2027-02')
    const kept = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { amount: z.string() },
        sql`SELECT amount::text FROM sales_budget WHERE budget_cd = ${code} AND month = '2027-01'`,
      ),
    )
    expect(kept).toEqual([{ amount: '700' }])
  })

  it('the file says budget, actual, difference and rate of the year, its halves and its months', async () => {
    const { rows: types, months } = await budget('3')
    const [first] = types
    await save('3', first?.code ?? '', '4000', -1, '2026-05')
    const out = await stage.call(budgetCsv, { by: '3', sales_budget_div: '1', year: '2026' })
    const [heading = '', planned = '', , difference = '', rate = ''] =
      out.content instanceof Uint8Array ? decodeCp932(out.content).split('\r\n') : []
    expect(heading.split(',').slice(0, 11)).toEqual(
      '年度,区分,集計単位,コード,枝番,名称,項目,合計,上期,下期,2026/04'.split(','),
    )
    expect(planned.split(',').slice(6, 12)).toEqual(['予算', '4000', '4000', '0', '0', '4000'])
    const done = months.reduce((all, one) => all + Number(first?.actual[one] ?? 0), 0)
    expect(difference.split(',')[7]).toBe(String(done - 4000))
    expect(rate.split(',')[9]).toBe('')
    expect(out.name).toBe('売上予算_2026_売上_品目区分.csv')
  })

  it('of four who save the same cell at the same moment, one is told', async () => {
    const results = await Promise.allSettled(['1', '2', '3', '4'].map((amount) => save('2', 'C002', amount)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowOf('2', 'C002')).toMatchObject({ update_cnt: { [month]: 0 } })
  })
})
