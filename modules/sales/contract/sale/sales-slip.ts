import { customerDestinationMaster } from '#modules/master/contract/customer-destination.ts'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { branchNo, taxFields } from '#modules/master/contract/partner-fields.ts'
import { taxTotals } from '#modules/master/contract/tax-sums.ts'
import { departmentMaster } from '#modules/system/contract/organization.ts'
import { employeeMaster } from '#modules/system/contract/staff.ts'
import { amount, date, optionalCode, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, text } from '#platform/contract/fields.ts'
import { slip } from '#platform/contract/slip.ts'
import { salesColour, salesSlipStatus, salesSource } from './sales-codes.ts'
import { salesErrors } from './sales-errors.ts'
import { lineMargin, salesAmount, salesSums } from './sales-figures.ts'
import { computedSalesFields, salesLineColumns, salesLineFields } from './sales-line-fields.ts'

const optional = { required: false } as const
const { tax_div, tax_calc_unit, tax_fraction } = taxFields()
const { sales_basis } = customerMaster.fields
const money = { min: '-999999999999', initial: '0', width: 12 } as const

/** The layout of a sales slip has six lines (specification section 5); more of them stand on further slips. */
export const linesOfSlip = 6

/** 売上: what a customer owes. What has been delivered was posted to the ledger when it left, unless the customer accepts it later. */
export const salesSlip = slip({
  name: 'registerSales',
  title: { ja: '売上登録', en: 'Sales entry', zh: '销售录入' },
  area: 'receiveorder',
  path: '/sales/registerSales',
  icon: 'edit',
  key: ['sales_no'],
  mostLines: linesOfSlip,
  kept: { date: 'account_dt', axes: ['sales_slip_status'], closed: { sales_slip_status: ['2', '9'] } },
  header: {
    sales_no: code({ ja: '売上番号', en: 'Sales no.', zh: '销售号' }, 20, { width: 12 }),
    account_dt: date({ ja: '計上日', en: 'Account date', zh: '入账日期' }, { initial: 'businessDate' }),
    /** As on the delivery note: the day on which the goods left. */
    slip_dt: date({ ja: '伝票日付', en: 'Date', zh: '单据日期' }, { ...optional, width: 9 }),
    customer_cd: reference({ ja: '得意先', en: 'Customer', zh: '客户' }, customerMaster, {
      parts: ['customer_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    destination_cd: reference(
      { ja: '納入先', en: 'Destination', zh: '送货地址' },
      customerDestinationMaster,
      { ...optional, parts: ['customer_cd', 'branch_no', 'destination_cd'] },
    ),
    invoice_to_cd: reference({ ja: '請求先', en: 'Invoice to', zh: '开票对象' }, customerMaster, {
      ...optional,
      parts: ['invoice_to_cd', 'invoice_to_branch_no'],
    }),
    invoice_to_branch_no: optionalCode(
      { ja: '請求先枝番', en: 'Invoice to: branch', zh: '开票对象分支' },
      4,
      {
        width: 4,
      },
    ),
    employee_cd: reference({ ja: '営業担当', en: 'Sales representative', zh: '销售负责人' }, employeeMaster, {
      ...optional,
      width: 8,
    }),
    department_cd: reference({ ja: '部門', en: 'Department', zh: '部门' }, departmentMaster, {
      ...optional,
      width: 8,
    }),
    sales_basis: { ...sales_basis, initial: '1', required: false },
    tax_div: { ...tax_div, initial: '1', required: false },
    tax_calc_unit: { ...tax_calc_unit, initial: '2', required: false },
    tax_fraction: { ...tax_fraction, initial: '1', required: false },
    net_amount: amount({ ja: '税抜合計', en: 'Net total', zh: '不含税合计' }, money),
    /** Where the monthly statement is the qualified invoice, its tax counts, which is rounded once; this is what it would be of the slip alone. */
    tax_amount: amount({ ja: '消費税（参考）', en: 'Tax (for reference)', zh: '消费税（参考）' }, money),
    cost_amount: amount({ ja: '原価合計', en: 'Cost total', zh: '成本合计' }, { ...money, cost: true }),
    margin_amount: amount({ ja: '粗利合計', en: 'Margin total', zh: '毛利合计' }, { ...money, cost: true }),
    colour: choice({ ja: '赤黒', en: 'Reversal', zh: '红蓝' }, salesColour, { initial: '0' }),
    origin_sales_no: optionalCode({ ja: '元伝票', en: 'Corrects', zh: '原单据' }, 20, { width: 12 }),
    corrected_by: optionalCode({ ja: '訂正伝票', en: 'Corrected by', zh: '更正单据' }, 20, { width: 12 }),
    source: choice({ ja: '計上元', en: 'Follows from', zh: '来源' }, salesSource, { initial: '0' }),
    /** Slips that follow from one delivery stay together by it. */
    source_no: optionalCode({ ja: '計上元番号', en: 'Source no.', zh: '来源号' }, 20, { width: 12 }),
    statement_no: optionalCode({ ja: '請求番号', en: 'Statement no.', zh: '账单号' }, 20, { width: 12 }),
    sales_slip_status: choice({ ja: '状態', en: 'Status', zh: '状态' }, salesSlipStatus, { initial: '0' }),
    reason: text({ ja: '理由', en: 'Reason', zh: '原因' }, 100, { width: 28 }),
    remarks: text({ ja: '備考', en: 'Note', zh: '备注' }, 200, { width: 44 }),
  },
  lines: salesLineFields,
  columns: salesLineColumns,
  inTotals: ['net_amount', 'tax_amount'],
  computed: [
    'invoice_to_cd',
    'invoice_to_branch_no',
    'sales_basis',
    'tax_div',
    'tax_calc_unit',
    'tax_fraction',
    'net_amount',
    'tax_amount',
    'cost_amount',
    'margin_amount',
    'colour',
    'origin_sales_no',
    'corrected_by',
    'source',
    'source_no',
    'statement_no',
    'sales_slip_status',
    ...computedSalesFields,
  ],
  notCopied: ['reason', 'slip_dt', 'lot_no', 'deposit_dt', 'origin_no', 'origin_line_no'],
  renews: { item_cd: ['item_nm', 'unit_price', 'price_base_qty'] },
  acts: ['post', 'unpost', 'cancel', 'correct', 'reverse'],
  errors: Object.values(salesErrors),
  compute: (line, header) => {
    const amount = salesAmount(line)
    return { amount, line_margin: lineMargin({ ...line, amount }, header) }
  },
  sum: salesSums,
  // What goods cost is known when they are posted: until then nothing is left of them that could be named.
  unknown: ({ sales_slip_status }) =>
    sales_slip_status === '1' || sales_slip_status === '2'
      ? []
      : ['cost_amount', 'margin_amount', 'line_cost', 'line_margin'],
  totals: taxTotals,
})
