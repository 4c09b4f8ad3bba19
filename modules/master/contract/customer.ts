import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { employeeMaster } from '#modules/system/contract/staff.ts'
import { codes } from '#platform/contract/code-table.ts'
import { reference, selfReference } from '#platform/contract/field-kinds.ts'
import { choice, code, integer, name } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { masterErrors } from './master-errors.ts'
import {
  addressFields,
  branchNo,
  checkPartner,
  creditLimit,
  dayOfMonth,
  note,
  optionalBranchNo,
  taxFields,
  termFields,
} from './partner-fields.ts'

const salesBasis = codes('sales_basis', {
  1: { ja: '出荷基準', en: 'On shipment', zh: '出货基准' },
  2: { ja: '検収基準', en: 'On acceptance', zh: '验收基准' },
})

/** Whose day decides which price holds (decisions.md "Factory rules"). */
const priceBasis = codes('customer_price_basis', {
  1: { ja: '受注日', en: 'Order date', zh: '受订日期' },
  2: { ja: '出荷日', en: 'Shipping date', zh: '出货日期' },
})

/** What a firm order does with the forecast of its period (decisions.md "Factory rules"). */
const forecastRule = codes('forecast_rule', {
  1: { ja: '確定で消し込む', en: 'Orders consume it', zh: '确定订单消减' },
  2: { ja: '確定で置き換える', en: 'Orders replace it', zh: '确定订单替换' },
})

/** Which lines come on one delivery note. */
const deliveryNoteDivision = codes('delivery_note_div', {
  1: { ja: '納入先ごと', en: 'Per destination', zh: '按送货地址' },
  2: { ja: '受注ごと', en: 'Per order', zh: '按订单' },
  3: { ja: '明細ごと', en: 'Per line', zh: '按明细' },
  4: { ja: '得意先ごと', en: 'Per customer', zh: '按客户' },
})

const furtherClosing = (ja: string, en: string, zh: string) =>
  integer({ ja, en, zh }, 0, 99, {
    initial: '0',
    hint: { ja: '0は使用しない', en: '0: none', zh: '0为不使用' },
    says: { ...dayOfMonth.says, 0: { ja: '使用しない', en: 'not used', zh: '不使用' } },
  })
const daysAround = (ja: string, en: string, zh: string) => integer({ ja, en, zh }, 0, 366, { initial: '0' })

const honorific = codes('honorific', {
  1: { ja: '御中', en: 'Messrs.', zh: '公启' },
  2: { ja: '様', en: 'Mr./Ms.', zh: '先生／女士' },
})

const invoiceTo = { ja: '請求先', en: 'Invoice to', zh: '开票对象' }

/** 得意先: whoever orders from us. */
export const customerMaster = master({
  name: 'customer',
  title: { ja: '得意先マスタ', en: 'Customers', zh: '客户' },
  area: 'master',
  path: '/masterMaint/master/customer',
  key: ['customer_cd', 'branch_no'],
  nameField: 'customer_nm',
  attachments: true,
  page: { ja: '得意先', en: 'Customer', zh: '客户' },
  fields: {
    customer_cd: code({ ja: '得意先コード', en: 'Customer', zh: '客户代码' }, 10),
    branch_no: branchNo(),
    customer_nm: name({ ja: '得意先名', en: 'Customer name', zh: '客户名称' }),
    ...addressFields(),
    honorific: choice({ ja: '敬称', en: 'Form of address', zh: '称谓' }, honorific),
    employee_cd: reference({ ja: '営業担当', en: 'Sales representative', zh: '销售负责人' }, employeeMaster, {
      required: false,
    }),
    ...termFields(),
    closing_day_2: furtherClosing('締日2', 'Closing day 2', '结账日2'),
    closing_day_3: furtherClosing('締日3', 'Closing day 3', '结账日3'),
    credit_limit: creditLimit(),
    invoice_to_cd: selfReference(invoiceTo, 10, {
      parts: ['invoice_to_cd', 'invoice_to_branch_no'],
      hint: { ja: '空白は得意先あて', en: 'Blank: to the customer itself', zh: '空白表示本客户' },
    }),
    invoice_to_branch_no: optionalBranchNo(invoiceTo),
    bank_account_cd: reference({ ja: '振込先口座', en: 'Pays into', zh: '收款账户' }, bankAccountMaster, {
      required: false,
      hint: {
        ja: '空白は、請求書の振込先がオンの自社口座',
        en: 'Blank: the own bank accounts that are on invoices',
        zh: '空白表示开启“请款单收款账户”的本公司账户',
      },
    }),
    sales_basis: choice({ ja: '売上計上基準', en: 'Sales are posted', zh: '销售入账基准' }, salesBasis),
    price_basis: choice({ ja: '単価の基準日', en: 'Price of', zh: '单价生效日期' }, priceBasis, {
      initial: '1',
    }),
    inspection_lt: integer({ ja: '検収日数', en: 'Days to acceptance', zh: '验收天数' }, 0, 99, {
      initial: '0',
    }),
    delivery_note_div: choice(
      { ja: '納品書のまとめ', en: 'One delivery note', zh: '送货单合并' },
      deliveryNoteDivision,
      { initial: '1' },
    ),
    forecast_rule: choice({ ja: '内示の扱い', en: 'Forecast', zh: '预测处理' }, forecastRule, {
      initial: '1',
    }),
    forecast_backward_days: daysAround('消込期間 前（日）', 'Consumes days back', '消减期间 前（天）'),
    forecast_forward_days: daysAround('消込期間 後（日）', 'Consumes days ahead', '消减期间 后（天）'),
    ...taxFields(),
    note: note(),
  },
  groups: [
    {
      title: { ja: '取引条件', en: 'Terms', zh: '交易条件' },
      fields: [
        'closing_day',
        'closing_day_2',
        'closing_day_3',
        'pay_month',
        'pay_day',
        'pay_method',
        'holiday_shift',
        'credit_limit',
        'invoice_to_cd',
        'invoice_to_branch_no',
        'bank_account_cd',
        'sales_basis',
        'price_basis',
        'inspection_lt',
      ],
    },
    {
      title: { ja: '納品・内示', en: 'Delivery and forecast', zh: '送货与预测' },
      fields: ['delivery_note_div', 'forecast_rule', 'forecast_backward_days', 'forecast_forward_days'],
    },
    {
      title: { ja: '消費税', en: 'Consumption tax', zh: '消费税' },
      fields: ['tax_div', 'tax_calc_unit', 'tax_fraction', 'corporation_flg', 'invoice_reg_no', 'note'],
    },
  ],
  columns: ['customer_cd', 'branch_no', 'customer_nm', 'address1', 'phone', 'closing_day', 'credit_limit'],
  search: ['customer_cd', 'customer_nm', 'phone'],
  rules: (customer, issues) => {
    checkPartner(customer, issues)
    const { closing_day, closing_day_2, closing_day_3 } = customer
    for (const [path, day, before] of [
      ['closing_day_2', closing_day_2, closing_day],
      ['closing_day_3', closing_day_3, closing_day_2 || 99],
    ] as const) {
      if (day > 31 && day !== 99) refuseField(issues, path, masterErrors.MST_DAY)
      else if (day !== 0 && day <= before) refuseField(issues, path, masterErrors.MST_CLOSING_DAYS)
    }
  },
})
