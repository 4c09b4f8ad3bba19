import { sql } from 'drizzle-orm'
import { customerRead } from '#modules/master/server/views.ts'
import { ofKeptSlip, type BusinessDocuments } from '#platform/server/documents/business-documents.ts'
import { storedFile } from '#platform/server/stored-files/tables.ts'
import { sales } from '../tables.ts'

/** 売上: what customers owe. */
export const salesDocuments: BusinessDocuments = {
  kind: 'sales',
  select: {
    ...ofKeptSlip('sent'),
    doc_no: sql`h.sales_no::text`,
    doc_dt: sql`h.account_dt`,
    partner_cd: sql`h.customer_cd::text`,
    partner_nm: sql`p.customer_nm`,
  },
  from: ({ company_cd, factory_cd }) =>
    sql`FROM ${sales} AS h LEFT JOIN ${customerRead.rows} AS p
      ON p.company_cd = h.company_cd AND p.customer_cd = h.customer_cd AND p.branch_no = h.branch_no
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}`,
}

/** Papers as they went out and files as they came in; a correction is a file of its own, and the first one stays. */
export const keptFiles: BusinessDocuments = {
  kind: 'file',
  select: {
    direction: sql`f.direction::text`,
    doc_no: sql`f.file_no::text`,
    doc_dt: sql`f.document_dt`,
    partner_cd: sql`f.partner_cd::text`,
    partner_nm: sql`f.partner_nm`,
    amount: sql`f.amount`,
    revision: sql`CASE WHEN f.replaces_no IS NULL THEN 0 ELSE 1 END`,
    file_nm: sql`f.file_nm`,
    kept_by: sql`f.stored_user::text`,
    kept_at: sql`f.stored_at`,
  },
  from: ({ company_cd }) =>
    sql`FROM ${storedFile} AS f WHERE f.company_cd = ${company_cd} AND f.direction <> ''`,
}
