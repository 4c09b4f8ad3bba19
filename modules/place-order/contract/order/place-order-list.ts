import { dateWindowDays } from '#platform/contract/constants.ts'
import { slipLineList } from '#platform/contract/slip-list.ts'
import { placeOrderSlip } from './place-order-slip.ts'

/** 発注一覧: the lines of all orders to suppliers. */
export const placeOrderList = slipLineList(placeOrderSlip, {
  name: 'placeOrderList',
  title: { ja: '発注一覧', en: 'Purchase order list', zh: '采购订单列表' },
  path: '/placeOrder/placeOrderList',
  icon: 'columns',
  columns: { late_flg: { kind: 'flag', label: { ja: '遅れ', en: 'Late', zh: '延迟' }, width: 6 } },
  shown: [
    'po_no',
    'line_no',
    'order_dt',
    'supplier_cd',
    'item_cd',
    'qty',
    'received_qty',
    'unit_price',
    'amount',
    'line_due_dt',
    'answer_dt',
    'late_flg',
    'line_status',
  ],
  search: ['order_dt', 'line_due_dt', 'supplier_cd', 'item_cd', 'line_status'],
  // What was cancelled is worth nothing: it stands in no sum until somebody asks for it.
  initial: { line_status: '0,1,2' },
  late: { day: 'line_due_dt', flag: 'late_flg' },
  windows: { order_dt: dateWindowDays, line_due_dt: dateWindowDays },
  quick: [
    { label: { ja: '遅れ', en: 'Late', zh: '延迟' }, asks: () => ({ late_flg: '1' }) },
    {
      label: { ja: '仮単価', en: 'Provisional price', zh: '暂定单价' },
      asks: () => ({ temp_price_flg: '1' }),
    },
  ],
  totals: ['amount'],
})
