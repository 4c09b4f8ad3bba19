import {
  date,
  foreignKey,
  integer,
  numeric,
  pgTable,
  primaryKey,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core'
import { codeColumn, commonColumns, companyColumn } from '#platform/server/database/columns.ts'
import { columnNamed, masterTable } from '#platform/server/master/master-table.ts'
import { apBalanceMaster } from '../contract/ap-balance.ts'
import { arBalanceMaster } from '../contract/ar-balance.ts'
import { bomMaster, pbomPartMaster, pbomProcessMaster } from '../contract/bom.ts'
import { bomOutputMaster } from '../contract/bom-output.ts'
import { calendarDayMaster, calendarMaster } from '../contract/calendar.ts'
import { carrierFareMaster, carrierMaster } from '../contract/carrier.ts'
import { commentMaster } from '../contract/comment.ts'
import { facilityTocMaster, productTimeMaster, workerTocMaster } from '../contract/constraint.ts'
import { customerDestinationMaster } from '../contract/customer-destination.ts'
import { customerHistoryMaster } from '../contract/customer-history.ts'
import { customerMaster } from '../contract/customer.ts'
import { facilityExceptionMaster } from '../contract/facility-exception.ts'
import { facilityGroupMaster, facilityMaster } from '../contract/facility.ts'
import { itemTypeMaster } from '../contract/item-type.ts'
import { inspectionPointMaster } from '../contract/inspection-point.ts'
import { itemMaster } from '../contract/item.ts'
import { kindMaster } from '../contract/kind.ts'
import { operationMaster, workMaster } from '../contract/operation.ts'
import { orderCycleMaster } from '../contract/order-cycle.ts'
import { packageMaster } from '../contract/package.ts'
import { partnerContactMaster } from '../contract/partner-contact.ts'
import { customerItemMaster, customerUnitPriceMaster, unitPriceMaster } from '../contract/price.ts'
import { leadTimeMaster, placeOrderMaster } from '../contract/purchasing.ts'
import { itemFactoryMaster, itemStandardCostMaster, stockLocationMaster } from '../contract/stock-location.ts'
import { setupTimeMaster } from '../contract/setup-time.ts'
import { shiftMaster } from '../contract/shift.ts'
import { supplierMaster } from '../contract/supplier.ts'
import { taxMaster } from '../contract/tax.ts'
import { qualificationMaster, workerMaster, workerQualificationMaster } from '../contract/worker.ts'

export const kind = masterTable(kindMaster)
export const itemType = masterTable(itemTypeMaster)
export const tax = masterTable(taxMaster)
export const commentTable = masterTable(commentMaster)
export const calendar = masterTable(calendarMaster)
export const calendarDay = masterTable(calendarDayMaster)
export const shift = masterTable(shiftMaster)
export const supplier = masterTable(supplierMaster)
export const customer = masterTable(customerMaster)
export const customerHistory = masterTable(customerHistoryMaster)
export const arBalance = masterTable(arBalanceMaster)
export const apBalance = masterTable(apBalanceMaster)
export const partnerContact = masterTable(partnerContactMaster)
export const carrier = masterTable(carrierMaster)
export const carrierFare = masterTable(carrierFareMaster)
export const customerDestination = masterTable(customerDestinationMaster)
export const packageTable = masterTable(packageMaster)
export const item = masterTable(itemMaster)
export const unitPrice = masterTable(unitPriceMaster)
export const customerUnitPrice = masterTable(customerUnitPriceMaster)
export const customerItem = masterTable(customerItemMaster)
export const stockLocation = masterTable(stockLocationMaster)
export const itemFactory = masterTable(itemFactoryMaster)
export const itemStandardCost = masterTable(itemStandardCostMaster)

/** What a bought item cost when standard costs were rolled up with it from a day on: what has become dearer since is told from it. */
export const rolledPrice = pgTable(
  'rolled_price',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    item_cd: codeColumn(20).notNull(),
    from_dt: date({ mode: 'string' }).notNull(),
    price: numeric({ precision: 17, scale: 5 }).notNull(),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.item_cd, t.from_dt] }),
    foreignKey({
      name: 'rolled_price_of_item',
      columns: [t.company_cd, t.item_cd],
      foreignColumns: [item.company_cd, columnNamed(item, 'item_cd')],
    }),
  ],
)
export const inspectionPoint = masterTable(inspectionPointMaster)
export const operation = masterTable(operationMaster)
export const work = masterTable(workMaster)
export const facilityGroup = masterTable(facilityGroupMaster)
export const setupTime = masterTable(setupTimeMaster)
export const facility = masterTable(facilityMaster)
export const facilityException = masterTable(facilityExceptionMaster)
export const qualification = masterTable(qualificationMaster)
export const worker = masterTable(workerMaster)

/** Apart from the worker, so that no list, file or history of the master can read it. */
export const workerPin = pgTable(
  'worker_pin',
  {
    company_cd: companyColumn(),
    factory_cd: codeColumn(10).notNull(),
    worker_cd: codeColumn(10).notNull(),
    pin_hash: varchar({ length: 200 }).notNull(),
    /** Wrong ones since the last right one, and when. */
    wrong_cnt: integer().notNull().default(0),
    wrong_at: timestamp({ withTimezone: true, mode: 'string' }),
    ...commonColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.company_cd, t.factory_cd, t.worker_cd] }),
    foreignKey({
      name: 'worker_pin_of_worker',
      columns: [t.company_cd, t.factory_cd, t.worker_cd],
      foreignColumns: [
        worker.company_cd,
        columnNamed(worker, 'factory_cd'),
        columnNamed(worker, 'worker_cd'),
      ],
    }),
  ],
)
export const workerQualification = masterTable(workerQualificationMaster)
export const bom = masterTable(bomMaster)
export const bomOutput = masterTable(bomOutputMaster)
export const pbomProcess = masterTable(pbomProcessMaster)
export const pbomPart = masterTable(pbomPartMaster)
export const productTime = masterTable(productTimeMaster)
export const facilityToc = masterTable(facilityTocMaster)
export const workerToc = masterTable(workerTocMaster)
export const leadTime = masterTable(leadTimeMaster)
export const orderCycle = masterTable(orderCycleMaster)
export const placeOrder = masterTable(placeOrderMaster)
