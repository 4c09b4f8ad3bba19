import { dateWindowDays } from '#platform/contract/constants.ts'
import { list } from '#platform/contract/list-screen.ts'
import { allocationStatus } from '#modules/receive-order/contract/order-codes.ts'

const figure = { kind: 'decimal', width: 9 } as const
const day = { kind: 'date', width: 10 } as const

/** 出荷可能管理: what can be instructed to leave, and what keeps the rest from it. */
export const shippableList = list({
  name: 'salesAvailableDeliveryManage',
  title: { ja: '出荷可能管理', en: 'Shippable orders', zh: '可出货管理' },
  area: 'receiveorder',
  path: '/sales/salesAvailableDeliveryManage',
  icon: 'box',
  key: ['order_no', 'line_no'],
  within: 'line_no',
  columns: {
    order_no: { kind: 'code', width: 12, label: { ja: '受注番号', en: 'Order no.', zh: '销售订单号' } },
    line_no: { kind: 'integer', width: 5, label: { ja: '行', en: 'Line', zh: '行' } },
    customer_cd: {
      ...{ kind: 'code', width: 10, named: 'customer_nm' },
      label: { ja: '得意先', en: 'Customer', zh: '客户' },
    },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    destination_cd: {
      ...{ kind: 'code', width: 10, named: 'destination_nm' },
      label: { ja: '納入先', en: 'Destination', zh: '送货地址' },
    },
    item_cd: {
      ...{ kind: 'code', width: 14, named: 'item_nm' },
      label: { ja: '出荷品目', en: 'Item shipped', zh: '出货物料' },
    },
    ship_dt: { ...day, label: { ja: '出荷予定日', en: 'Ships on', zh: '预计出货日' } },
    late_flg: { kind: 'flag', width: 5, label: { ja: '遅れ', en: 'Late', zh: '延迟' } },
    delivery_dt: { ...day, label: { ja: '納期', en: 'Due date', zh: '交期' } },
    backlog_qty: { ...figure, label: { ja: '受注残', en: 'Backlog', zh: '未交数量' } },
    instructed_qty: { ...figure, label: { ja: '出荷指示数', en: 'Instructed', zh: '已指示' } },
    allocated_qty: { ...figure, label: { ja: '引当数', en: 'Allocated', zh: '已预留' } },
    shippable_qty: { ...figure, label: { ja: '出荷可能数', en: 'Can ship', zh: '可出货数' } },
    short_qty: { ...figure, label: { ja: '不足数', en: 'Short by', zh: '不足数' } },
    pack_qty: { ...figure, label: { ja: '入数', en: 'Qty per pack', zh: '装箱数' } },
    box_count: { kind: 'integer', width: 6, label: { ja: '個口', en: 'Packages', zh: '件数' } },
    warehouse_cd: { kind: 'code', width: 8, label: { ja: '倉庫', en: 'Warehouse', zh: '仓库' } },
    allocation_status: {
      ...{ kind: 'choice', codes: allocationStatus, width: 9 },
      label: { ja: '引当', en: 'Allocation', zh: '预留' },
    },
  },
  shown: [
    'order_no',
    'line_no',
    'customer_cd',
    'destination_cd',
    'item_cd',
    'ship_dt',
    'late_flg',
    'delivery_dt',
    'backlog_qty',
    'instructed_qty',
    'allocated_qty',
    'shippable_qty',
    'short_qty',
    'box_count',
    'allocation_status',
  ],
  search: ['ship_dt', 'customer_cd', 'item_cd', 'allocation_status', 'short_qty'],
  initial: {},
  late: { day: 'ship_dt', flag: 'late_flg' },
  windows: { ship_dt: dateWindowDays },
  quick: [
    { label: { ja: '本日出荷', en: 'Ships today', zh: '今日出货' }, asks: (today) => ({ ship_dt: today }) },
  ],
  card: {
    ...{ title: 'item_cd', sub: ['item_cd', 'customer_cd', 'order_no'] },
    ...{ figure: 'shippable_qty', date: 'ship_dt', axes: ['allocation_status'] },
  },
  sort: 'ship_dt',
})
