import { negated, decimal, written } from '#platform/contract/decimal.ts'
import type { DemandKind, PromiseOf } from '#modules/stock/server/index.ts'
import { orderDemandKind } from '../../contract/order-number.ts'
import { orderKept } from '../order-kept.ts'
import { orderPriority } from './request.ts'
import { addAllocated } from './set-allocated.ts'

/** Order lines, as the stock promises goods to them. */
export const orderDemand: DemandKind = {
  kind: orderDemandKind,
  label: { ja: '受注', en: 'Order', zh: '销售订单' },
  link: ({ demand_no }) => `/receiveOrder/registerReceiveOrder?order_no=${encodeURIComponent(demand_no)}`,
  priority: orderPriority,
  row: { document: orderKept.document, keyOf: ({ demand_no }) => [demand_no] },
  lost: (context, promises) => addAllocated(context, promises.map(lineOf('lost')), 'lost'),
  arrived: (context, promises) => addAllocated(context, promises.map(lineOf('arrived')), 'arrive'),
}

const lineOf =
  (how: 'lost' | 'arrived') =>
  ({ demand_no, demand_line, qty }: PromiseOf) => ({
    order_no: demand_no,
    line_no: demand_line,
    qty: how === 'lost' ? written(negated(decimal(qty))) : qty,
  })
