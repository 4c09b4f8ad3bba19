import { date, reference } from '#platform/contract/field-kinds.ts'
import { name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import type { FieldOf, KeyOf } from '#platform/contract/master-record.ts'
import { customerMaster } from './customer.ts'
import {
  branchNo,
  checkPartner,
  creditLimit,
  taxFields,
  termFields,
  addressFields,
} from './partner-fields.ts'

/** What a customer is from a day on: as written, it stands in the customer master when that day comes. */
export const customerHistoryMaster = master({
  name: 'customer_history',
  title: { ja: '得意先履歴', en: 'Customer history', zh: '客户历史' },
  area: 'master',
  path: '/masterMaint/master/customerHistory',
  key: ['customer_cd', 'branch_no', 'from_dt'],
  nameField: 'customer_nm',
  fields: {
    customer_cd: reference({ ja: '得意先', en: 'Customer', zh: '客户' }, customerMaster, {
      parts: ['customer_cd', 'branch_no'],
      belongs: true,
    }),
    branch_no: branchNo(),
    from_dt: date(
      { ja: '適用開始日', en: 'Effective from', zh: '生效日期' },
      {
        hint: {
          ja: '業務日付がこの日になると得意先マスタに反映されます',
          en: 'On this business date it becomes the customer master',
          zh: '业务日期到达该日时反映到客户主数据',
        },
      },
    ),
    customer_nm: name({ ja: '得意先名', en: 'Customer name', zh: '客户名称' }),
    ...addressFields(),
    ...termFields(),
    credit_limit: creditLimit(),
    ...taxFields(),
    note: text({ ja: '変更理由', en: 'Change reason', zh: '变更原因' }, 200, { width: 40 }),
  },
  groups: [
    {
      title: { ja: '取引条件', en: 'Terms', zh: '交易条件' },
      fields: ['closing_day', 'pay_month', 'pay_day', 'pay_method', 'holiday_shift', 'credit_limit'],
    },
    {
      title: { ja: '消費税', en: 'Consumption tax', zh: '消费税' },
      fields: ['tax_div', 'tax_calc_unit', 'tax_fraction', 'corporation_flg', 'invoice_reg_no', 'note'],
    },
  ],
  columns: [
    'customer_cd',
    'branch_no',
    'from_dt',
    'customer_nm',
    'closing_day',
    'pay_month',
    'pay_day',
    'note',
  ],
  search: ['customer_cd', 'from_dt', 'customer_nm'],
  rules: checkPartner,
})

/** What is kept by date: the fields that both masters have, but for the key and the remarks, which mean something else. */
type DatedField = Exclude<
  FieldOf<typeof customerMaster> & FieldOf<typeof customerHistoryMaster>,
  KeyOf<typeof customerMaster> | 'note'
>
const notDated: readonly string[] = [...customerMaster.key, 'note']
const isDated = (field: string): field is DatedField =>
  field in customerMaster.fields && !notDated.includes(field)
export const datedFields: readonly DatedField[] = Object.keys(customerHistoryMaster.fields).filter(isDated)
