import { sql, type SQL } from 'drizzle-orm'
import { supplierRead } from '#modules/master/server/views.ts'
import { ofKeptSlip, type BusinessDocuments } from '#platform/server/documents/business-documents.ts'
import { placeOrder, purchase } from './tables.ts'

const ofSupplier = (doc_no: SQL, doc_dt: SQL) => ({
  ...{ doc_no, doc_dt },
  partner_cd: sql`h.supplier_cd::text`,
  partner_nm: sql`p.supplier_nm`,
})

/** All at once, not one by one for each of many documents. */
const withSupplier = sql`LEFT JOIN ${supplierRead.rows} AS p
  ON p.company_cd = h.company_cd AND p.supplier_cd = h.supplier_cd AND p.branch_no = h.branch_no`

/** 発注: what was ordered from suppliers. */
export const placeOrderDocuments: BusinessDocuments = {
  kind: 'placeOrder',
  select: { ...ofKeptSlip('sent'), ...ofSupplier(sql`h.po_no::text`, sql`h.order_dt`) },
  from: ({ company_cd, factory_cd }) =>
    sql`FROM ${placeOrder} AS h ${withSupplier} WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}`,
}

/** 仕入: what suppliers are owed for. */
export const purchaseDocuments: BusinessDocuments = {
  kind: 'purchase',
  select: { ...ofKeptSlip('received'), ...ofSupplier(sql`h.purchase_no::text`, sql`h.account_dt`) },
  from: ({ company_cd, factory_cd }) =>
    sql`FROM ${purchase} AS h ${withSupplier} WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}`,
}
