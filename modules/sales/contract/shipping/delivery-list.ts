import { dateWindowDays } from '#platform/contract/constants.ts'
import { list } from '#platform/contract/list-screen.ts'
import { deliveryStatus } from './delivery-codes.ts'

const figure = { kind: 'decimal', width: 9 } as const
const day = { kind: 'date', width: 10 } as const

/** 出荷管理: what has been instructed to leave, is picked, and has left. */
export const deliveryList = list({
  name: 'deliveryManage',
  title: { ja: '出荷管理', en: 'Delivery management', zh: '出货管理' },
  area: 'receiveorder',
  path: '/sales/deliveryManage',
  icon: 'box',
  key: ['delivery_no', 'line_no'],
  within: 'line_no',
  columns: {
    delivery_no: { kind: 'code', width: 12, label: { ja: '出荷番号', en: 'Delivery no.', zh: '出货号' } },
    line_no: { kind: 'integer', width: 5, label: { ja: '行', en: 'Line', zh: '行' } },
    delivery_status: {
      ...{ kind: 'choice', codes: deliveryStatus, width: 10 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
    ship_dt: { ...day, label: { ja: '出荷日', en: 'Shipping date', zh: '出货日期' } },
    late_flg: { kind: 'flag', width: 5, label: { ja: '遅れ', en: 'Late', zh: '延迟' } },
    delivery_dt: { ...day, label: { ja: '納品日', en: 'Delivery date', zh: '交货日期' } },
    customer_cd: {
      ...{ kind: 'code', width: 10, named: 'customer_nm' },
      label: { ja: '得意先', en: 'Customer', zh: '客户' },
    },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    destination_cd: {
      ...{ kind: 'code', width: 10, named: 'destination_nm' },
      label: { ja: '納入先', en: 'Destination', zh: '送货地址' },
    },
    order_no: { kind: 'code', width: 12, label: { ja: '受注番号', en: 'Order no.', zh: '销售订单号' } },
    order_line_no: { kind: 'integer', width: 5, label: { ja: '受注行', en: 'Line', zh: '订单行' } },
    item_cd: {
      ...{ kind: 'code', width: 14, named: 'item_nm' },
      label: { ja: '出荷品目', en: 'Item shipped', zh: '出货物料' },
    },
    qty: { ...figure, label: { ja: '出荷指示数', en: 'Instructed', zh: '已指示' } },
    picked_qty: { ...figure, label: { ja: 'ピッキング数', en: 'Picked', zh: '已拣货' } },
    shipped_qty: { ...figure, label: { ja: '出荷数', en: 'Shipped', zh: '已出货' } },
    warehouse_cd: { kind: 'code', width: 8, label: { ja: '倉庫', en: 'Warehouse', zh: '仓库' } },
    carrier_cd: { kind: 'code', width: 10, label: { ja: '運送会社', en: 'Carrier', zh: '承运商' } },
    tracking_no: { kind: 'text', width: 16, label: { ja: '送り状番号', en: 'Tracking no.', zh: '运单号' } },
    reason: { kind: 'text', width: 20, label: { ja: '理由', en: 'Reason', zh: '原因' } },
    create_user: { kind: 'code', width: 10, label: { ja: '指示者', en: 'Instructed by', zh: '指示人' } },
    create_dt: { kind: 'moment', width: 16, label: { ja: '指示日時', en: 'Instructed at', zh: '指示时间' } },
  },
  shown: [
    'delivery_no',
    'line_no',
    'delivery_status',
    'ship_dt',
    'late_flg',
    'delivery_dt',
    'customer_cd',
    'item_cd',
    'qty',
    'picked_qty',
    'shipped_qty',
    'destination_cd',
    'order_no',
    'order_line_no',
    'carrier_cd',
    'tracking_no',
  ],
  search: ['ship_dt', 'delivery_dt', 'customer_cd', 'item_cd', 'delivery_status', 'delivery_no'],
  initial: {},
  late: { day: 'ship_dt', flag: 'late_flg' },
  windows: { ship_dt: dateWindowDays, delivery_dt: dateWindowDays },
  quick: [
    { label: deliveryStatus.texts[1], asks: () => ({ delivery_status: '1' }) },
    { label: deliveryStatus.texts[2], asks: () => ({ delivery_status: '2' }) },
    { label: { ja: '本日出荷', en: 'Ships today', zh: '今日出货' }, asks: (today) => ({ ship_dt: today }) },
  ],
  card: {
    ...{ title: 'item_cd', sub: ['item_cd', 'customer_cd', 'delivery_no'] },
    ...{ figure: 'qty', date: 'ship_dt', axes: ['delivery_status'] },
  },
  sort: '-delivery_no',
})
