import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { annualPlanCsv, planOfYear } from '#modules/receive-order/contract/forecast/annual-plan.ts'
import { editMonths, planOfMonths } from '#modules/receive-order/contract/forecast/monthly-plan.ts'
import { decodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { saleClerk } from '#test/sale-clerk.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { correctSales, reverseSales } from '../../contract/sale/sales-calls.ts'

onPostgres((open) => {
  let stage: SalesStage
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
  })
  const { reason, post, typed, delivered, goods } = saleClerk(() => stage)
  const of = { customer_cd: 'C001', branch_no: '00' }
  const month = '2026-11'
  const yearOf = (order_sales_div: '1' | '2', year = '2026') =>
    stage.call(planOfYear, { ...of, year, item_cd: '', order_sales_div })
  const rowOf = async (order_sales_div: '1' | '2') =>
    (await yearOf(order_sales_div)).rows.find(({ item_cd }) => item_cd === stage.item_cd)
  const sold = async () => Number((await rowOf('2'))?.actual[month] ?? 0)

  it('what was sold counts when it is posted, less what came back and what was reversed', async () => {
    const before = await sold()
    const { header } = await typed([goods()])
    expect(await sold()).toBe(before)
    await post(header.sales_no)
    expect(await sold()).toBe(before + 4)
    const back = await typed([
      {
        ...goods({ sales_div: '520', qty: '1', return_judgement: '1' }),
        ...{ origin_no: header.sales_no, origin_line_no: '1' },
      },
    ])
    await post(back.header.sales_no)
    expect(await sold()).toBe(before + 3)
    const other = await typed([goods({ qty: '7' })])
    await post(other.header.sales_no)
    const turned = { account_dt: orderDay, reason }
    await stage.call(reverseSales, { sales_no: other.header.sales_no, ...turned })
    expect(await sold()).toBe(before + 3)
    const { sales_no } = await delivered()
    await post(sales_no)
    expect(await sold()).toBe(before + 13)
    const black = await stage.call(correctSales, { sales_no, ...turned })
    await post(black.header.sales_no)
    expect(await sold()).toBe(before + 13)
  })

  it('what was ordered counts by the month in which the customer wants it', async () => {
    const before = Number((await rowOf('1'))?.actual['2027-02'] ?? 0)
    await stage.enter([{ item_cd: stage.item_cd, qty: '6' }], { due_dt: '2027-02-10' })
    expect(Number((await rowOf('1'))?.actual['2027-02'] ?? 0)).toBe(before + 6)
  })

  it('twelve months up to each are this year’s and the rest of last year’s, and end with what has happened', async () => {
    const { header } = await typed([goods({ qty: '9' })])
    await post(header.sales_no)
    const order = await stage.enter([{ item_cd: stage.item_cd, qty: '9' }])
    const { order_no } = order.header
    await stage.database.owner('write', async (tx) => {
      await tx.execute(sql`UPDATE sales SET account_dt = '2025-12-10' WHERE sales_no = ${header.sales_no}`)
      await tx.execute(
        sql`UPDATE receive_order_line SET desired_dt = '2025-12-10' WHERE order_no = ${order_no}`,
      )
    })
    for (const way of ['1', '2'] as const) {
      const { months, rows, this_month } = await yearOf(way)
      expect([months[0], months[11], this_month]).toEqual(['2026-04', '2027-03', month])
      expect(rows.find(({ item_cd }) => item_cd === stage.item_cd)?.before).toHaveProperty('2026-12')
      for (const { actual, before, moving } of rows)
        for (const [at, one] of months.entries()) {
          const sum = months.reduce(
            (all, each, place) => all + Number((place <= at ? actual : before)[each] ?? 0),
            0,
          )
          expect(Number(moving[one] ?? 0)).toBe(one <= this_month ? sum : 0)
        }
    }
  })

  it('is the plan by months: what is saved in one stands in the other, and who was slower is told so', async () => {
    const cells = [{ item_cd: stage.item_cd, month: '2027-03', qty: '250', update_cnt: -1 }]
    const sent = { ...of, order_sales_div: '2', cells } as const
    await stage.call(editMonths, sent)
    expect(await rowOf('2')).toMatchObject({ target: { '2027-03': '250' }, update_cnt: { '2027-03': 0 } })
    expect((await rowOf('1'))?.target).not.toHaveProperty('2027-03')
    const { rows } = await stage.call(planOfMonths, {
      ...{ ...of, month, item_cd: stage.item_cd, order_sales_div: '2' },
    })
    expect(rows).toMatchObject([{ target: { '2027-03': '250' }, actual: { [month]: String(await sold()) } }])
    expect(await refused(stage.call(editMonths, sent))).toMatchObject({ code: 'STALE' })
  })

  it('the file says the year, its halves and its months, and moving totals without a sum', async () => {
    const asked = { ...of, year: '2026', item_cd: stage.item_cd, order_sales_div: '2' } as const
    const [row] = (await stage.call(planOfYear, asked)).rows
    const out = await stage.call(annualPlanCsv, asked)
    const lines = out.content instanceof Uint8Array ? decodeCp932(out.content).trim().split('\r\n') : []
    expect(lines.map((line) => line.split(',')[6])).toEqual(
      '項目,計画値,実績,差異,達成率%,前年実績,年計'.split(','),
    )
    const cells = (line: number) => lines[line]?.split(',') ?? []
    expect(cells(0).slice(7, 11)).toEqual(['合計', '上期', '下期', '2026/04'])
    expect(cells(1).slice(0, 6)).toEqual(['2026', 'C001', '00', '売上', stage.item_cd, row?.item_nm])
    expect([cells(1)[7], cells(1)[9], cells(1)[21]]).toEqual(['250', '250', '250'])
    const done = Object.values(row?.actual ?? {}).reduce((all, one) => all + Number(one), 0)
    expect([cells(2)[7], cells(3)[7]]).toEqual([String(done), String(done - 250)])
    expect([cells(6)[7], cells(6)[17]]).toEqual(['', row?.moving[month]])
  })

  it('begins with the month that the company says, and without a year it is the one of the business date', async () => {
    const asked = { ...of, year: '', item_cd: '', order_sales_div: '1' } as const
    expect(await stage.call(planOfYear, asked)).toMatchObject({ year: '2026' })
    await stage.database.owner('write', (tx) => tx.execute(sql`UPDATE company SET fiscal_start_month = 12`))
    const { year, months } = await stage.call(planOfYear, asked)
    expect([year, months[0], months[11]]).toEqual(['2025', '2025-12', '2026-11'])
    await stage.database.owner('write', (tx) => tx.execute(sql`UPDATE company SET fiscal_start_month = 4`))
  })
})
