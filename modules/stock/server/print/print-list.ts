import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDayRead } from '#modules/system/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { maySeeCosts } from '#platform/contract/permission.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { printFile } from '#platform/server/documents/print-file.ts'
import { pagesOf } from '#platform/server/list/file-pages.ts'
import { serveList } from '#platform/server/list/serve-list.ts'
import type { printStockList as printStockListCall } from '../../contract/print-calls.ts'
import { stockList } from '../../contract/stock-list.ts'
import { stockListPaper } from '../../contract/stock-papers.ts'
import { itemsMeant } from '#modules/master/server/views.ts'
import { stockRows } from '../list/stock-rows.ts'
import { factoryName } from './print-stock.ts'

const served = serveList(stockList, {
  rows: stockRows,
  timeZoneOf: directory.timeZoneOf,
  meant: { item_cd: itemsMeant },
})

/** What the search finds, in the order of the shelves. */
export const printStockList = (
  context: TransactionsContext,
  search: InputOf<typeof printStockListCall>,
): Promise<FileAnswer> =>
  printFile(context, stockListPaper, async (reading) => {
    const { session, tx } = reading
    const lines = []
    let total = 0n
    const asked = {
      ...reading,
      search,
      read: <T>(work: (of: typeof tx) => Promise<T>) => work(tx),
    }
    for await (const page of pagesOf(served, { ...asked, written: () => Promise.resolve() }))
      for (const row of served.rowsOf(page)) {
        total += BigInt(row.amount || '0')
        lines.push({
          place: `${row.location_cd} ${row.location_nm}`,
          item_cd: row.item_cd,
          item_nm: row.item_nm,
          lot_no: row.lot_no,
          qty: row.qty,
          allocated: row.allocated_qty,
          available: row.available_qty,
          unit_nm: row.unit_nm,
          amount: row.amount,
          remarks: '',
        })
      }
    const [day] = await rows(
      tx,
      { date: z.string() },
      sql`SELECT biz_dt::text AS date FROM ${businessDayRead.rows} AS day WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}`,
    )
    const data = {
      lines,
      total: String(total),
      with_costs: maySeeCosts(session),
      business_date: day?.date ?? '',
      factory_nm: await factoryName(reading),
    }
    return { data, name: '在庫一覧表' }
  })
