import { bigint, date, foreignKey, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'
import { measuredColumns, quantity } from '../piece-columns.ts'

/** 完成検査の判定: how many pieces of a lot were found good and defective; who did it is `create_user`. Never changed. */
export const finalInspectionTable = pgTable(
  'final_inspection',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    inspection_no: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    work_order_no: codeColumn().notNull(),
    location_cd: codeColumn().notNull(),
    /** Its lot, or the serial number of a piece; blank where the item has neither. */
    lot_no: codeColumn(40).notNull(),
    good_qty: quantity(),
    defective_qty: quantity(),
    reason_cd: codeColumn(10).notNull().default(''),
    /** 特採: why they are good although something was outside its limits. */
    good_reason: varchar({ length: 200 }).notNull().default(''),
    biz_dt: date({ mode: 'string' }).notNull(),
    judged_at: moment().notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.inspection_no] }),
    index('final_inspection_of_order').on(t.company_cd, t.factory_cd, t.work_order_no, t.lot_no),
  ],
)

/** 完成検査の測定値, with the limits that held when they were measured. */
export const finalMeasureTable = pgTable(
  'final_inspection_measure',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    inspection_no: bigint({ mode: 'bigint' }).notNull(),
    /** In the order in which the points stood. */
    sort_no: integer().notNull(),
    ...measuredColumns(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.inspection_no, t.piece_no, t.point_no] }),
    foreignKey({
      name: 'final_measure_of_inspection',
      columns: [t.company_cd, t.inspection_no],
      foreignColumns: [finalInspectionTable.company_cd, finalInspectionTable.inspection_no],
    }),
  ],
)
