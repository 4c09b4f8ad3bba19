import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core'
import { carrier, customer } from '#modules/master/server/tables.ts'
import { receiveOrder } from '#modules/receive-order/server/tables.ts'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'
import { slipTables } from '#platform/server/slip/slip-table.ts'
import { salesSlip } from '../contract/sale/sales-slip.ts'

export const { header: sales, lines: salesLine } = slipTables(salesSlip, 'sales')

const factoryColumn = () => codeColumn().notNull()
const quantity = () => numeric({ precision: 16, scale: 3 }).notNull()
const day = () => date({ mode: 'string' }).notNull()
const words = (length: number) => varchar({ length }).notNull().default('')
const blank = (length = 20) => codeColumn(length).notNull().default('')

/** 出荷: what leaves together for one destination. */
export const delivery = pgTable(
  'delivery',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    delivery_no: codeColumn().notNull(),
    customer_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    destination_cd: blank(10),
    /** Planned, and when it has left the day of its posting. */
    ship_dt: day(),
    delivery_dt: day(),
    /** 1 sold as it ships, 2 when the customer accepts it: as it was when it was instructed. */
    sales_basis: codeColumn(1).notNull(),
    delivery_status: codeColumn(1).notNull(),
    short_choice: blank(1),
    carrier_cd: blank(10),
    time_slot: codeColumn(1).notNull().default('9'),
    arrange_flg: codeColumn(1).notNull().default('0'),
    tracking_no: words(60),
    /** Who carries it is arranged; blank until then, and again when that is released. */
    transport_no: blank(),
    remarks: words(200),
    reason: words(100),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.delivery_no] }),
    index('delivery_of_day').on(t.company_cd, t.factory_cd, t.ship_dt),
    index('delivery_open')
      .on(t.company_cd, t.factory_cd, t.ship_dt)
      .where(sql`delivery_status IN ('1', '2')`),
    index('delivery_of_transport').on(t.company_cd, t.factory_cd, t.transport_no),
    index('delivery_of_customer').on(t.company_cd, t.customer_cd, t.branch_no),
    foreignKey({
      name: 'delivery_customer',
      columns: [t.company_cd, t.customer_cd, t.branch_no],
      foreignColumns: [
        customer.company_cd,
        columnNamed(customer, 'customer_cd'),
        columnNamed(customer, 'branch_no'),
      ],
    }),
  ],
)

/** 運送手配: what one carrier takes to one place on one day, for one fare. */
export const transport = pgTable(
  'transport',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    transport_no: codeColumn().notNull(),
    carrier_cd: codeColumn(10).notNull(),
    ship_dt: day(),
    customer_cd: codeColumn(10).notNull(),
    branch_no: codeColumn(4).notNull(),
    destination_cd: blank(10),
    time_slot: codeColumn(1).notNull(),
    /** As they were when it was arranged: what the carrier was told. */
    package_cnt: integer().notNull(),
    weight: quantity(),
    fare: quantity(),
    tracking_no: words(60),
    transport_status: codeColumn(1).notNull(),
    reason: words(100),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.transport_no] }),
    index('transport_of_carrier').on(t.company_cd, t.factory_cd, t.carrier_cd, t.ship_dt),
    foreignKey({
      name: 'transport_carrier',
      columns: [t.company_cd, t.carrier_cd],
      foreignColumns: [carrier.company_cd, columnNamed(carrier, 'carrier_cd')],
    }),
  ],
)

export const deliveryLine = pgTable(
  'delivery_line',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    delivery_no: codeColumn().notNull(),
    line_no: integer().notNull(),
    order_no: codeColumn().notNull(),
    order_line_no: integer().notNull(),
    item_cd: codeColumn().notNull(),
    /** What really leaves, and from which warehouse. */
    ship_item_cd: codeColumn().notNull(),
    warehouse_cd: blank(),
    /** 500, 505 or 507; what customers accept later goes by 030 into transit and by 500 out of it. */
    stock_div: codeColumn(3).notNull(),
    qty: quantity(),
    shipped_qty: quantity().default('0'),
    /** Of the order, by this delivery's confirmation. */
    closed_qty: quantity().default('0'),
    pack_qty: quantity().default('0'),
    weight: quantity().default('0'),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.delivery_no, t.line_no] }),
    index('delivery_line_of_order').on(t.company_cd, t.factory_cd, t.order_no, t.order_line_no),
    foreignKey({
      name: 'delivery_line_of_delivery',
      columns: [t.company_cd, t.factory_cd, t.delivery_no],
      foreignColumns: [delivery.company_cd, delivery.factory_cd, delivery.delivery_no],
    }),
    foreignKey({
      name: 'delivery_line_order',
      columns: [t.company_cd, t.factory_cd, t.order_no],
      foreignColumns: [
        columnNamed(receiveOrder, 'company_cd'),
        columnNamed(receiveOrder, 'factory_cd'),
        columnNamed(receiveOrder, 'order_no'),
      ],
    }),
  ],
)

/** What was picked of a line: from which place and lot, into which box. */
export const deliveryPackage = pgTable(
  'delivery_package',
  {
    company_cd: companyColumn(),
    factory_cd: factoryColumn(),
    delivery_no: codeColumn().notNull(),
    line_no: integer().notNull(),
    package_no: integer().notNull(),
    location_cd: codeColumn().notNull(),
    lot_no: blank(40),
    qty: quantity(),
    /** What was read from it: ours, and the customer's where it has one of its own. */
    label_no: words(120),
    customer_label: words(120),
    /** Blank where it was typed at a desk. */
    picked_at: timestamp({ withTimezone: true, mode: 'string' }),
    container_item_cd: blank(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.delivery_no, t.line_no, t.package_no] }),
    index('delivery_package_of_lot')
      .on(t.company_cd, t.factory_cd, t.lot_no)
      .where(sql`lot_no <> ''`),
    foreignKey({
      name: 'delivery_package_of_line',
      columns: [t.company_cd, t.factory_cd, t.delivery_no, t.line_no],
      foreignColumns: [
        deliveryLine.company_cd,
        deliveryLine.factory_cd,
        deliveryLine.delivery_no,
        deliveryLine.line_no,
      ],
    }),
  ],
)
