import { foreignKey, index, integer, numeric, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { item, supplier } from '#modules/master/server/tables.ts'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'

const qty = () => numeric({ precision: 13, scale: 3 }).notNull()

/** 内示書: what a supplier was told of the months after a month; never changed, the next one is another version. */
export const supplierForecast = pgTable(
  'supplier_forecast',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    forecast_no: codeColumn().notNull(),
    supplier_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    /** yyyy-MM */
    base_month: codeColumn(7).notNull(),
    version_no: integer().notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.forecast_no] }),
    uniqueIndex('supplier_forecast_version').on(
      t.company_cd,
      t.factory_cd,
      t.supplier_cd,
      t.branch_no,
      t.base_month,
      t.version_no,
    ),
    foreignKey({
      name: 'supplier_forecast_supplier',
      columns: [t.company_cd, t.supplier_cd, t.branch_no],
      foreignColumns: [
        supplier.company_cd,
        columnNamed(supplier, 'supplier_cd'),
        columnNamed(supplier, 'branch_no'),
      ],
    }),
  ],
)

export const supplierForecastLine = pgTable(
  'supplier_forecast_line',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    forecast_no: codeColumn().notNull(),
    item_cd: codeColumn(40).notNull(),
    qty1: qty(),
    qty2: qty(),
    qty3: qty(),
    /** What the version before had said of the same months. */
    before1: qty(),
    before2: qty(),
    before3: qty(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.forecast_no, t.item_cd] }),
    index('supplier_forecast_line_of_item').on(t.company_cd, t.item_cd),
    foreignKey({
      name: 'supplier_forecast_line_of',
      columns: [t.company_cd, t.factory_cd, t.forecast_no],
      foreignColumns: [
        supplierForecast.company_cd,
        supplierForecast.factory_cd,
        supplierForecast.forecast_no,
      ],
    }),
    foreignKey({
      name: 'supplier_forecast_line_item',
      columns: [t.company_cd, t.item_cd],
      foreignColumns: [item.company_cd, columnNamed(item, 'item_cd')],
    }),
  ],
)
