import { itemMaster } from '#modules/master/contract/item.ts'
import { priceBaseQty } from '#modules/master/contract/price-base.ts'
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
import { purchaseDivision, purchasePriceSource } from './purchase-codes.ts'

const figure = { required: false, min: '-999999999999' } as const

/** The lines of a purchase: what is owed for, and what it follows from. */
export const purchaseLineFields = {
  stock_div: choice({ ja: '区分', en: 'Kind', zh: '区分' }, purchaseDivision, { initial: '010', width: 11 }),
  item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, { required: false, width: 12 }),
  item_nm: text({ ja: '内容', en: 'Content', zh: '内容' }, 80, { width: 20 }),
  qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { min: '-999999999', width: 9, initial: '1' }),
  trade_qty: quantity(
    { ja: '取引数量', en: 'Trade quantity', zh: '交易数量' },
    { required: false, min: '-999999999', width: 9 },
  ),
  trade_unit_cd: text({ ja: '取引単位', en: 'Trade unit', zh: '交易单位' }, 10, { width: 5 }),
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
  tax_cd: choice({ ja: '税区分', en: 'Tax category', zh: '税区分' }, taxCode, { initial: '10', width: 14 }),
  tax_rate: percent({ ja: '税率（%）', en: 'Tax rate (%)', zh: '税率（%）' }, { initial: '0' }),
  receipt_dt: date({ ja: '受領日', en: 'Received', zh: '收货日' }, { required: false, width: 9 }),
  temp_price_flg: flag({ ja: '仮単価', en: 'Provisional price', zh: '暂定单价' }),
  price_base_qty: priceBaseQty(),
  price_source: choice({ ja: '単価の根拠', en: 'Price source', zh: '单价依据' }, purchasePriceSource, {
    initial: '2',
  }),
  settled_price: price(
    { ja: '決定単価', en: 'Settled price', zh: '决定单价' },
    { required: false, width: 10 },
  ),
  deductible_rate: percent(
    { ja: '控除割合（%）', en: 'Deductible (%)', zh: '可抵扣（%）' },
    { initial: '100' },
  ),
  po_no: optionalCode({ ja: '発注番号', en: 'Order no.', zh: '采购单号' }, 20, { width: 12 }),
  po_line_no: quantity({ ja: '発注行', en: 'Order line', zh: '订单行' }, { initial: '0', width: 5 }),
  source_line_no: quantity({ ja: '入荷行', en: 'Arrival line', zh: '到货行' }, { initial: '0', width: 5 }),
  origin_no: optionalCode({ ja: '元仕入番号', en: 'Origin', zh: '原采购号' }, 20, { width: 12 }),
  origin_line_no: quantity(
    { ja: '元の行', en: 'Line of the origin', zh: '原行' },
    { initial: '0', width: 5 },
  ),
  remarks: text({ ja: '行備考', en: 'Note', zh: '行备注' }, 100, { width: 20 }),
}

type LineField = keyof typeof purchaseLineFields

/** What follows from masters, orders and verbs: nobody types it. */
export const computedPurchaseFields = [
  'trade_qty',
  'trade_unit_cd',
  'unit_cd',
  'amount',
  'tax_rate',
  'price_source',
  'settled_price',
  'deductible_rate',
  'po_no',
  'po_line_no',
  'source_line_no',
  'origin_no',
  'origin_line_no',
] as const satisfies readonly LineField[]

const goods = { ja: '品目', en: 'Item', zh: '物料' }
const figures = { ja: '数量・金額', en: 'Quantity and amount', zh: '数量·金额' }
const taxes = { ja: '消費税', en: 'Consumption tax', zh: '消费税' }
const origins = { ja: '由来', en: 'Follows from', zh: '来源' }

export const purchaseLineColumns: { readonly [Name in LineField]?: LineColumn<LineField> } = {
  stock_div: { group: goods },
  item_cd: { group: goods, nameWidth: 18 },
  item_nm: { group: goods },
  qty: { group: figures, unitOf: 'item_cd' },
  trade_qty: { group: figures },
  trade_unit_cd: { group: figures },
  unit_cd: { hidden: true },
  unit_price: { group: figures, places: 2 },
  given_amount: { group: figures, seldom: true },
  amount: { group: figures },
  tax_cd: { group: taxes, seldom: true },
  tax_rate: { group: taxes },
  deductible_rate: { group: taxes },
  receipt_dt: { group: taxes, seldom: true },
  temp_price_flg: { group: figures, seldom: true },
  price_base_qty: { group: figures, seldom: true },
  price_source: { group: figures },
  settled_price: { group: figures, places: 2 },
  po_no: { group: origins },
  po_line_no: { group: origins },
  source_line_no: { group: origins },
  origin_no: { group: origins },
  origin_line_no: { group: origins },
  remarks: { group: origins, seldom: true },
}
