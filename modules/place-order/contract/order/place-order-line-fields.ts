import { itemMaster } from '#modules/master/contract/item.ts'
import { priceBaseQty } from '#modules/master/contract/price-base.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import {
  amount,
  date,
  optionalCode,
  percent,
  price,
  quantity,
  reference,
} from '#platform/contract/field-kinds.ts'
import { choice, flag, text } from '#platform/contract/fields.ts'
import type { LineColumn } from '#platform/contract/slip.ts'
import type { Text } from '#platform/contract/text.ts'
import { placeOrderKind, placeOrderPriceSource, placeOrderStatus } from './place-order-codes.ts'

const day = (ja: string, en: string, zh: string) => date({ ja, en, zh }, { required: false, width: 9 })
/** What arrivals, or verbs, keep on the line. */
const kept = (ja: string, en: string, zh: string) => quantity({ ja, en, zh }, { initial: '0', width: 9 })

/** The lines of an order to a supplier. */
export const placeOrderLineFields = {
  line_kind: choice({ ja: '種類', en: 'Kind', zh: '类型' }, placeOrderKind, { initial: '1', width: 9 }),
  supplier_item_cd: optionalCode({ ja: '仕入先品目', en: 'Supplier’s item', zh: '供应商物料' }, 40, {
    width: 14,
  }),
  item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, { required: false, width: 12 }),
  item_nm: text({ ja: '品名・内容', en: 'Description', zh: '品名·内容' }, 80, { width: 20 }),
  qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { width: 9 }),
  unit_cd: reference({ ja: '単位', en: 'Unit', zh: '单位' }, codeDivMaster, {
    parts: ['=UNIT', 'unit_cd'],
    required: false,
    width: 5,
    nameWidth: 4,
  }),
  unit_price: price(
    { ja: '単価', en: 'Unit price', zh: '单价' },
    { required: false, width: 10, per: 'price_base_qty' },
  ),
  price_source: choice({ ja: '単価の根拠', en: 'Price source', zh: '单价依据' }, placeOrderPriceSource, {
    initial: '3',
  }),
  amount: amount({ ja: '金額', en: 'Amount', zh: '金额' }, { required: false, width: 11 }),
  tax_cd: choice({ ja: '税区分', en: 'Tax category', zh: '税区分' }, taxCode, { initial: '10', width: 14 }),
  tax_rate: percent({ ja: '税率（%）', en: 'Tax rate (%)', zh: '税率（%）' }, { initial: '0' }),
  due_dt: day('納期', 'Due date', '交期'),
  answer_dt: day('回答納期', 'Answered', '答复交期'),
  location_cd: reference({ ja: '入荷場所', en: 'Arrives at', zh: '到货地点' }, stockLocationMaster, {
    required: false,
    width: 8,
  }),
  price_base_qty: priceBaseQty(),
  temp_price_flg: flag({ ja: '仮単価', en: 'Provisional price', zh: '暂定单价' }),
  temp_price_reason: text({ ja: '仮単価の理由', en: 'Why provisional', zh: '暂定原因' }, 100, { width: 20 }),
  settle_dt: day('単価決定予定日', 'Price settled by', '单价预定决定日'),
  trade_qty: quantity(
    { ja: '取引数量', en: 'Trade quantity', zh: '交易数量' },
    { required: false, width: 9 },
  ),
  trade_unit_cd: optionalCode({ ja: '取引単位', en: 'Trade unit', zh: '交易单位' }, 10, { width: 5 }),
  treatment_div: choice({ ja: '取扱区分', en: 'Treatment', zh: '处理方式' }, fixedCodes.treatment_div, {
    initial: '0',
  }),
  proposal_no: optionalCode({ ja: '発注候補番号', en: 'Proposal', zh: '建议编号' }, 20, { width: 12 }),
  demand_kind: optionalCode({ ja: '需要元', en: 'Demand', zh: '需求来源' }, 4, { width: 5 }),
  demand_no: optionalCode({ ja: '需要元番号', en: 'Demand no.', zh: '需求单号' }, 20, { width: 12 }),
  demand_line: quantity(
    { ja: '需要元行', en: 'Line of the demand', zh: '需求行' },
    { initial: '0', width: 5 },
  ),
  work_order_no: optionalCode({ ja: '製造指図番号', en: 'Work order', zh: '生产工单' }, 20, { width: 12 }),
  process_no: quantity({ ja: '工程番号', en: 'Process no.', zh: '工序号' }, { initial: '0', width: 5 }),
  received_qty: kept('入荷数', 'Received', '已到货'),
  inspected_qty: kept('検査数', 'Inspected', '已检验'),
  accepted_qty: kept('検収数', 'Accepted', '已验收'),
  returned_qty: kept('返品数', 'Returned', '已退货'),
  redelivery_qty: kept('再納入数', 'To deliver again', '重新交货'),
  closed_qty: kept('打切数', 'Closed', '结案数'),
  purchased_qty: kept('仕入計上数', 'Posted', '已入账'),
  close_reason: text({ ja: '打切理由', en: 'Reason for closing', zh: '结案原因' }, 100, { width: 20 }),
  reminded_cnt: quantity({ ja: '督促回数', en: 'Reminders', zh: '催交次数' }, { initial: '0', width: 5 }),
  line_status: choice({ ja: '状態', en: 'Status', zh: '状态' }, placeOrderStatus, { initial: '0' }),
  remarks: text({ ja: '行備考', en: 'Note', zh: '行备注' }, 100, { width: 20 }),
}

