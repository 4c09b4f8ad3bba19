import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { branchNo, taxFields } from '#modules/master/contract/partner-fields.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { departmentMaster } from '#modules/system/contract/organization.ts'
import { employeeMaster } from '#modules/system/contract/staff.ts'
import { amount, date, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, text } from '#platform/contract/fields.ts'
import { slip } from '#platform/contract/slip.ts'
import { lawErrors } from '../law/law-errors.ts'
import { placeOrderStatus } from './place-order-codes.ts'
import { placeOrderErrors } from './place-order-errors.ts'
import { placeOrderAmount, placeOrderSums, placeOrderTotals } from './place-order-figures.ts'
import {
  computedPlaceOrderFields,
  placeOrderLineColumns,
  placeOrderLineFields,
} from './place-order-line-fields.ts'

const optional = { required: false } as const
const { tax_div, tax_fraction } = taxFields()

/** 発注: what is ordered from a supplier. */
export const placeOrderSlip = slip({
  name: 'registerPlaceOrder',
  title: { ja: '発注登録', en: 'Purchase order entry', zh: '采购订单录入' },
  area: 'placeorder',
  path: '/placeOrder/registerPlaceOrder',
  icon: 'edit',
  key: ['po_no'],
  kept: { date: 'order_dt', axes: ['po_status'], closed: { po_status: ['2', '9'] } },
  header: {
    po_no: code({ ja: '発注番号', en: 'Order no.', zh: '采购单号' }, 20, { width: 12 }),
    order_dt: date({ ja: '発注日', en: 'Order date', zh: '订货日期' }, { initial: 'businessDate' }),
    supplier_cd: reference({ ja: '仕入先', en: 'Supplier', zh: '供应商' }, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    due_dt: date({ ja: '納期', en: 'Due date', zh: '交期' }, optional),
    employee_cd: reference({ ja: '発注担当', en: 'Buyer', zh: '采购负责人' }, employeeMaster, {
      ...optional,
      width: 8,
    }),
    department_cd: reference({ ja: '部門', en: 'Department', zh: '部门' }, departmentMaster, {
      ...optional,
      width: 8,
    }),
    inspect_by_dt: date({ ja: '検査完了期日', en: 'Inspect until', zh: '检验完成日' }, optional),
    payment_text: text({ ja: '支払期日・方法', en: 'Payment', zh: '付款期限·方式' }, 100, { width: 30 }),
    pay_days: quantity(
      { ja: '支払までの日数', en: 'Days to payment', zh: '收货至付款（天）' },
      { initial: '0', width: 6 },
    ),
    pay_late_flg: flag({ ja: '取適法超過', en: 'Paid too late', zh: '超过取适法期限' }),
    supplied_text: text({ ja: '有償支給材', en: 'Materials for pay', zh: '有偿供料' }, 200, { width: 30 }),
    tax_div: { ...tax_div, initial: '1', required: false },
    tax_fraction: { ...tax_fraction, initial: '1', required: false },
    net_amount: amount({ ja: '税抜合計', en: 'Net total', zh: '不含税合计' }, { initial: '0', width: 12 }),
    tax_amount: amount({ ja: '消費税', en: 'Consumption tax', zh: '消费税' }, { initial: '0', width: 11 }),
    po_status: choice({ ja: '状態', en: 'Status', zh: '状态' }, placeOrderStatus, { initial: '0' }),
    change_reason: text({ ja: '変更理由', en: 'Change reason', zh: '变更原因' }, 100, { width: 28 }),
    remarks: text({ ja: '備考', en: 'Note', zh: '备注' }, 200, { width: 44 }),
  },
  lines: placeOrderLineFields,
  columns: placeOrderLineColumns,
  inTotals: ['net_amount', 'tax_amount'],
  computed: [
    'pay_days',
    'pay_late_flg',
    'tax_div',
    'tax_fraction',
    'net_amount',
    'tax_amount',
    'po_status',
    ...computedPlaceOrderFields,
  ],
  renews: { item_cd: ['item_nm', 'unit_price', 'price_base_qty', 'temp_price_flg', 'location_cd'] },
  notCopied: [
    'change_reason',
    'unit_price',
    'price_base_qty',
    'temp_price_flg',
    'temp_price_reason',
    'settle_dt',
    'answer_dt',
  ],
  movedOn: ['due_dt'],
  acts: ['issue', 'print', 'cancel'],
  errors: [
    ...Object.values(placeOrderErrors),
    ...[stockErrors.BIZ_QTY_ZERO, stockErrors.BIZ_ITEM_MASTER_MISSING],
    masterErrors.MST_PURCHASE_PRICES,
    lawErrors.BIZ_LAW_PRICE_CUT,
  ],
  compute: (line) => ({ amount: placeOrderAmount(line) }),
  sum: placeOrderSums,
  totals: placeOrderTotals,
})
