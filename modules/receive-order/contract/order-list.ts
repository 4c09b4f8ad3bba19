import { dateWindowDays } from '#platform/contract/constants.ts'
import { slipLineList } from '#platform/contract/slip-list.ts'
import { orderSlip } from './order-slip.ts'

/** 受注一覧: the lines of all orders; what is open stands first. */
export const orderList = slipLineList(orderSlip, {
  name: 'receiveOrderList',
  title: { ja: '受注一覧', en: 'Order list', zh: '销售订单列表' },
  path: '/receiveOrder/receiveOrderList',
  icon: 'columns',
  shown: [
    'order_no',
    'line_no',
    'order_dt',
    'customer_cd',
    'item_cd',
    'qty',
    'shipped_qty',
    'unit_price',
    'amount',
    'desired_dt',
    'answer_dt',
    'confirmed_dt',
    'ship_dt',
    'allocation_status',
    'shipping_status',
    'line_status',
  ],
  search: [
    'order_dt',
    'desired_dt',
    'ship_dt',
    'customer_cd',
    'destination_cd',
    'item_cd',
    'customer_item_cd',
    'customer_po_no',
    'order_po_no',
    'line_status',
    'plan_status',
    'allocation_status',
    'shipping_status',
    'sales_status',
  ],
  initial: { line_status: '0' },
  windows: { order_dt: dateWindowDays, desired_dt: dateWindowDays, ship_dt: dateWindowDays },
  totals: ['amount'],
})
