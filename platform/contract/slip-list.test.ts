import { expect, expectTypeOf, it } from 'vitest'
import { codes } from './code-table.ts'
import { date, price, quantity } from './field-kinds.ts'
import { choice, code, text } from './fields.ts'
import { columnsOfRows } from './list-asked.ts'
import type { ListColumns, RowOf } from './list-column.ts'
import { slipLineList, slipList } from './slip-list.ts'
import { slip } from './slip.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const order = slip({
  name: 'listTestOrder',
  title: words('注文'),
  area: 'developer',
  path: '/test/order',
  key: ['order_no'],
  kept: { date: 'order_dt', axes: ['order_status'] },
  header: {
    order_no: code(words('注文番号'), 10),
    order_dt: date(words('注文日')),
    order_status: choice(words('状態'), codes('list_test_state', { 0: words('受付'), 1: words('完了') })),
    remarks: text(words('備考')),
  },
  lines: { item_cd: code(words('品目'), 10), qty: quantity(words('数量')), remarks: text(words('摘要')) },
  computed: ['order_status'],
})
const screen = { path: '/test/orderList', title: words('一覧') } as const

it('a list of documents has a row for each, the latest first, and columns of its own beside the fields', () => {
  const orders = slipList(order, {
    ...screen,
    name: 'listTestOrders',
    columns: { backlog: { kind: 'decimal', label: words('受注残'), width: 10 } },
    totals: ['backlog'],
    shown: ['order_no', 'order_status', 'backlog'],
  })
  type Row = RowOf<typeof orders>
  expectTypeOf<Row['order_status']>().toEqualTypeOf<'0' | '1' | ''>()
  expectTypeOf<Row['backlog']>().toEqualTypeOf<string>()
  // @ts-expect-error The lines are not in it.
  expectTypeOf<Row['qty']>()
  const { backlog }: ListColumns = orders.columns
  expect([orders.key, orders.sort, backlog?.total]).toEqual([['order_no'], '-order_no', true])
  expect(Object.keys(orders.columns)).not.toContain('qty')
  expect(orders.endpoints.getList.path).toBe('/api/developer/listTestOrders/getList')
})

it('a list of lines has a row for each line; a field that header and line both have is there twice', () => {
  const lines = slipLineList(order, { ...screen, name: 'listTestLines', totals: ['qty'] })
  type Row = RowOf<typeof lines>
  expectTypeOf<Row['qty' | 'line_remarks' | 'remarks']>().toEqualTypeOf<string>()
  expect([lines.key, lines.within]).toEqual([['order_no', 'line_no'], 'line_no'])
  expect([lines.columns.remarks.label.ja, lines.columns.line_remarks.label.ja]).toEqual(['備考', '摘要'])
})

it('a price brings for how many it is, also where nobody looks at that column', () => {
  const priced = slip({
    ...{ name: 'listTestPriced', title: words('注文'), area: 'developer', path: '/test/priced' },
    key: ['order_no'],
    kept: { date: 'order_dt', axes: [] },
    header: { order_no: code(words('注文番号'), 10), order_dt: date(words('注文日')) },
    lines: {
      unit_price: price(words('単価'), { per: 'price_base_qty' }),
      price_base_qty: quantity(words('単価の数量')),
      qty: quantity(words('数量')),
    },
  })
  const lines = slipLineList(priced, { ...screen, name: 'listTestPrices', shown: ['order_no', 'unit_price'] })
  expect(columnsOfRows(lines, '')).toContain('price_base_qty')
  expect(columnsOfRows(lines, '')).not.toContain('qty')
})
