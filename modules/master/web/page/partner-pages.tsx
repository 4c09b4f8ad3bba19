import { customerDestinationMaster } from '#modules/master/contract/customer-destination.ts'
import { customerHistoryMaster } from '#modules/master/contract/customer-history.ts'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { insideOf } from '#modules/master/contract/inside.ts'
import { partnerContactMaster } from '#modules/master/contract/partner-contact.ts'
import {
  customerItemMaster,
  customerUnitPriceMaster,
  unitPriceMaster,
} from '#modules/master/contract/price.ts'
import { leadTimeMaster } from '#modules/master/contract/purchasing.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { RecordPage } from '#platform/web/kit/record/record-page.tsx'
import { RecordRows } from '#platform/web/kit/record/record-rows.tsx'
import type { RecordTab } from '#platform/web/kit/record/record-tab.ts'
import { pageTexts } from './page.text.ts'

const ofCustomer: readonly RecordTab<typeof customerMaster>[] = [
  {
    name: 'contacts',
    title: pageTexts.contacts,
    content: ({ customer_cd, branch_no: customer_branch_no }) => (
      <RecordRows rows={partnerContactMaster} of={{ customer_cd, customer_branch_no }} />
    ),
  },
  {
    name: 'destinations',
    title: pageTexts.destinations,
    content: ({ customer_cd, branch_no }) => (
      <RecordRows rows={customerDestinationMaster} of={{ customer_cd, branch_no }} />
    ),
  },
  {
    name: 'prices',
    title: pageTexts.prices,
    content: ({ customer_cd, branch_no }) => (
      <RecordRows rows={customerUnitPriceMaster} of={{ customer_cd, branch_no }} />
    ),
  },
  {
    name: 'items',
    title: pageTexts.items,
    content: ({ customer_cd, branch_no }) => (
      <RecordRows rows={customerItemMaster} of={{ customer_cd, branch_no }} />
    ),
  },
  {
    name: 'planned',
    title: pageTexts.planned,
    content: ({ customer_cd, branch_no }) => (
      <RecordRows rows={customerHistoryMaster} of={{ customer_cd, branch_no }} />
    ),
  },
]

const ofSupplier: readonly RecordTab<typeof supplierMaster>[] = [
  {
    name: 'contacts',
    title: pageTexts.contacts,
    content: ({ supplier_cd, branch_no: supplier_branch_no }) => (
      <RecordRows rows={partnerContactMaster} of={{ supplier_cd, supplier_branch_no }} />
    ),
  },
  {
    name: 'prices',
    title: pageTexts.prices,
    content: ({ supplier_cd, branch_no }) => (
      <RecordRows rows={unitPriceMaster} of={{ supplier_cd, branch_no }} />
    ),
  },
  {
    name: 'items',
    title: pageTexts.items,
    content: ({ supplier_cd, branch_no }) => (
      <RecordRows rows={leadTimeMaster} of={{ supplier_cd, branch_no }} />
    ),
  },
]

const customersOwn = { inside: insideOf(customerMaster) }
const suppliersOwn = { inside: insideOf(supplierMaster) }

/** 得意先: everything about one customer. */
export const CustomerPage = () => (
  <RecordPage
    master={customerMaster}
    own={customersOwn}
    facts={['address1', 'phone', 'employee_cd', 'closing_day', 'pay_method', 'credit_limit']}
    tabs={ofCustomer}
  />
)

/** 仕入先: everything about one supplier. */
export const SupplierPage = () => (
  <RecordPage
    master={supplierMaster}
    own={suppliersOwn}
    facts={['address1', 'phone', 'closing_day', 'pay_method', 'subcontract_flg', 'toriteki_flg']}
    tabs={ofSupplier}
  />
)
