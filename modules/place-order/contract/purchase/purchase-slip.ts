import { branchNo, taxFields } from '#modules/master/contract/partner-fields.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { taxTotals } from '#modules/master/contract/tax-sums.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { amount, date, optionalCode, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, text } from '#platform/contract/fields.ts'
import { slip } from '#platform/contract/slip.ts'
import { purchaseColour, purchaseSource, purchaseStatus } from './purchase-codes.ts'
import { purchaseErrors } from './purchase-errors.ts'
import { purchaseAmount, purchaseSums } from './purchase-figures.ts'
import { computedPurchaseFields, purchaseLineColumns, purchaseLineFields } from './purchase-line-fields.ts'

const { tax_div, tax_fraction, invoice_reg_no } = taxFields()
const money = { min: '-999999999999', initial: '0', width: 12 } as const

/** 仕入: what a supplier is owed. It never moves goods: they were posted when they came. */
export const purchaseSlip = slip({
  name: 'purchase',
  title: { ja: '仕入登録', en: 'Purchase entry', zh: '采购入账录入' },
  area: 'placeorder',
  path: '/placeOrder/purchase',
  icon: 'edit',
  key: ['purchase_no'],
  kept: { date: 'account_dt', axes: ['purchase_status'], closed: { purchase_status: ['2', '9'] } },
  header: {
    purchase_no: code({ ja: '仕入番号', en: 'Purchase no.', zh: '采购入账号' }, 20, { width: 12 }),
    account_dt: date({ ja: '計上日', en: 'Account date', zh: '入账日期' }, { initial: 'businessDate' }),
    supplier_cd: reference({ ja: '仕入先', en: 'Supplier', zh: '供应商' }, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    supplier_slip_no: text({ ja: '仕入先伝票番号', en: 'Supplier’s slip', zh: '供应商单据号' }, 30, {
      width: 16,
    }),
    tax_div: { ...tax_div, initial: '1', required: false },
    tax_fraction: { ...tax_fraction, initial: '1', required: false },
    invoice_reg_no: { ...invoice_reg_no, required: false },
    net_amount: amount({ ja: '税抜合計', en: 'Net total', zh: '不含税合计' }, money),
    /** Owed is the tax of the statement, which is rounded once; this is what it would be of the slip alone. */
    tax_amount: amount({ ja: '消費税（参考）', en: 'Tax (for reference)', zh: '消费税（参考）' }, money),
    deductible_tax: amount({ ja: '控除対象税額', en: 'Deductible tax', zh: '可抵扣税额' }, money),
    colour: choice({ ja: '赤黒', en: 'Reversal', zh: '红蓝' }, purchaseColour, { initial: '0' }),
    origin_purchase_no: optionalCode({ ja: '元伝票', en: 'Corrects', zh: '原单据' }, 20, { width: 12 }),
    corrected_by: optionalCode({ ja: '訂正伝票', en: 'Corrected by', zh: '更正单据' }, 20, { width: 12 }),
    source: choice({ ja: '計上元', en: 'Follows from', zh: '来源' }, purchaseSource, { initial: '0' }),
    source_no: optionalCode({ ja: '計上元番号', en: 'Source no.', zh: '来源号' }, 20, { width: 12 }),
    statement_no: optionalCode({ ja: '支払通知番号', en: 'Statement no.', zh: '付款通知号' }, 20, {
      width: 12,
    }),
    purchase_status: choice({ ja: '状態', en: 'Status', zh: '状态' }, purchaseStatus, { initial: '0' }),
    reason: text({ ja: '理由', en: 'Reason', zh: '原因' }, 100, { width: 28 }),
    remarks: text({ ja: '備考', en: 'Note', zh: '备注' }, 200, { width: 44 }),
  },
  lines: purchaseLineFields,
  columns: purchaseLineColumns,
  inTotals: ['net_amount', 'tax_amount'],
  computed: [
    'tax_div',
    'tax_fraction',
    'invoice_reg_no',
    'net_amount',
    'tax_amount',
    'deductible_tax',
    'colour',
    'origin_purchase_no',
    'corrected_by',
    'source',
    'source_no',
    'statement_no',
    'purchase_status',
    ...computedPurchaseFields,
  ],
  renews: { item_cd: ['item_nm'] },
  notCopied: ['supplier_slip_no', 'reason', 'receipt_dt'],
  acts: ['post', 'cancel', 'correct', 'reverse'],
  errors: [
    ...Object.values(purchaseErrors),
    stockErrors.BIZ_STOCK_MONTH_CLOSED,
    stockErrors.BIZ_STOCK_FUTURE,
    stockErrors.BIZ_QTY_ZERO,
    stockErrors.BIZ_QTY_MINUS,
  ],
  compute: (line) => ({ amount: purchaseAmount(line) }),
  sum: purchaseSums,
  totals: taxTotals,
})
