import { customerDestinationMaster } from '#modules/master/contract/customer-destination.ts'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { branchNo, taxFields } from '#modules/master/contract/partner-fields.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { departmentMaster } from '#modules/system/contract/organization.ts'
import { employeeMaster } from '#modules/system/contract/staff.ts'
import { amount, date, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, text } from '#platform/contract/fields.ts'
import { slip, type TypedValues } from '#platform/contract/slip.ts'
import { validation } from '#platform/contract/validation.ts'
import { orderStatus } from './order-codes.ts'
import { orderErrors } from './order-errors.ts'
import { allocationOf, amountOf, orderSums, orderTotals, packing } from './order-figures.ts'
import { computedLineFields, orderLineColumns, orderLineFields } from './order-line-fields.ts'

const optional = { required: false } as const
const { tax_div, tax_fraction } = taxFields()

/** What was agreed on for one item says nothing of another. */
const ofAnItem = [
  'customer_item_nm',
  'unit_price',
  'price_base_qty',
  'temp_price_flg',
  'location_cd',
] as const

/** 受注: what a customer has ordered. Each of its lines is one delivery. */
export const orderSlip = slip({
  name: 'registerReceiveOrder',
  title: { ja: '受注登録', en: 'Order entry', zh: '销售订单录入' },
  area: 'receiveorder',
  path: '/receiveOrder/registerReceiveOrder',
  icon: 'edit',
  key: ['order_no'],
  kept: { date: 'order_dt', axes: ['order_status'], closed: { order_status: ['1', '8', '9'] } },
  header: {
    order_no: code({ ja: '受注番号', en: 'Order no.', zh: '销售订单号' }, 20, { width: 12 }),
    order_dt: date({ ja: '受注日', en: 'Order date', zh: '受订日期' }, { initial: 'businessDate' }),
    customer_cd: reference({ ja: '得意先', en: 'Customer', zh: '客户' }, customerMaster, {
      parts: ['customer_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    destination_cd: reference(
      { ja: '納入先', en: 'Destination', zh: '送货地址' },
      customerDestinationMaster,
      {
        ...optional,
        parts: ['customer_cd', 'branch_no', 'destination_cd'],
      },
    ),
    customer_po_no: text({ ja: '注文書番号', en: 'Customer order no.', zh: '客户订单号' }, 30, { width: 16 }),
    due_dt: date({ ja: '希望納期', en: 'Requested date', zh: '希望交期' }, optional),
    employee_cd: reference({ ja: '営業担当', en: 'Sales representative', zh: '销售负责人' }, employeeMaster, {
      ...optional,
      width: 8,
    }),
    department_cd: reference({ ja: '部門', en: 'Department', zh: '部门' }, departmentMaster, {
      ...optional,
      width: 8,
    }),
    tax_div: { ...tax_div, initial: '1', required: false },
    tax_fraction: { ...tax_fraction, initial: '1', required: false },
    net_amount: amount({ ja: '税抜合計', en: 'Net total', zh: '不含税合计' }, { width: 12 }),
    tax_amount: amount({ ja: '消費税', en: 'Consumption tax', zh: '消费税' }, { width: 11 }),
    order_status: choice({ ja: '受注状態', en: 'Order', zh: '订单状态' }, orderStatus, { initial: '0' }),
    change_reason: text({ ja: '変更理由', en: 'Change reason', zh: '变更原因' }, 100, { width: 28 }),
    remarks: text({ ja: '備考', en: 'Note', zh: '备注' }, 200, { width: 44 }),
  },
  lines: orderLineFields,
  columns: orderLineColumns,
  inTotals: ['net_amount', 'tax_amount'],
  computed: ['tax_div', 'tax_fraction', 'net_amount', 'tax_amount', 'order_status', ...computedLineFields],
  notCopied: [
    'customer_po_no',
    'change_reason',
    'unit_price',
    'price_base_qty',
    'temp_price_flg',
    'ship_dt',
    'answer_dt',
    'confirmed_dt',
    'order_po_no',
    'customer_line_no',
    'customer_split_no',
    'key_code',
    'house_cd',
    'guaranteed_dt',
    'instruction_dt',
  ],
  movedOn: ['due_dt', 'desired_dt'],
  renews: {
    item_cd: ['customer_item_cd', ...ofAnItem],
    customer_item_cd: ['item_cd', ...ofAnItem],
  },
  acts: ['cancel', 'allocate', 'release'],
  errors: [
    ...Object.values(orderErrors),
    stockErrors[20002],
    validation.V_POSITIVE,
    stockErrors.BIZ_QTY_PLACES,
    masterErrors[20001],
  ],
  compute: (line, header) => ({
    amount: amountOf(line),
    ...packing(line.qty, line.pack_qty),
    allocation_status: allocationOf(line),
    po_key: onceKey(line, header, line.order_po_no || header.customer_po_no),
    code_key: onceKey(line, header, line.key_code),
  }),
  sum: orderSums,
  totals: orderTotals,
})

type NumberedLine = TypedValues<'customer_line_no' | 'customer_split_no' | 'line_status'>
type OfCustomer = TypedValues<'customer_cd' | 'branch_no'>

/** What a customer numbers comes once, until it is cancelled (specification, error 30022). */
export function onceKey(
  { customer_line_no, customer_split_no, line_status }: NumberedLine,
  { customer_cd, branch_no }: OfCustomer,
  no: string,
): string {
  if (no === '' || customer_line_no === '' || line_status === '9') return ''
  return [customer_cd, branch_no, no, customer_line_no, customer_split_no].join('|')
}
