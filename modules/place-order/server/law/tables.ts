import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { supplier } from '#modules/master/server/tables.ts'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'
import { columnNamed, masterTable } from '#platform/server/master/master-table.ts'
import { priceTalkMaster } from '../../contract/law/price-talk.ts'

/** 取適法ガード: an act that the law forbids, why it may be done, who has agreed, and whether it has been done. */
export const guardedAct = pgTable(
  'guarded_act',
  {
    company_cd: companyColumn(),
    act_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    factory_cd: codeColumn(10).notNull(),
    act_kind: codeColumn(1).notNull(),
    supplier_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    /** What it is done to, as the refusal names it, and the price, quantity or amount that is agreed on. */
    subject: varchar({ length: 60 }).notNull(),
    figure: varchar({ length: 20 }).notNull(),
    reason: varchar({ length: 200 }).notNull(),
    act_status: codeColumn(1).notNull().default('0'),
    decide_user: codeColumn(),
    decide_dt: moment(),
    decide_reason: varchar({ length: 200 }).notNull().default(''),
    used_user: codeColumn(),
    used_dt: moment(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.act_no] }),
    index('guarded_act_of_day').on(t.company_cd, t.factory_cd, t.create_dt),
    uniqueIndex('guarded_act_open')
      .on(t.company_cd, t.factory_cd, t.act_kind, t.supplier_cd, t.branch_no, t.subject, t.figure)
      .where(sql`act_status IN ('0', '1')`),
    foreignKey({
      name: 'guarded_act_supplier',
      columns: [t.company_cd, t.supplier_cd, t.branch_no],
      foreignColumns: [
        supplier.company_cd,
        columnNamed(supplier, 'supplier_cd'),
        columnNamed(supplier, 'branch_no'),
      ],
    }),
  ],
)

/** 価格協議記録. */
export const priceTalk = masterTable(priceTalkMaster)
