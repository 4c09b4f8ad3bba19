import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  varchar,
} from 'drizzle-orm/pg-core'
import type { Language } from '#platform/contract/text.ts'
import { codeColumn, commonColumns, companyColumn, moment } from '#platform/server/database/columns.ts'
import { storedFile } from '#platform/server/stored-files/tables.ts'
import type { Certificate } from '../../contract/final-inspection/certificate-paper.ts'
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
    index('final_inspection_of_lot').on(t.company_cd, t.factory_cd, t.lot_no),
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

/** 検査成績書 as they went out, each revision once in each language; who issued it first is `create_user`. Never changed. */
export const certificateTable = pgTable(
  'inspection_certificate',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    work_order_no: codeColumn().notNull(),
    lot_no: codeColumn(40).notNull(),
    revision: integer().notNull(),
    language: codeColumn(2).$type<Language>().notNull(),
    /** The last judgement that it tells of. */
    inspection_no: bigint({ mode: 'bigint' }).notNull(),
    /** What stands in the file, so that it can be drawn together with others. */
    content: jsonb().$type<Certificate>().notNull(),
    file_no: bigint({ mode: 'bigint' }).notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({
      columns: [t.company_cd, t.factory_cd, t.work_order_no, t.lot_no, t.revision, t.language],
    }),
    foreignKey({
      name: 'certificate_of_inspection',
      columns: [t.company_cd, t.inspection_no],
      foreignColumns: [finalInspectionTable.company_cd, finalInspectionTable.inspection_no],
    }),
    foreignKey({
      name: 'certificate_file',
      columns: [t.company_cd, t.file_no],
      foreignColumns: [storedFile.company_cd, storedFile.file_no],
    }),
  ],
)
