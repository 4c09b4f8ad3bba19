import { sql } from 'drizzle-orm'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { MasterUse } from '#platform/server/master/usage.ts'
import { supplierStatement } from './tables.ts'

/** Whoever is still to be paid is not abolished; the day is that of the factory which is furthest behind. */
export const statementUses: readonly MasterUse[] = [
  {
    of: supplierMaster,
    table: supplierStatement,
    columns: [supplierStatement.supplier_cd, supplierStatement.branch_no],
    openWhen: sql`${supplierStatement.statement_status} <> '9' AND ${supplierStatement.paid_dt} IS NULL
      AND ${supplierStatement.pay_dt} >= (SELECT min(b.biz_dt) FROM ${businessDayRead.rows} AS b
        WHERE b.company_cd = ${supplierStatement.company_cd})`,
    label: { ja: '支払通知', en: 'Supplier statement', zh: '付款通知' },
  },
]
