import { itemMaster } from '#modules/master/contract/item.ts'
import { priceBaseQty } from '#modules/master/contract/price-base.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
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
import {
  allocationStatus,
  importStatus,
  orderPriceSource,
  orderStatus,
  planStatus,
  salesStatus,
  sheetStatus,
  shippingStatus,
} from './order-codes.ts'

const day = (ja: string, en: string, zh: string) => date({ ja, en, zh }, { required: false, width: 9 })
/** What documents to the right, or verbs, keep on the line. */
const kept = (ja: string, en: string, zh: string) => quantity({ ja, en, zh }, { initial: '0', width: 9 })

/** The lines of an order: one line is one delivery. */
export const orderLineFields = {
  customer_item_cd: optionalCode({ ja: '得意先品目', en: 'Customer’s item', zh: '客户物料' }, 40, {
    width: 14,
  }),
  item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, { required: false, width: 12 }),
  qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { positive: true, width: 9 }),
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
  price_source: choice({ ja: '単価の根拠', en: 'Price source', zh: '单价依据' }, orderPriceSource, {
    initial: '3',
  }),
  amount: amount({ ja: '金額', en: 'Amount', zh: '金额' }, { width: 11 }),
  tax_cd: choice({ ja: '税区分', en: 'Tax category', zh: '税区分' }, taxCode, { initial: '10', width: 14 }),
  tax_rate: percent({ ja: '税率（%）', en: 'Tax rate (%)', zh: '税率（%）' }),
  desired_dt: day('希望納期', 'Desired', '希望交期'),
  ship_dt: day('出荷予定日', 'Ships on', '预计出货日'),
  location_cd: reference({ ja: '倉庫', en: 'Warehouse', zh: '仓库' }, stockLocationMaster, {
    required: false,
    width: 8,
  }),
  answer_dt: day('回答納期', 'Answered', '答复交期'),
  confirmed_dt: day('確定納期', 'Confirmed', '确定交期'),
  price_base_qty: priceBaseQty(),
  temp_price_flg: flag({ ja: '仮単価', en: 'Provisional price', zh: '暂定单价' }),
  content_div: choice({ ja: '内容区分', en: 'Content', zh: '内容区分' }, fixedCodes.content_div, {
    initial: '1',
  }),
  treatment_div: choice({ ja: '取扱区分', en: 'Treatment', zh: '处理方式' }, fixedCodes.treatment_div, {
    initial: '0',
  }),
  supplier_cd: reference({ ja: '直送仕入先', en: 'Ships directly', zh: '直送供应商' }, supplierMaster, {
    parts: ['supplier_cd', 'supplier_branch_no'],
    required: false,
    width: 10,
  }),
  supplier_branch_no: optionalCode({ ja: '仕入先枝番', en: 'Supplier’s branch', zh: '供应商分支' }, 4, {
    width: 4,
  }),
  ship_item_cd: reference({ ja: '出荷品目', en: 'Item shipped', zh: '出货物料' }, itemMaster, {
    required: false,
    width: 12,
  }),
  pack_qty: quantity({ ja: '入数', en: 'Qty per pack', zh: '装箱数' }, { width: 8 }),
  box_count: quantity({ ja: '箱数', en: 'Boxes', zh: '箱数' }, { width: 7 }),
  odd_qty: quantity({ ja: '端数', en: 'Odd', zh: '零头' }, { width: 7 }),
  trade_qty: quantity({ ja: '取引数量', en: 'Trade quantity', zh: '交易数量' }, { width: 9 }),
  trade_unit_cd: optionalCode({ ja: '取引単位', en: 'Trade unit', zh: '交易单位' }, 10, { width: 5 }),
  customer_item_nm: text({ ja: '得意先品名', en: 'Customer’s name for it', zh: '客户品名' }, 80, {
    width: 20,
  }),
  order_po_no: text({ ja: '行の注文書番号', en: 'Customer order of the line', zh: '行订单编号' }, 30, {
    width: 16,
  }),
  customer_line_no: text({ ja: '得意先行番号', en: 'Customer’s line', zh: '客户行号' }, 10, { width: 8 }),
  customer_split_no: text({ ja: '分納番号', en: 'Split no.', zh: '分批次号' }, 10, { width: 6 }),
  key_code: text({ ja: 'キーコード', en: 'Key code', zh: '键代码' }, 30, { width: 14 }),
  house_cd: text({ ja: '邸コード', en: 'House code', zh: '邸代码' }, 20, { width: 12 }),
  guaranteed_dt: day('保証日', 'Guaranteed', '保证日'),
  instruction_dt: day('納入指示日', 'Delivery instruction', '交货指示日'),
  expected_dt: day('完成見込日', 'Expected', '预计完成日'),
  delivery_time: text({ ja: '納入時刻', en: 'Delivery time', zh: '交货时刻' }, 10, { width: 8 }),
  run_no: text({ ja: '便', en: 'Run', zh: '班次' }, 10, { width: 5 }),
  dock: text({ ja: '受入場所', en: 'Dock', zh: '收货口' }, 20, { width: 10 }),
  kanban_no: text({ ja: 'かんばん番号', en: 'Kanban no.', zh: '看板号' }, 30, { width: 12 }),
  allocated_qty: kept('引当数', 'Allocated', '已预留'),
  instructed_qty: kept('出荷指示数', 'Instructed', '已指示'),
  shipped_qty: kept('出荷数', 'Shipped', '已出货'),
  sold_qty: kept('売上数', 'Sold', '已销售'),
  returned_qty: kept('返品数', 'Returned', '已退货'),
  closed_qty: kept('打切数', 'Closed', '结案数'),
  /** Of the quantity: by how much shipping has raised it within the customer's tolerance. */
  raised_qty: kept('過納数', 'Over-delivered', '超交数'),
  close_reason: text({ ja: '打切理由', en: 'Reason for closing', zh: '结案原因' }, 100, { width: 20 }),
  line_status: choice({ ja: '行の状態', en: 'Line', zh: '行状态' }, orderStatus, { initial: '0' }),
  import_status: choice({ ja: '取込', en: 'Import', zh: '导入' }, importStatus, { initial: '0' }),
  plan_status: choice({ ja: '計画', en: 'Planning', zh: '计划' }, planStatus, { initial: '0' }),
  sheet_status: choice({ ja: '指示書', en: 'Sheet', zh: '指示单' }, sheetStatus, { initial: '0' }),
  allocation_status: choice({ ja: '引当', en: 'Allocation', zh: '预留' }, allocationStatus, {
    initial: '0',
  }),
  shipping_status: choice({ ja: '出荷', en: 'Shipping', zh: '出货' }, shippingStatus, { initial: '0' }),
  sales_status: choice({ ja: '売上', en: 'Sales', zh: '销售' }, salesStatus, { initial: '0' }),
  /** What may come only once: number or key code of the customer's order with the line in it; blank where there is none. */
  po_key: text({ ja: '注文書行キー', en: 'Customer order and line', zh: '订单行键' }, 80),
  code_key: text({ ja: 'キーコード行キー', en: 'Key code and line', zh: '键代码行键' }, 80),
  remarks: text({ ja: '行備考', en: 'Note', zh: '行备注' }, 100, { width: 20 }),
}

