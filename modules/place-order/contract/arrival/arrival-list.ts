import { dateWindowDays } from '#platform/contract/constants.ts'
import { slipLineList } from '#platform/contract/slip-list.ts'
import { acceptanceSlip } from './acceptance-slip.ts'
import { arrivalSlip } from './arrival-slip.ts'

/** 入荷管理: the lines of all deliveries, and how far each has been inspected. */
export const arrivalList = slipLineList(arrivalSlip, {
  name: 'arrivalDeliveryManage',
  title: { ja: '入荷納品管理', en: 'Arrivals', zh: '到货管理' },
  path: '/placeOrder/arrivalDeliveryManage',
  icon: 'columns',
  shown: [
    'arrival_no',
    'line_no',
    'receipt_dt',
    'supplier_cd',
    'supplier_slip_no',
    'arrival_div',
    'item_cd',
    'qty',
    'location_cd',
    'lot_no',
    'outcome',
    'owner_cd',
    'waiting_qty',
    'good_qty',
    'defective_qty',
    'returned_qty',
    'arrival_status',
  ],
  columns: {
    waiting_qty: {
      kind: 'decimal',
      label: { ja: '検査待ち', en: 'Awaiting inspection', zh: '待检' },
      width: 8,
    },
    late_flg: { kind: 'flag', label: { ja: '遅れ', en: 'Late', zh: '延迟' }, width: 6 },
  },
  late: { day: 'receipt_dt', flag: 'late_flg' },
  needed: ['inspected_qty'],
  search: [
    'receipt_dt',
    'supplier_cd',
    'supplier_slip_no',
    'arrival_div',
    'item_cd',
    'lot_no',
    'outcome',
    'waiting_qty',
    'arrival_status',
  ],
  initial: {},
  windows: { receipt_dt: dateWindowDays },
})

/** 検収一覧. */
export const acceptanceList = slipLineList(acceptanceSlip, {
  name: 'acceptanceList',
  title: { ja: '検収一覧', en: 'Acceptances', zh: '验收列表' },
  path: '/placeOrder/acceptanceList',
  icon: 'columns',
  shown: [
    'acceptance_no',
    'line_no',
    'accept_dt',
    'arrival_no',
    'supplier_cd',
    'item_cd',
    'judged_goods',
    'good_qty',
    'defective_qty',
    'return_qty',
    'reason',
    'sample_qty',
    'acceptance_status',
  ],
  search: ['accept_dt', 'arrival_no', 'supplier_cd', 'item_cd', 'acceptance_status'],
  initial: {},
})
