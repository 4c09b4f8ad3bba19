import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { optionalBranchNo } from '#modules/master/contract/partner-fields.ts'
import { priceBaseQty } from '#modules/master/contract/price-base.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { date, optionalCode, price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, text } from '#platform/contract/fields.ts'
import { slip } from '#platform/contract/slip.ts'
import { arrivalDivision, arrivalStatus, gateOutcome } from './arrival-codes.ts'
import { arrivalErrors } from './arrival-errors.ts'

const ordered = { ja: '発注明細', en: 'Order line', zh: '采购订单明细' }
const goods = { ja: '品目', en: 'Item', zh: '物料' }
const lot = { ja: 'ロット', en: 'Lot', zh: '批次' }
const judged = { ja: '検査', en: 'Inspection', zh: '检验' }
const sum = { initial: '0', width: 8 } as const
const supplier = { ja: '仕入先', en: 'Supplier', zh: '供应商' }
const customer = { ja: '支給元', en: 'Supplied by', zh: '来料客户' }

/** 入荷: what a delivery brought to the gate. Received, all of its lines are one posting. */
export const arrivalSlip = slip({
  name: 'arrival',
  title: { ja: '入荷登録', en: 'Arrival entry', zh: '到货登记' },
  area: 'placeorder',
  path: '/placeOrder/arrival',
  icon: 'edit',
  key: ['arrival_no'],
  kept: {
    date: 'receipt_dt',
    axes: ['arrival_status'],
    closed: { arrival_status: ['1', '2', '9'] },
  },
  header: {
    arrival_no: code({ ja: '入荷番号', en: 'Arrival no.', zh: '到货号' }, 20, { width: 12 }),
    receipt_dt: date({ ja: '受領日', en: 'Received', zh: '收货日' }, { initial: 'businessDate' }),
    supplier_cd: reference(supplier, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
      required: false,
    }),
    branch_no: { ...optionalBranchNo(supplier), initial: '00' },
    arrival_div: choice({ ja: '入荷区分', en: 'How it comes', zh: '到货区分' }, arrivalDivision, {
      initial: '0',
      width: 12,
    }),
    supplier_slip_no: text({ ja: '納品書番号', en: 'Delivery note', zh: '送货单号' }, 30, { width: 16 }),
    arrival_status: choice({ ja: '状態', en: 'Status', zh: '状态' }, arrivalStatus, { initial: '0' }),
    cancel_reason: text(
      { ja: '取消・拒否の理由', en: 'Why cancelled or turned away', zh: '取消、拒收原因' },
      100,
      { width: 28 },
    ),
    remarks: text({ ja: '備考', en: 'Note', zh: '备注' }, 200, { width: 44 }),
  },
  lines: {
    po_no: optionalCode({ ja: '発注番号', en: 'Order no.', zh: '采购单号' }, 20, { width: 12 }),
    po_line_no: quantity({ ja: '発注行', en: 'Order line', zh: '订单行' }, { initial: '0', width: 5 }),
    item_cd: reference(goods, itemMaster, { required: false, width: 12 }),
    qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { width: 9 }),
    trade_qty: quantity(
      { ja: '取引数量', en: 'Trade quantity', zh: '交易数量' },
      { required: false, width: 9 },
    ),
    trade_unit_cd: text({ ja: '取引単位', en: 'Trade unit', zh: '交易单位' }, 10, { width: 5 }),
    location_cd: reference({ ja: '格納場所', en: 'Place', zh: '存放库位' }, stockLocationMaster, {
      required: false,
      width: 8,
    }),
    outcome: choice({ ja: '受入区分', en: 'Outcome', zh: '接收区分' }, gateOutcome, {
      initial: '0',
      width: 14,
    }),
    owner_cd: reference(customer, customerMaster, {
      parts: ['owner_cd', 'owner_branch_no'],
      required: false,
      width: 8,
    }),
    owner_branch_no: optionalBranchNo(customer),
    lot_no: optionalCode({ ja: 'ロット番号', en: 'Lot no.', zh: '批次号' }, 40, { width: 12 }),
    made_dt: date({ ja: '製造日', en: 'Made on', zh: '生产日期' }, { required: false, width: 9 }),
    expiry_dt: date({ ja: '有効期限', en: 'Expiry', zh: '有效期' }, { required: false, width: 9 }),
    supplier_lot: text({ ja: '仕入先ロット', en: "Supplier's lot", zh: '供应商批次' }, 40, { width: 12 }),
    instalment_no: quantity({ ja: '分納回', en: 'Instalment', zh: '分批次' }, { initial: '0', width: 5 }),
    unit_price: price({ ja: '単価', en: 'Unit price', zh: '单价' }, { initial: '0', width: 10 }),
    price_base_qty: priceBaseQty(),
    inspected: flag({ ja: '要検査', en: 'To inspect', zh: '需检验' }),
    inspected_qty: quantity({ ja: '検査済', en: 'Inspected', zh: '已检验' }, sum),
    good_qty: quantity({ ja: '良品', en: 'Good', zh: '良品' }, sum),
    defective_qty: quantity({ ja: '不良品', en: 'Defective', zh: '不良品' }, sum),
    returned_qty: quantity({ ja: '返品', en: 'Return', zh: '退货' }, sum),
    closed_qty: quantity({ ja: '不足打切', en: 'Closed as enough', zh: '不足结案' }, sum),
    goods_returned_qty: quantity(
      { ja: '検収後の返品', en: 'Sent back after acceptance', zh: '验收后退货' },
      sum,
    ),
    remarks: text({ ja: '行備考', en: 'Note', zh: '行备注' }, 100, { width: 20 }),
  },
  columns: {
    po_no: { group: ordered },
    po_line_no: { group: ordered },
    instalment_no: { group: ordered },
    unit_price: { hidden: true },
    price_base_qty: { hidden: true },
    item_cd: { group: goods, nameWidth: 18 },
    qty: { group: goods, unitOf: 'item_cd' },
    trade_qty: { group: goods },
    trade_unit_cd: { group: goods },
    owner_cd: { seldom: true, nameWidth: 12 },
    owner_branch_no: { hidden: true },
    outcome: { seldom: true },
    lot_no: { group: lot },
    made_dt: { group: lot, seldom: true },
    expiry_dt: { group: lot },
    supplier_lot: { group: lot, seldom: true },
    inspected: { group: judged },
    inspected_qty: { group: judged },
    good_qty: { group: judged },
    defective_qty: { group: judged },
    returned_qty: { group: judged },
    goods_returned_qty: { hidden: true },
    closed_qty: { group: ordered, seldom: true },
  },
  computed: [
    'arrival_status',
    'cancel_reason',
    'trade_qty',
    'trade_unit_cd',
    'instalment_no',
    'unit_price',
    'price_base_qty',
    'inspected',
    'inspected_qty',
    'good_qty',
    'defective_qty',
    'returned_qty',
    'goods_returned_qty',
    'closed_qty',
  ],
  notCopied: ['supplier_slip_no', 'lot_no', 'made_dt', 'expiry_dt', 'supplier_lot'],
  acts: ['receive', 'turnAway', 'cancel'],
  errors: [arrivalErrors.BIZ_ARRIVAL_RECEIVED, stockErrors.BIZ_QTY_ZERO],
})
