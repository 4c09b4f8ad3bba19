import { email, phone, reference } from '#platform/contract/field-kinds.ts'
import { code, flag, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { customerMaster } from './customer.ts'
import { masterErrors } from './master-errors.ts'
import { note, optionalBranchNo } from './partner-fields.ts'
import { supplierMaster } from './supplier.ts'

const customer = { ja: '得意先', en: 'Customer', zh: '客户' }
const supplier = { ja: '仕入先', en: 'Supplier', zh: '供应商' }

/** 取引先担当者: whom one writes to and telephones with. */
export const partnerContactMaster = master({
  name: 'partner_contact',
  title: { ja: '取引先担当者マスタ', en: 'Partner contacts', zh: '往来联系人' },
  area: 'master',
  path: '/masterMaint/master/partnerContact',
  key: ['contact_cd'],
  nameField: 'contact_nm',
  fields: {
    contact_cd: code({ ja: '担当者コード', en: 'Contact', zh: '联系人代码' }, 10),
    contact_nm: name({ ja: '担当者名', en: 'Name', zh: '姓名' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    customer_cd: reference(customer, customerMaster, {
      parts: ['customer_cd', 'customer_branch_no'],
      required: false,
    }),
    customer_branch_no: optionalBranchNo(customer),
    supplier_cd: reference(supplier, supplierMaster, {
      parts: ['supplier_cd', 'supplier_branch_no'],
      required: false,
    }),
    supplier_branch_no: optionalBranchNo(supplier),
    department: text({ ja: '部署', en: 'Department', zh: '部门' }, 60),
    position: text({ ja: '役職', en: 'Job title', zh: '职务' }, 40),
    phone: phone({ ja: '電話番号', en: 'Phone', zh: '电话' }),
    email: email({ ja: 'メールアドレス', en: 'E-mail', zh: '邮箱' }),
    order_mail_flg: flag({ ja: '注文書を送る', en: 'Receives orders', zh: '接收订单' }),
    note: note(),
  },
  columns: ['contact_cd', 'contact_nm', 'customer_cd', 'supplier_cd', 'department', 'phone', 'email'],
  search: ['contact_nm', 'customer_cd', 'supplier_cd'],
  sort: 'contact_cd',
  rules: ({ customer_cd, supplier_cd }, issues) => {
    if ((customer_cd === '') === (supplier_cd === ''))
      refuseField(issues, 'customer_cd', masterErrors.MST_CONTACT_OF)
  },
})
