import { dayAfter } from '#platform/contract/business-day.ts'
import { dateWindowDays } from '#platform/contract/constants.ts'
import { rangeOf } from '#platform/contract/list-condition.ts'
import { slipLineList } from '#platform/contract/slip-list.ts'
import { orderGroups } from './order-line-fields.ts'
import { orderSlip } from './order-slip.ts'

/** 受注一覧: the lines of all orders; what is open stands first. */
export const orderList = slipLineList(orderSlip, {
  name: 'receiveOrderList',
  title: { ja: '受注一覧', en: 'Order list', zh: '销售订单列表' },
  path: '/receiveOrder/receiveOrderList',
  icon: 'columns',
  shown: [
    ...(['order_no', 'line_no', 'customer_cd', 'item_cd', 'qty', 'unit_price', 'amount'] as const),
    ...(['plan_status', 'allocation_status', 'shipping_status', 'sales_status'] as const),
    ...(['desired_dt', 'answer_dt', 'confirmed_dt', 'ship_dt', 'order_dt', 'line_status'] as const),
  ],
  needed: ['customer_po_no'],
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
  groups: [
    { label: orderGroups.figures, of: ['qty', 'unit_price', 'amount'] },
    {
      label: orderGroups.progress,
      of: ['plan_status', 'allocation_status', 'shipping_status', 'sales_status'],
    },
    { label: orderGroups.days, of: ['desired_dt', 'answer_dt', 'confirmed_dt', 'ship_dt'] },
  ],
  quick: [
    {
      label: { ja: '7日以内に出荷', en: 'Ships within 7 days', zh: '7天内出货' },
      asks: (today) => ({ ship_dt: rangeOf(today, dayAfter(today, dateWindowDays)), shipping_status: '0,1' }),
    },
    {
      label: { ja: '未引当', en: 'Not allocated', zh: '未预留' },
      asks: () => ({ allocation_status: '0,1' }),
    },
    {
      label: { ja: '仮単価', en: 'Provisional price', zh: '暂定单价' },
      asks: () => ({ temp_price_flg: '1' }),
    },
  ],
  windows: { order_dt: dateWindowDays, desired_dt: dateWindowDays, ship_dt: dateWindowDays },
  totals: ['amount'],
})
