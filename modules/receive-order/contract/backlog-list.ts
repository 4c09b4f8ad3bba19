import { slipLineList } from '#platform/contract/slip-list.ts'
import { orderSlip } from './order-slip.ts'

/** 受注残照会: what has still to be shipped, what is most overdue first. */
export const backlogList = slipLineList(orderSlip, {
  name: 'receiveOrderBacklog',
  title: { ja: '受注残照会', en: 'Order backlog', zh: '未交订单查询' },
  path: '/receiveOrder/receiveOrderBacklog',
  icon: 'box',
  columns: {
    delivery_dt: { kind: 'date', label: { ja: '納期', en: 'Due date', zh: '交期' }, width: 10 },
    backlog_qty: {
      ...{ kind: 'decimal', width: 10 },
      label: { ja: '受注残', en: 'Backlog', zh: '未交数量' },
    },
    backlog_amount: {
      ...{ kind: 'decimal', width: 12, total: true },
      label: { ja: '受注残金額', en: 'Backlog (yen)', zh: '未交金额' },
    },
    unallocated_qty: {
      ...{ kind: 'decimal', width: 10 },
      label: { ja: '未引当数', en: 'Unallocated', zh: '未预留数量' },
    },
    delay_days: { kind: 'integer', width: 8, label: { ja: '遅延日数', en: 'Days late', zh: '延迟天数' } },
    on_hand_qty: { kind: 'decimal', width: 10, label: { ja: '在庫数', en: 'On hand', zh: '库存数' } },
    free_qty: {
      ...{ kind: 'decimal', width: 10 },
      label: { ja: '引当可能', en: 'Available to allocate', zh: '可预留' },
    },
    cover: {
      ...{ kind: 'text', width: 28, unsorted: true, unsearched: true },
      label: { ja: '充当できる供給', en: 'Covered by', zh: '可满足的供给' },
    },
  },
  shown: [
    'order_no',
    'line_no',
    'customer_cd',
    'item_cd',
    'delivery_dt',
    'delay_days',
    'qty',
    'shipped_qty',
    'backlog_qty',
    'backlog_amount',
    'allocated_qty',
    'unallocated_qty',
    'on_hand_qty',
    'free_qty',
    'cover',
    'ship_dt',
    'allocation_status',
  ],
  needed: ['line_status'],
  search: [
    'delivery_dt',
    'ship_dt',
    'customer_cd',
    'item_cd',
    'delay_days',
    'allocation_status',
    'line_status',
  ],
  card: {
    ...{ title: 'item_cd', sub: ['item_cd', 'customer_cd', 'order_no'] },
    ...{ figure: 'backlog_qty', date: 'delivery_dt', axes: ['allocation_status'] },
  },
  initial: { line_status: '0' },
  quick: [
    { label: { ja: '遅れ', en: 'Late', zh: '延迟' }, asks: () => ({ delay_days: '1..' }) },
    {
      label: { ja: '1週間超の遅れ', en: 'Over a week late', zh: '延迟超过1周' },
      asks: () => ({ delay_days: '8..' }),
    },
    {
      label: { ja: '未引当', en: 'Not allocated', zh: '未预留' },
      asks: () => ({ allocation_status: '0,1' }),
    },
  ],
  sort: 'delivery_dt',
})