type LineField = keyof typeof orderLineFields

/** What follows from masters and calendars, or is kept by verbs: nobody types it. */
export const computedLineFields = [
  'unit_cd',
  'price_source',
  'amount',
  'tax_cd',
  'tax_rate',
  'ship_item_cd',
  'pack_qty',
  'box_count',
  'odd_qty',
  'trade_qty',
  'trade_unit_cd',
  'expected_dt',
  'allocated_qty',
  'instructed_qty',
  'shipped_qty',
  'sold_qty',
  'returned_qty',
  'closed_qty',
  'raised_qty',
  'close_reason',
  'line_status',
  'import_status',
  'plan_status',
  'sheet_status',
  'allocation_status',
  'shipping_status',
  'sales_status',
  'po_key',
  'code_key',
] as const satisfies readonly LineField[]

/** Groups that the list of the lines has, too. */
export const orderGroups = {
  figures: { ja: '数量・金額', en: 'Quantity and amount', zh: '数量·金额' },
  days: { ja: '納期', en: 'Due date', zh: '交期' },
  progress: { ja: '進捗', en: 'Progress', zh: '进度' },
}
const { figures, days, progress } = orderGroups
const goods = { ja: '品目', en: 'Item', zh: '物料' }
const handling = { ja: '取扱', en: 'Handling', zh: '处理' }
const packs = { ja: '荷姿・取引単位', en: 'Packing', zh: '包装' }
const customers = { ja: '得意先の番号・指定', en: 'Customer’s numbers', zh: '客户编号' }

const rarely = (group: Text): LineColumn<LineField> => ({ group, seldom: true })
const shown = (group: Text): LineColumn<LineField> => ({ group })

/** Enter goes from the item over the quantity to the next line; arrows reach the rest. */
export const orderLineColumns: { readonly [Name in LineField]?: LineColumn<LineField> } = {
  customer_item_cd: shown(goods),
  item_cd: { ...shown(goods), nameWidth: 22 },
  qty: { ...shown(figures), unitOf: 'item_cd' },
  unit_cd: { hidden: true },
  unit_price: { ...rarely(figures), places: 2 },
  price_base_qty: rarely(handling),
  temp_price_flg: rarely(handling),
  price_source: shown(figures),
  amount: shown(figures),
  tax_cd: { hidden: true },
  tax_rate: shown(figures),
  desired_dt: shown(days),
  ship_dt: rarely(days),
  location_cd: { ...rarely(days), nameWidth: 0 },
  answer_dt: rarely(days),
  confirmed_dt: rarely(days),
  content_div: rarely(handling),
  treatment_div: rarely(handling),
  supplier_cd: { ...rarely(handling), nameWidth: 14 },
  supplier_branch_no: rarely(handling),
  ship_item_cd: { ...shown(handling), nameWidth: 0 },
  pack_qty: shown(packs),
  box_count: shown(packs),
  odd_qty: shown(packs),
  trade_qty: shown(packs),
  trade_unit_cd: shown(packs),
  customer_item_nm: rarely(customers),
  order_po_no: rarely(customers),
  customer_line_no: rarely(customers),
  customer_split_no: rarely(customers),
  key_code: rarely(customers),
  house_cd: rarely(customers),
  guaranteed_dt: rarely(customers),
  instruction_dt: rarely(customers),
  expected_dt: shown(progress),
  delivery_time: rarely(customers),
  run_no: rarely(customers),
  dock: rarely(customers),
  kanban_no: rarely(customers),
  allocated_qty: shown(progress),
  instructed_qty: shown(progress),
  shipped_qty: shown(progress),
  sold_qty: shown(progress),
  returned_qty: shown(progress),
  closed_qty: shown(progress),
  raised_qty: shown(progress),
  close_reason: shown(progress),
  line_status: shown(progress),
  import_status: { hidden: true },
  plan_status: shown(progress),
  sheet_status: shown(progress),
  allocation_status: shown(progress),
  shipping_status: shown(progress),
  sales_status: shown(progress),
  po_key: { hidden: true },
  code_key: { hidden: true },
  remarks: rarely(progress),
}
