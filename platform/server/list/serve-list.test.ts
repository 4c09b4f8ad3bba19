import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { list } from '#platform/contract/list-screen.ts'
import { columnsOf, serveList, type ListSource } from './serve-list.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const balances = list({
  name: 'servedTestBalances',
  title: words('在庫'),
  area: 'stock',
  path: '/test/servedBalances',
  key: ['item_cd'],
  columns: {
    item_cd: { kind: 'code', label: words('品目'), width: 20, named: 'item_nm' },
    qty: { kind: 'decimal', label: words('数量'), width: 12 },
  },
  sort: 'item_cd',
})
type Source = ListSource<(typeof balances)['columns']>

const timeZoneOf = () => Promise.resolve('Asia/Tokyo')
const from = sql`FROM stock_balance b`
const names = { item_nm: sql`i.item_nm`, unit_nm: sql`i.unit_nm` }

it('selects each column of the list by its name, and nothing that no column asks for', () => {
  const served = serveList(balances, {
    rows: () => ({ select: { ...columnsOf('b', 'item_cd', 'qty'), ...names }, from }),
    timeZoneOf,
  })
  const { sql: text } = new PgDialect().sqlToQuery(
    served.from({ company_cd: 'A', factory_cd: 'F' }, {}, () => [], 'ja'),
  )
  expect(text).toBe(
    '(SELECT "b"."item_cd" AS "item_cd", i.item_nm AS "item_nm", "b"."qty" AS "qty" FROM stock_balance b)' +
      ' AS "servedTestBalances"',
  )
})

it('does not compile when a column is forgotten or misspelt', () => {
  const sources: readonly Source[] = [
    // @ts-expect-error The name beside the code is forgotten.
    { rows: () => ({ select: columnsOf('b', 'item_cd', 'qty'), from }), timeZoneOf },
    // @ts-expect-error A column is misspelt.
    { rows: () => ({ select: { ...columnsOf('b', 'item_cd', 'qyt'), ...names }, from }), timeZoneOf },
    {
      rows: () => ({ select: { ...columnsOf('b', 'item_cd', 'qty'), ...names }, from }),
      // @ts-expect-error Codes can be meant where a name stands beside them, and nowhere else.
      meant: { qty: () => sql`SELECT 1` },
      timeZoneOf,
    },
  ]
  expect(sources).toHaveLength(3)
})
