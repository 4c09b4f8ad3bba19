import { directory, onDateMoved } from '#modules/system/server/index.ts'
import type { Master } from '#platform/contract/master.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import type { MasterTable } from '#platform/server/master/master-table.ts'
import type { Policy } from '#platform/server/master/policy.ts'
import { masterRoutes } from '#platform/server/master/master-routes.ts'
import { bomMaster, pbomPartMaster, pbomProcessMaster } from '../contract/bom.ts'
import { calendarDayMaster, calendarMaster } from '../contract/calendar.ts'
import { carrierFareMaster, carrierMaster } from '../contract/carrier.ts'
import { commentMaster } from '../contract/comment.ts'
import { facilityTocMaster, productTimeMaster, workerTocMaster } from '../contract/constraint.ts'
import { customerDestinationMaster } from '../contract/customer-destination.ts'
import { customerHistoryMaster } from '../contract/customer-history.ts'
import { customerMaster } from '../contract/customer.ts'
import { facilityGroupMaster, facilityMaster } from '../contract/facility.ts'
import { itemTypeMaster } from '../contract/item-type.ts'
import { itemMaster } from '../contract/item.ts'
import { kindMaster } from '../contract/kind.ts'
import { operationMaster, workMaster } from '../contract/operation.ts'
import { orderCycleMaster, orderDates } from '../contract/order-cycle.ts'
import { packageMaster } from '../contract/package.ts'
import { partnerContactMaster } from '../contract/partner-contact.ts'
import { customerItemMaster, customerUnitPriceMaster, unitPriceMaster } from '../contract/price.ts'
import { leadTimeMaster, placeOrderMaster } from '../contract/purchasing.ts'
import { itemFactoryMaster, itemStandardCostMaster, stockLocationMaster } from '../contract/stock-location.ts'
import { shiftMaster } from '../contract/shift.ts'
import { supplierMaster } from '../contract/supplier.ts'
import { taxMaster } from '../contract/tax.ts'
import { qualificationMaster, workerMaster, workerQualificationMaster } from '../contract/worker.ts'
import { masterErrors } from '../contract/master-errors.ts'
import { checkBom } from './check-bom.ts'
import { applyNow, applyOnNewDay, beginHistory, keepHistory } from './customer-history/dated-customers.ts'
import { checkPart, checkProcess } from './check-pbom.ts'
import { listOrderDates } from './order-dates.ts'
import { calendarYear, editCalendarYear } from '../contract/calendar-year.ts'
import { editYear, readYear } from './calendar/calendar-year.ts'
import { reorderSteps, routing } from '../contract/routing.ts'
import { readRouting } from './routing/read-routing.ts'
import { reorderRouting } from './routing/reorder-steps.ts'
import { attachItemFile, detachItemFile, itemFileContent, itemFiles } from '../contract/item-file.ts'
import { attach, detach, fileContent, listFiles } from './item-files/item-files.ts'
import { customerPrice, supplierPrice } from '../contract/pricing.ts'
import { priceForCustomer, priceOfSupplier } from './pricing/find-price.ts'
import { structureRoutes } from './structure/structure-routes.ts'
import * as tables from './tables.ts'

interface Served {
  readonly master: Master
  readonly table: MasterTable
  readonly policy?: Policy
}

/** Every master of the module, each after those that it refers to. */
const served: readonly Served[] = [
  { master: kindMaster, table: tables.kind },
  { master: itemTypeMaster, table: tables.itemType },
  { master: taxMaster, table: tables.tax },
  { master: commentMaster, table: tables.commentTable },
  { master: calendarMaster, table: tables.calendar },
  { master: calendarDayMaster, table: tables.calendarDay },
  { master: shiftMaster, table: tables.shift },
  { master: supplierMaster, table: tables.supplier },
  {
    master: customerMaster,
    table: tables.customer,
    policy: { created: beginHistory, changed: keepHistory },
  },
  {
    master: customerHistoryMaster,
    table: tables.customerHistory,
    policy: { created: applyNow, changed: applyNow },
  },
  { master: partnerContactMaster, table: tables.partnerContact },
  { master: carrierMaster, table: tables.carrier },
  { master: carrierFareMaster, table: tables.carrierFare },
  { master: customerDestinationMaster, table: tables.customerDestination },
  {
    master: packageMaster,
    table: tables.packageTable,
    policy: { inUse: ({ field }) => masterErrors.BIZ_PACKAGE_IN_USE.with({ field }) },
  },
  { master: itemMaster, table: tables.item },
  { master: unitPriceMaster, table: tables.unitPrice },
  { master: customerUnitPriceMaster, table: tables.customerUnitPrice },
  { master: customerItemMaster, table: tables.customerItem },
  { master: stockLocationMaster, table: tables.stockLocation },
  { master: itemFactoryMaster, table: tables.itemFactory },
  { master: itemStandardCostMaster, table: tables.itemStandardCost },
  {
    master: operationMaster,
    table: tables.operation,
    policy: { inUse: ({ field }) => masterErrors.BIZ_OPERATION_IN_USE.with({ field }) },
  },
  {
    master: workMaster,
    table: tables.work,
    policy: { inUse: ({ field }) => masterErrors.BIZ_WORK_IN_USE.with({ field }) },
  },
  { master: facilityGroupMaster, table: tables.facilityGroup },
  {
    master: facilityMaster,
    table: tables.facility,
    policy: { inUse: ({ field }) => masterErrors.BIZ_FACILITY_IN_USE.with({ field }) },
  },
  { master: qualificationMaster, table: tables.qualification },
  { master: workerMaster, table: tables.worker },
  { master: workerQualificationMaster, table: tables.workerQualification },
  { master: bomMaster, table: tables.bom, policy: { check: checkBom } },
  { master: pbomProcessMaster, table: tables.pbomProcess, policy: { check: checkProcess } },
  { master: pbomPartMaster, table: tables.pbomPart, policy: { check: checkPart } },
  { master: productTimeMaster, table: tables.productTime },
  { master: facilityTocMaster, table: tables.facilityToc },
  { master: workerTocMaster, table: tables.workerToc },
  { master: leadTimeMaster, table: tables.leadTime },
  { master: orderCycleMaster, table: tables.orderCycle },
  { master: placeOrderMaster, table: tables.placeOrder },
]

onDateMoved(applyOnNewDay)

export const servedMasters: readonly Master[] = served.map(({ master }) => master)

export const masterModuleRoutes: readonly Route[] = [
  ...served.flatMap(({ master, table, policy }) => masterRoutes(master, table, { directory, ...policy })),
  route(orderDates, listOrderDates),
  ...structureRoutes,
  route(routing, readRouting),
  route(reorderSteps, reorderRouting),
  route(itemFiles, listFiles),
  route(itemFileContent, fileContent),
  route(attachItemFile, attach),
  route(detachItemFile, detach),
  route(calendarYear, readYear),
  route(editCalendarYear, editYear),
  route(customerPrice, priceForCustomer),
  route(supplierPrice, priceOfSupplier),
]
