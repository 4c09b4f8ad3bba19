import { foreignKey, integer, numeric, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'
import { slipTables } from '#platform/server/slip/slip-table.ts'
import { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'

export const { header: arrival, lines: arrivalLine } = slipTables(arrivalSlip, 'arrival')
export const { header: acceptance, lines: acceptanceLine } = slipTables(acceptanceSlip, 'acceptance')

const measure = () => numeric({ precision: 14, scale: 4 }).notNull()

/** 測定値: of each piece of a sample, with the limits that held when it was measured. */
export const acceptanceMeasure = pgTable(
  'acceptance_measure',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    acceptance_no: codeColumn().notNull(),
    arrival_line_no: integer().notNull(),
    point_no: codeColumn(10).notNull(),
    piece_no: integer().notNull(),
    point_nm: varchar({ length: 40 }).notNull(),
    measure_unit: varchar({ length: 10 }).notNull(),
    lower_limit: measure(),
    upper_limit: measure(),
    sort_no: integer().notNull(),
    measured_value: measure(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({
      columns: [t.company_cd, t.factory_cd, t.acceptance_no, t.arrival_line_no, t.point_no, t.piece_no],
    }),
    foreignKey({
      name: 'acceptance_measure_of_acceptance',
      columns: [t.company_cd, t.factory_cd, t.acceptance_no],
      foreignColumns: [
        acceptance.company_cd,
        columnNamed(acceptance, 'factory_cd'),
        columnNamed(acceptance, 'acceptance_no'),
      ],
    }),
  ],
)
