import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { dateWindowDays } from '#platform/contract/constants.ts'
import { list } from '#platform/contract/list-screen.ts'
import { deliveryStatus } from '../shipping/delivery-codes.ts'
import { arrangement } from './transport-codes.ts'

const day = { kind: 'date', width: 10 } as const

/** 運送手配: what leaves, how heavy it is, and who carries it. */
export const carrierList = list({
  name: 'carrierArrange',
  title: { ja: '運送手配', en: 'Carrier arrangement', zh: '承运安排' },
  area: 'receiveorder',
  path: '/sales/carrierArrange',
  icon: 'share',
  key: ['delivery_no'],
  columns: {
    delivery_no: { kind: 'code', width: 10, label: { ja: '出荷番号', en: 'Delivery no.', zh: '出货号' } },
    ship_dt: { ...day, label: { ja: '出荷日', en: 'Shipping date', zh: '出货日期' } },
    late_flg: { kind: 'flag', width: 5, label: { ja: '遅れ', en: 'Late', zh: '延迟' } },
    arrange_flg: {
      ...{ kind: 'choice', codes: arrangement, width: 8 },
      label: { ja: '手配区分', en: 'Arrangement', zh: '安排区分' },
    },
    customer_cd: {
      ...{ kind: 'code', width: 10, named: 'customer_nm' },
      label: { ja: '得意先', en: 'Customer', zh: '客户' },
    },
    destination_cd: {
      ...{ kind: 'code', width: 10, named: 'destination_nm' },
      label: { ja: '納入先', en: 'Destination', zh: '送货地址' },
    },
    address: { kind: 'text', width: 20, label: { ja: '住所', en: 'Address', zh: '地址' }, unsearched: true },
    package_cnt: { kind: 'integer', width: 6, label: { ja: '個口', en: 'Packages', zh: '件数' } },
    weight: { kind: 'decimal', width: 8, label: { ja: '重量（kg）', en: 'Weight (kg)', zh: '重量（kg）' } },
    time_slot: {
      ...{ kind: 'choice', codes: fixedCodes.time_slot, width: 8 },
      label: { ja: '時間帯', en: 'Time of day', zh: '时段' },
    },
    carrier_cd: {
      ...{ kind: 'code', width: 8, named: 'carrier_nm' },
      label: { ja: '運送会社', en: 'Carrier', zh: '承运商' },
    },
    transport_no: {
      ...{ kind: 'code', width: 10 },
      label: { ja: '運送手配番号', en: 'Transport no.', zh: '承运安排号' },
    },
    /** Of the whole transport, which may carry more deliveries. */
    fare: { kind: 'decimal', width: 9, label: { ja: '運賃', en: 'Freight', zh: '运费' } },
    tracking_no: { kind: 'text', width: 14, label: { ja: '送り状番号', en: 'Tracking no.', zh: '运单号' } },
    delivery_status: {
      ...{ kind: 'choice', codes: deliveryStatus, width: 10 },
      label: { ja: '状態', en: 'Status', zh: '状态' },
    },
  },
  shown: [
    ...(['delivery_no', 'ship_dt', 'late_flg', 'customer_cd', 'destination_cd', 'package_cnt'] as const),
    ...([
      'weight',
      'time_slot',
      'arrange_flg',
      'carrier_cd',
      'fare',
      'tracking_no',
      'delivery_status',
    ] as const),
  ],
  search: ['ship_dt', 'delivery_status', 'carrier_cd', 'arrange_flg', 'time_slot'],
  // What has left needs no carrier any more.
  initial: { delivery_status: '1,2' },
  late: { day: 'ship_dt', flag: 'late_flg' },
  windows: { ship_dt: dateWindowDays },
  sort: 'ship_dt',
  card: {
    ...{ title: 'destination_cd', sub: ['customer_cd', 'delivery_no', 'carrier_cd'] },
    ...{ figure: 'weight', date: 'ship_dt', axes: ['arrange_flg', 'time_slot'] },
  },
})
