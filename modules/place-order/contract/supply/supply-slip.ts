import { itemMaster } from '#modules/master/contract/item.ts'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { priceBaseQty } from '#modules/master/contract/price-base.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { amount, date, optionalCode, price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, text } from '#platform/contract/fields.ts'
import { slip } from '#platform/contract/slip.ts'
import { supplyKind, supplyStatus } from './supply-codes.ts'
import { supplyErrors } from './supply-errors.ts'
import { supplyAmount, supplySums } from './supply-figures.ts'

const goods = { ja: '材料', en: 'Material', zh: '材料' }
const money = { ja: '単価・金額', en: 'Price and amount', zh: '单价·金额' }

/** 支給: material handed to a subcontractor, free of charge or for pay. Supplied, all of its lines are one posting. */
export const supplySlip = slip({
  name: 'supplyOut',
  title: { ja: '支給登録', en: 'Supply entry', zh: '供料录入' },
  area: 'placeorder',
  path: '/placeOrder/supplyOut',
  icon: 'edit',
  key: ['supply_no'],
  kept: { date: 'supply_dt', axes: ['supply_status'], closed: { supply_status: ['1', '9'] } },
  header: {
    supply_no: code({ ja: '支給番号', en: 'Supply no.', zh: '供料号' }, 20, { width: 12 }),
    supply_dt: date({ ja: '支給日', en: 'Supplied on', zh: '供料日' }, { initial: 'businessDate' }),
    supplier_cd: reference({ ja: '仕入先', en: 'Supplier', zh: '供应商' }, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    to_location_cd: optionalCode({ ja: '預け先', en: 'Kept at', zh: '存放处' }, 20, { width: 10 }),
    po_no: optionalCode({ ja: '発注番号', en: 'Order no.', zh: '采购单号' }, 20, { width: 12 }),
    amount: amount({ ja: '有償支給額', en: 'To be paid', zh: '有偿供料额' }, { initial: '0', width: 11 }),
    supply_status: choice({ ja: '状態', en: 'Status', zh: '状态' }, supplyStatus, { initial: '0' }),
    cancel_reason: text({ ja: '取り消した理由', en: 'Why cancelled', zh: '取消原因' }, 100, { width: 28 }),
    remarks: text({ ja: '備考', en: 'Note', zh: '备注' }, 200, { width: 44 }),
  },
  lines: {
    supply_kind: choice({ ja: '支給区分', en: 'Supplied', zh: '供料区分' }, supplyKind, {
      initial: '1',
      width: 10,
    }),
    item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, { width: 12 }),
    qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { width: 9 }),
    location_cd: reference({ ja: '出庫場所', en: 'Issue from', zh: '出库库位' }, stockLocationMaster, {
      required: false,
      width: 8,
    }),
    lot_no: optionalCode({ ja: 'ロット番号', en: 'Lot no.', zh: '批次号' }, 40, { width: 12 }),
    unit_price: price({ ja: '単価', en: 'Unit price', zh: '单价' }, { required: false, width: 10 }),
    price_base_qty: priceBaseQty(),
    price_reason: text({ ja: '単価の理由', en: 'Why this price', zh: '单价原因' }, 100, { width: 18 }),
    amount: amount({ ja: '金額', en: 'Amount', zh: '金额' }, { required: false, width: 11 }),
    remarks: text({ ja: '行備考', en: 'Note', zh: '行备注' }, 100, { width: 20 }),
  },
  columns: {
    supply_kind: { group: goods },
    item_cd: { group: goods, nameWidth: 18 },
    qty: { group: goods, unitOf: 'item_cd' },
    location_cd: { group: goods, nameWidth: 10 },
    lot_no: { group: goods },
    unit_price: { group: money, places: 2 },
    price_base_qty: { group: money, seldom: true },
    price_reason: { group: money, seldom: true },
    amount: { group: money },
  },
  computed: ['to_location_cd', 'amount', 'supply_status', 'cancel_reason'],
  notCopied: ['lot_no', 'unit_price', 'price_base_qty', 'price_reason'],
  acts: ['supply', 'cancel'],
  errors: [supplyErrors.BIZ_SUPPLY_DONE, stockErrors.BIZ_QTY_ZERO],
  compute: (line) => ({ amount: supplyAmount(line) }),
  sum: supplySums,
})
