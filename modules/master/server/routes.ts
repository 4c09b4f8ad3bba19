import { directory, onDateMoved } from '#modules/system/server/index.ts'
import type { Master } from '#platform/contract/master.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { tableOf } from '#platform/server/master/master-table.ts'
import type { Policy } from '#platform/server/master/policy.ts'
import { masterRoutes } from '#platform/server/master/master-routes.ts'
import { orderDates } from '../contract/order-cycle.ts'
import { insideOf } from '../contract/inside.ts'
import { masterErrors } from '../contract/master-errors.ts'
import type { MasterName } from '../contract/master-names.ts'
import { masters } from '../contract/masters.ts'
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
import { rollUpRoutes } from './roll-up/roll-up-calls.ts'
import { structureRoutes } from './structure/structure-routes.ts'
import './tables.ts'

/** What some masters do beside what all of them do, by their names. */
const policies: Readonly<Partial<Record<MasterName, Policy>>> = {
  customer: { created: beginHistory, changed: keepHistory },
  customer_history: { created: applyNow, changed: applyNow },
  package: { inUse: ({ field }) => masterErrors.BIZ_PACKAGE_IN_USE.with({ field }) },
  operation: { inUse: ({ field }) => masterErrors.BIZ_OPERATION_IN_USE.with({ field }) },
  work: { inUse: ({ field }) => masterErrors.BIZ_WORK_IN_USE.with({ field }) },
  facility: { inUse: ({ field }) => masterErrors.BIZ_FACILITY_IN_USE.with({ field }) },
  bom: { check: checkBom },
  pbom_process: { check: checkProcess },
  pbom_part: { check: checkPart },
}

const policyOf = (master: Master): Policy => {
  const inside = insideOf(master)
  const own = Object.entries(policies).find(([name]) => name === master.name)?.[1] ?? {}
  return inside ? { ...own, inside } : own
}

onDateMoved(applyOnNewDay)

export const masterModuleRoutes: readonly Route[] = [
  ...masters.flatMap((master) => masterRoutes(master, tableOf(master), { directory, ...policyOf(master) })),
  route(orderDates, listOrderDates),
  ...structureRoutes,
  ...rollUpRoutes,
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
