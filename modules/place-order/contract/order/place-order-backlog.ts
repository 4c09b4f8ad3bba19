import { slipLineList } from '#platform/contract/slip-list.ts'
import { placeOrderSlip } from './place-order-slip.ts'

/** 発注残照会: what suppliers have still to bring, or will be asked for; what is most overdue first. */
export const placeOrderBacklogList = slipLineList(placeOrderSlip, {
  name: 'placeOrderBacklog',
  title: { ja: '発注残照会', en: 'Open purchase orders', zh: '未到采购订单查询' },
  path: '/placeOrder/placeOrderBacklog',
  icon: 'box',
  columns: {
    delivery_dt: { kind: 'date', label: { ja: '入荷予定日', en: 'Expected', zh: '预计到货日' }, width: 10 },
    backlog_qty: {
      ...{ kind: 'decimal', width: 10 },
      label: { ja: '発注残', en: 'On order', zh: '采购在途' },
    },
    backlog_amount: {
      ...{ kind: 'decimal', width: 12, total: true },
      label: { ja: '発注残金額', en: 'Still to come (yen)', zh: '未到金额' },
    },
    delay_days: { kind: 'integer', width: 8, label: { ja: '遅延日数', en: 'Days late', zh: '延迟天数' } },
  },
  shown: [
    'po_no',
    'line_no',
    'supplier_cd',
    'item_cd',
    'line_due_dt',
    'answer_dt',
    'delivery_dt',
    'delay_days',
    'qty',
    'received_qty',
    'backlog_qty',
    'backlog_amount',
    'reminded_cnt',
    'line_status',
  ],
  needed: ['branch_no', 'item_nm'],
  search: ['delivery_dt', 'line_due_dt', 'supplier_cd', 'item_cd', 'delay_days', 'answer_dt', 'line_status'],
  card: {
    ...{ title: 'item_cd', sub: ['item_cd', 'supplier_cd', 'po_no'] },
    ...{ figure: 'backlog_qty', date: 'delivery_dt', axes: ['line_status'] },
  },
  initial: { line_status: '0,1' },
  quick: [
    { label: { ja: '遅れ', en: 'Late', zh: '延迟' }, asks: () => ({ delay_days: '1..' }) },
    {
      label: { ja: '1週間超の遅れ', en: 'Over a week late', zh: '延迟超过1周' },
      asks: () => ({ delay_days: '8..' }),
    },
  ],
  sort: 'delivery_dt',
})
