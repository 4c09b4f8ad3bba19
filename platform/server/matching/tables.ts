import { bigint, foreignKey, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import { codeColumn, commonColumns, companyColumn, moment } from '../database/columns.ts'

/** 項目対応: by which partner's files are read. What it says stands in its versions. */
export const csvMatching = pgTable(
  'csv_matching',
  {
    company_cd: companyColumn(),
    /** What its rows become. */
    target: codeColumn().notNull(),
    matching_cd: codeColumn().notNull(),
    matching_nm: varchar({ length: 60 }).notNull(),
    version: integer().notNull(),
    ...commonColumns(),
  },
  (t) => [primaryKey({ columns: [t.company_cd, t.target, t.matching_cd] })],
)

/** What a matching said at a time: a file that was imported remembers which. Never changed. */
export const csvMatchingVersion = pgTable(
  'csv_matching_version',
  {
    company_cd: companyColumn(),
    target: codeColumn().notNull(),
    matching_cd: codeColumn().notNull(),
    version: integer().notNull(),
    content: jsonb().$type<FieldMatching>().notNull(),
    /** The file beside which it was made, as it came. */
    sample_nm: varchar({ length: 255 }).notNull(),
    sample_no: bigint({ mode: 'bigint' }),
    create_user: codeColumn().notNull(),
    create_dt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.target, t.matching_cd, t.version] }),
    foreignKey({
      name: 'csv_matching_version_of_matching',
      columns: [t.company_cd, t.target, t.matching_cd],
      foreignColumns: [csvMatching.company_cd, csvMatching.target, csvMatching.matching_cd],
    }),
  ],
)
