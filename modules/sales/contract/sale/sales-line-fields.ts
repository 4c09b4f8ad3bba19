import { itemMaster } from '#modules/master/contract/item.ts'
import { priceBaseQty } from '#modules/master/contract/price-base.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
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
import { returnJudgement, salesDivision, salesPriceSource } from './sales-codes.ts'

const figure = { required: false, min: '-999999999999' } as const
const kept = { initial: '0', width: 5 } as const

/** The lines of a sale: what the customer owes for, and what it follows from. */
export const salesLineFields = {
  sales_div: choice({ ja: '売上区分', en: 'Sales type', zh: '销售区分' }, salesDivision, {
    initial: '500',
    width: 9,
  }),
  item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, { required: false, width: 12 }),
  item_nm: text({ ja: '内容', en: 'Content', zh: '内容' }, 80, { width: 20 }),
  qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { min: '-999999999', width: 9, initial: '1' }),
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
  given_amount: amount({ ja: '増減額', en: 'Plus or minus', zh: '增减额' }, { ...figure, width: 10 }),
  amount: amount({ ja: '金額', en: 'Amount', zh: '金额' }, { ...figure, width: 11 }),
  line_cost: amount(
    { ja: '原価', en: 'Cost', zh: '成本' },
    { ...figure, initial: '0', width: 10, cost: true },
  ),
  line_margin: amount({ ja: '粗利', en: 'Gross margin', zh: '毛利' }, { ...figure, width: 10, cost: true }),
  tax_cd: choice({ ja: '税区分', en: 'Tax category', zh: '税区分' }, taxCode, { initial: '10', width: 14 }),
  tax_rate: percent({ ja: '税率（%）', en: 'Tax rate (%)', zh: '税率（%）' }, { initial: '0' }),
  temp_price_flg: flag({ ja: '仮単価', en: 'Provisional price', zh: '暂定单价' }),
  price_base_qty: priceBaseQty(),
  price_source: choice({ ja: '単価の根拠', en: 'Price source', zh: '单价依据' }, salesPriceSource, {
    initial: '2',
  }),
  settled_price: price(
    { ja: '決定単価', en: 'Settled price', zh: '决定单价' },
    { required: false, width: 10 },
  ),
  /** Where goods of a typed line leave from, and where returned ones are laid. */
  location_cd: reference({ ja: '倉庫', en: 'Warehouse', zh: '仓库' }, stockLocationMaster, {
    required: false,
    width: 8,
  }),
  lot_no: optionalCode({ ja: 'ロット番号', en: 'Lot no.', zh: '批次号' }, 40, { width: 12 }),
  /** 預り売上: since when the goods are kept, and the four conditions under which they are sold before they ship. */
  deposit_dt: date({ ja: '預り日', en: 'Kept since', zh: '寄存日' }, { required: false, width: 9 }),
  deposit_asked_flg: flag({ ja: '得意先の依頼', en: 'Asked by customer', zh: '客户要求' }),
  deposit_apart_flg: flag({ ja: '区分して保管', en: 'Kept apart', zh: '分开保管' }),
  deposit_ready_flg: flag({ ja: '引渡し可能', en: 'Ready to ship', zh: '可随时交付' }),
  deposit_own_flg: flag({ ja: '他に転用しない', en: 'For nobody else', zh: '不作他用' }),
  return_judgement: choice({ ja: '返品判定', en: 'Judgement', zh: '退货判定' }, returnJudgement, {
    initial: '9',
    width: 8,
  }),
  origin_no: optionalCode({ ja: '元売上番号', en: 'Origin', zh: '原销售号' }, 20, { width: 12 }),
  origin_line_no: quantity({ ja: '元の行', en: 'Line of the origin', zh: '原行' }, kept),
  /** Of a reversal or a replacement: the line of the slip that it corrects. */
  corrected_line_no: quantity({ ja: '訂正元の行', en: 'Corrects line', zh: '更正原行' }, kept),
  returned_qty: quantity({ ja: '返品数', en: 'Returned', zh: '已退货' }, { initial: '0', width: 9 }),
  order_no: optionalCode({ ja: '受注番号', en: 'Order no.', zh: '销售订单号' }, 20, { width: 12 }),
  order_line_no: quantity({ ja: '受注行', en: 'Line', zh: '订单行' }, kept),
  source_line_no: quantity({ ja: '出荷行', en: 'Delivery line', zh: '出货行' }, kept),
  customer_item_cd: optionalCode({ ja: '得意先品目', en: 'Customer’s item', zh: '客户物料' }, 40, {
    width: 14,
  }),
  customer_po_no: text({ ja: '注文書番号', en: 'Customer order no.', zh: '客户订单号' }, 30, { width: 16 }),
  line_remarks: text({ ja: '行備考', en: 'Note', zh: '行备注' }, 100, { width: 20 }),
}

type LineField = keyof typeof salesLineFields

/** What follows from masters, orders, deliveries and verbs: nobody types it. */
export const computedSalesFields = [
  'unit_cd',
  'amount',
  'line_cost',
  'line_margin',
  'tax_rate',
  'price_source',
  'settled_price',
  'corrected_line_no',
  'returned_qty',
  'order_no',
  'order_line_no',
  'source_line_no',
] as const satisfies readonly LineField[]

const goods = { ja: '品目', en: 'Item', zh: '物料' }
const figures = { ja: '数量・金額', en: 'Quantity and amount', zh: '数量·金额' }
const taxes = { ja: '消費税', en: 'Consumption tax', zh: '消费税' }
const places = { ja: '出庫・返品', en: 'Leaves and returns', zh: '出库·退货' }
const deposits = { ja: '預り売上の条件', en: 'Deposit sales', zh: '寄存销售条件' }
const origins = { ja: '由来', en: 'Follows from', zh: '来源' }

export const salesLineColumns: { readonly [Name in LineField]?: LineColumn<LineField> } = {
  sales_div: { group: goods },
  item_cd: { group: goods, nameWidth: 18 },
  item_nm: { group: goods },
  qty: { group: figures, unitOf: 'item_cd' },
  unit_cd: { hidden: true },
  unit_price: { group: figures, places: 2 },
  given_amount: { group: figures, seldom: true },
  amount: { group: figures },
  line_cost: { group: figures },
  line_margin: { group: figures },
  tax_cd: { group: taxes, seldom: true },
  tax_rate: { group: taxes },
  temp_price_flg: { group: figures, seldom: true },
  price_base_qty: { group: figures, seldom: true },
  price_source: { group: figures },
  settled_price: { group: figures, places: 2 },
  location_cd: { group: places, nameWidth: 0 },
  lot_no: { group: places, seldom: true, offered: true },
  origin_no: { group: places, seldom: true },
  origin_line_no: { group: places, seldom: true },
  return_judgement: { group: places, seldom: true },
  returned_qty: { group: places },
  deposit_dt: { group: deposits, seldom: true },
  deposit_asked_flg: { group: deposits, seldom: true },
  deposit_apart_flg: { group: deposits, seldom: true },
  deposit_ready_flg: { group: deposits, seldom: true },
  deposit_own_flg: { group: deposits, seldom: true },
  order_no: { group: origins },
  order_line_no: { group: origins },
  source_line_no: { group: origins },
  corrected_line_no: { group: origins },
  customer_item_cd: { group: origins, seldom: true },
  customer_po_no: { group: origins, seldom: true },
  line_remarks: { group: origins, seldom: true },
}
