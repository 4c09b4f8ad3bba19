import { sql } from 'drizzle-orm'
import { customerRead } from '#modules/master/server/views.ts'
import { ofKeptSlip, type BusinessDocuments } from '#platform/server/documents/business-documents.ts'
import { receiveOrder } from './tables.ts'

/** 受注: what customers have ordered. */
export const orderDocumentsKept: BusinessDocuments = {
  kind: 'receiveOrder',
  select: {
    ...ofKeptSlip('received'),
    doc_no: sql`h.order_no::text`,
    doc_dt: sql`h.order_dt`,
    partner_cd: sql`h.customer_cd::text`,
    partner_nm: sql`p.customer_nm`,
  },
  from: ({ company_cd, factory_cd }) =>
    sql`FROM ${receiveOrder} AS h LEFT JOIN ${customerRead.rows} AS p
      ON p.company_cd = h.company_cd AND p.customer_cd = h.customer_cd AND p.branch_no = h.branch_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}`,
}
