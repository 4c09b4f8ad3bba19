import { beforeAll, describe, expect, it } from 'vitest'
import { itemStandardCostMaster } from '#modules/master/contract/stock-location.ts'
import { structureCosts } from '#modules/master/contract/roll-up.ts'
import { workOrderCost } from '#modules/mes/contract/work-order-story/work-cost-calls.ts'
import { salesManageList } from '#modules/sales/contract/sale/sales-list.ts'
import { salesSlip } from '#modules/sales/contract/sale/sales-slip.ts'
import { stockAbc } from '#modules/stock/contract/abc.ts'
import { printStockList } from '#modules/stock/contract/print-calls.ts'
import { stockStanding } from '#modules/stock/contract/standing.ts'
import { stockList } from '#modules/stock/contract/stock-list.ts'
import { varianceList } from '#modules/stock/contract/variance-list.ts'
import { startDownload } from '#platform/contract/download-calls.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { costsAmong } from '#platform/contract/fields.ts'
import { decodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from './databases.ts'
import { demo } from './demo.ts'
import { demoToken } from './demo-token.ts'
import { textOfPages } from './pdf-text.ts'
import { product } from './product.ts'
import { openSite, type Site } from './site.ts'

describe('what things cost', () => {
  it('is emptied in every call that answers a slip which says it', () => {
    const open = product.slips.flatMap(({ slip }) => {
      const costs = costsAmong(slip.header, slip.lines)
      const answering = product.routes.filter(({ endpoint }) => endpoint.output === slip.schema.record)
      expect(answering.length).toBeGreaterThan(0)
      return answering.flatMap(({ endpoint }) =>
        costs.every((name) => endpoint.costs?.includes(name)) ? [] : [endpoint.path],
      )
    })
    expect(open).toEqual([])
  })
})

onPostgres((open) => {
  let site: Site
  let storekeeper: { token: string }
  let planner: { token: string }
  beforeAll(async () => {
    site = await openSite(await open(demo), { demo: true })
    storekeeper = await signIn('stock')
    planner = await signIn('planner')
  })

  const signIn = async (user: string) => ({ token: await demoToken(site, user) })
  const { getList, getTotal, csvDownload } = stockList.endpoints

  it('is in the list of the stock for whoever may see it, and empty for others', async () => {
    const seen = await site.call(getList, {}, planner)
    expect(seen.data.list.some(({ amount }) => Number(amount) > 0)).toBe(true)
    const hidden = await site.call(getList, {}, storekeeper)
    expect(hidden.data.list.map(({ item_cd, qty }) => [item_cd, qty])).toEqual(
      seen.data.list.map(({ item_cd, qty }) => [item_cd, qty]),
    )
    expect(new Set(hidden.data.list.flatMap(({ amount, unit_cost }) => [amount, unit_cost]))).toEqual(
      new Set(['']),
    )
    expect(Number((await site.call(getTotal, {}, planner)).data.totals?.['amount'])).toBeGreaterThan(0)
    expect((await site.call(getTotal, {}, storekeeper)).data.totals?.['amount']).toBe('')
  })

  it('is not found out by an order or a condition', async () => {
    const asked = [{ sort: '-amount' }, { sort: 'unit_cost' }, { amount: '1..' }] as const
    for (const one of asked) {
      expect((await site.call(getList, one, planner)).code).toBe(200)
      expect((await site.call(getList, one, storekeeper)).code).toBe(403)
    }
    expect((await site.call(getTotal, { amount: '1..' }, storekeeper)).code).toBe(403)
    const file = { list: stockList.name, format: 'csv', conditions: { amount: '1..' } } as const
    expect((await site.call(startDownload, file, storekeeper)).code).toBe(403)
  })

  it('has no column in a file and on paper', async () => {
    const heading = async (caller: { token: string }) =>
      decodeCp932(await site.file(csvDownload, {}, caller)).split('\r\n')[0]
    const admin = await signIn('admin')
    expect(await heading(admin)).toContain('在庫金額')
    expect(await heading(storekeeper)).not.toMatch(/在庫金額|評価単価/)
    expect(await heading(storekeeper)).toContain('在庫数')
    const paper = async (caller: { token: string }) =>
      textOfPages(await site.file(printStockList, {}, caller))
        .join('')
        .replaceAll(/\s/g, '')
    expect(await paper(planner)).toContain('在庫金額')
    expect(await paper(storekeeper)).not.toContain('在庫金額')
  })

  it('is on no slip, line or tile', async () => {
    const entered = await site.call(
      salesSlip.endpoints.doEdit,
      {
        assign_mode: '0',
        header: { account_dt: '2026-11-18', customer_cd: 'C001', branch_no: '00' },
        lines: [{ sales_div: '070', item_nm: '荷造り', qty: '1', unit_price: '500' }],
      },
      await signIn('sales'),
    )
    const { sales_no } = entered.data.header
    expect(entered.data.header).toMatchObject({ cost_amount: '0', margin_amount: '500' })
    const hidden = await site.call(
      salesManageList.endpoints.getList,
      { sales_no, sales_slip_status: '' },
      storekeeper,
    )
    expect(hidden.data.list[0]).toMatchObject({
      ...{ sales_no, amount: '500' },
      ...{ line_cost: '', line_margin: '', margin_rate: '', cost_amount: '', margin_amount: '' },
    })
    const slip = await site.call(salesSlip.endpoints.getDetail, { sales_no }, storekeeper)
    expect(slip.data.header).toMatchObject({ cost_amount: '', margin_amount: '' })
    expect(slip.data.header.net_amount).toBe('500')
    expect(slip.data.lines[0]).toMatchObject({ line_cost: '', line_margin: '' })
    const standing = await site.call(stockStanding, {}, storekeeper)
    expect(standing.data.amount).toBe('')
    expect(standing.data.days.every(({ amount }) => amount === '')).toBe(true)
  })

  it('is not told at all where there is nothing else to tell', async () => {
    const viewer = await signIn('viewer')
    const calls: readonly (readonly [Endpoint, object])[] = [
      [varianceList.endpoints.getList, {}],
      [stockAbc, { date: '2026-11-18' }],
      [itemStandardCostMaster.endpoints.getList, {}],
      [structureCosts, { from_dt: '2026-11-18', item_cd: '999' }],
      [workOrderCost, { work_order_no: 'W000001' }],
    ]
    for (const [call, input] of calls) {
      expect((await site.call(call, input, viewer)).code).toBe(403)
      expect((await site.call(call, input, planner)).code).not.toBe(403)
    }
  })
})
