import { beforeAll, expect, it } from 'vitest'
import type { ListColumns } from '#platform/contract/list-column.ts'
import type { ListOnScreen } from '#platform/contract/list-screen.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { readList, readTotal } from '#platform/server/list/read-list.ts'
import { serveList, type ListSource } from '#platform/server/list/serve-list.ts'
import { onPostgres } from '#test/databases.ts'
import { inContext } from '#test/context.ts'
import { rowsTouched } from '#test/rows-touched.ts'
import { historyItems, seedHistory } from '#test/stock-history.ts'
import { at, makeStockCompany, postTestGoods } from '#test/stock-stage.ts'
import { slipList } from '../../contract/slip-list.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { stockList } from '../../contract/stock-list.ts'
import { valuationList } from '../../contract/valuation-list.ts'
import { payments, stockPaymentSums } from '../as-of/payments.ts'
import { stockAsOf } from '../as-of/stock-as-of.ts'
import { stockPeriods } from '../closing/periods.ts'
import { itemStock } from '../enquiry/item-stock.ts'
import { worthAtEnds } from '../enquiry/worth-at-ends.ts'
import { stockStanding } from '../home/standing.ts'
import { readHandSlip } from '../slip/read-slip.ts'
import { itemsMeant } from '#modules/master/server/views.ts'
import { slipRows } from './slip-rows.ts'
import { stockRows } from './stock-rows.ts'
import { valuationRows } from './valuation-rows.ts'

const movements = 20_000
const item_cd = 'M0007'
const meant = { item_cd: itemsMeant }

/** The rows are counted, as the database does by itself: then no plan may read what it need not. */
onPostgres((open) => {
  let database: Database
  let company_cd: string
  beforeAll(async () => {
    database = await open()
    company_cd = await makeStockCompany(database, historyItems)
    await seedHistory(database, company_cd, movements, handSlipKind)
    await database.script('ANALYZE')
    const found = { stock_div: '080', item_cd, qty: '3', to: at('W1'), reason: '発見' } as const
    const posting = { poster: 'hand', document_kind: handSlipKind } as const
    await inContext(database, { company_cd }, (context) => postTestGoods(context, [found, found], posting))
  })
  const touched = (work: (context: Context) => Promise<unknown>) =>
    inContext(database, { company_cd }, (context) => rowsTouched(context, work))
  const page = <C extends ListColumns>(
    list: ListOnScreen<C>,
    source: Omit<ListSource<C>, 'timeZoneOf'>,
    asked: Readonly<Record<string, string>>,
  ) => {
    const served = serveList(list, { ...source, timeZoneOf: () => Promise.resolve('Asia/Tokyo') })
    const query = list.endpoints.getList.input.parse({ size: '50', ...asked })
    return {
      first: () => touched((context) => readList(served, context, query)),
      total: () => touched((context) => readTotal(served, context, asked)),
    }
  }

  it('one item is found among all others by what is its own', async () => {
    const asked = { item_cd, from: '2026-01-01', to: '2026-04-30', location_cd: '' }
    const figures = {
      enquiry: await touched((context) => itemStock(context, { item_cd })),
      payments: await touched((context) => payments(context, asked)),
      sums: await touched((context) => stockPaymentSums(context, { ...asked, by: '2' })),
      asOf: await touched((context) => stockAsOf(context, { item_cd, date: '2025-06-30' })),
      slip: await touched((context) => readHandSlip(context, '1')),
    }
    for (const [what, count] of Object.entries(figures)) expect(count, what).toBeLessThan(500)
  })

  it('the first page of the slips reads no more slips than it shows; their number is counted in the ledger alone', async () => {
    const all = page(slipList, { rows: slipRows, meant }, {})
    expect(await all.first()).toBeLessThan(10_000)
    expect(await all.total()).toBeLessThan(3 * movements)
    const ofItem = page(slipList, { rows: slipRows, meant }, { item_cd })
    expect(await ofItem.first()).toBeLessThan(3 * movements)
  })

  it('what every item is worth takes each movement of the month once, and months are counted in one pass', async () => {
    const worked = { rows: valuationRows, meant, computed: true }
    for (const at of ['1', '3']) {
      const now = page(valuationList, worked, { period: '2026/04', page: at })
      expect(await now.first(), `page ${at}`).toBeLessThan(40 * historyItems.length)
    }
    expect(await touched(stockPeriods)).toBeLessThan(8 * movements)
  })

  it('what looks back over months or days takes each movement once, not for each of them', async () => {
    const months = Array.from({ length: 24 }, (_, at) =>
      new Date(Date.UTC(2024, 6 + at)).toISOString().slice(0, 7),
    )
    expect(await touched((context) => worthAtEnds(context, months))).toBeLessThan(3 * movements)
    expect(await touched(stockStanding)).toBeLessThan(5 * movements)
  })

  it('the stock list takes each place once', async () => {
    const places = 10_000
    const worked = { rows: stockRows, meant, computed: true }
    for (const asked of [{}, { page: '3' }, { item_cd }])
      expect(await page(stockList, worked, asked).first(), JSON.stringify(asked)).toBeLessThan(15 * places)
  })
})