type LineField = keyof typeof placeOrderLineFields

/** What follows from masters and calendars, or is kept by verbs: nobody types it. */
export const computedPlaceOrderFields = [
  'unit_cd',
  'price_source',
  'amount',
  'tax_cd',
  'tax_rate',
  'trade_unit_cd',
  'treatment_div',
  'proposal_no',
  'demand_kind',
  'demand_no',
  'demand_line',
  'work_order_no',
  'process_no',
  'received_qty',
  'inspected_qty',
  'accepted_qty',
  'returned_qty',
  'redelivery_qty',
  'closed_qty',
  'purchased_qty',
  'close_reason',
  'reminded_cnt',
  'line_status',
] as const satisfies readonly LineField[]

const goods = { ja: '品目', en: 'Item', zh: '物料' }
const figures = { ja: '数量・金額', en: 'Quantity and amount', zh: '数量·金额' }
const days = { ja: '納期', en: 'Due date', zh: '交期' }
const origins = { ja: '由来', en: 'Follows from', zh: '来源' }
const progress = { ja: '進捗', en: 'Progress', zh: '进度' }

const rarely = (group: Text): LineColumn<LineField> => ({ group, seldom: true })
const shown = (group: Text): LineColumn<LineField> => ({ group })

/** Enter goes from the item over the quantity to the next line; arrows reach the rest. */
export const placeOrderLineColumns: { readonly [Name in LineField]?: LineColumn<LineField> } = {
  line_kind: rarely(goods),
  supplier_item_cd: rarely(goods),
  item_cd: { ...shown(goods), nameWidth: 22 },
  item_nm: rarely(goods),
  qty: { ...shown(figures), unitOf: 'item_cd' },
  unit_cd: { hidden: true },
  unit_price: { ...rarely(figures), places: 2 },
  price_source: shown(figures),
  amount: shown(figures),
  tax_cd: { hidden: true },
  tax_rate: shown(figures),
  due_dt: shown(days),
  answer_dt: rarely(days),
  location_cd: { ...rarely(days), nameWidth: 0 },
  price_base_qty: rarely(figures),
  temp_price_flg: rarely(figures),
  temp_price_reason: rarely(figures),
  settle_dt: rarely(figures),
  trade_qty: rarely(figures),
  trade_unit_cd: shown(figures),
  treatment_div: shown(origins),
  proposal_no: shown(origins),
  demand_kind: { hidden: true },
  demand_no: shown(origins),
  demand_line: { hidden: true },
  work_order_no: shown(origins),
  process_no: shown(origins),
  received_qty: shown(progress),
  inspected_qty: shown(progress),
  accepted_qty: shown(progress),
  returned_qty: shown(progress),
  redelivery_qty: shown(progress),
  closed_qty: shown(progress),
  purchased_qty: shown(progress),
  close_reason: shown(progress),
  reminded_cnt: shown(progress),
  line_status: shown(progress),
  remarks: rarely(progress),
}
