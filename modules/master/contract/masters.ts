import type { AnyMaster } from '#platform/contract/master.ts'
import { apBalanceMaster } from './ap-balance.ts'
import { arBalanceMaster } from './ar-balance.ts'
import { bomMaster, pbomPartMaster, pbomProcessMaster } from './bom.ts'
import { bomOutputMaster } from './bom-output.ts'
import { calendarDayMaster, calendarMaster } from './calendar.ts'
import { carrierFareMaster, carrierMaster } from './carrier.ts'
import { commentMaster } from './comment.ts'
import { facilityTocMaster, productTimeMaster, workerTocMaster } from './constraint.ts'
import { customerMaster } from './customer.ts'
import { customerDestinationMaster } from './customer-destination.ts'
import { customerHistoryMaster } from './customer-history.ts'
import { facilityExceptionMaster } from './facility-exception.ts'
import { facilityGroupMaster, facilityMaster } from './facility.ts'
import { inspectionPointMaster } from './inspection-point.ts'
import { itemMaster } from './item.ts'
import { itemTypeMaster } from './item-type.ts'
import { kindMaster } from './kind.ts'
import { operationMaster, workMaster } from './operation.ts'
import { orderCycleMaster } from './order-cycle.ts'
import { packageMaster } from './package.ts'
import { partnerContactMaster } from './partner-contact.ts'
import { customerItemMaster, customerUnitPriceMaster, unitPriceMaster } from './price.ts'
import { leadTimeMaster, placeOrderMaster } from './purchasing.ts'
import { setupTimeMaster } from './setup-time.ts'
import { shiftMaster } from './shift.ts'
import { itemFactoryMaster, itemStandardCostMaster, stockLocationMaster } from './stock-location.ts'
import { supplierMaster } from './supplier.ts'
import { taxMaster } from './tax.ts'
import { qualificationMaster, workerMaster, workerQualificationMaster } from './worker.ts'
import type { MasterName } from './master-names.ts'

/** Every master of the module by its name, each after those that it refers to. */
const byName: Readonly<Record<MasterName, AnyMaster>> = {
  kind: kindMaster,
  item_type: itemTypeMaster,
  tax: taxMaster,
  comment: commentMaster,
  calendar: calendarMaster,
  calendar_day: calendarDayMaster,
  shift: shiftMaster,
  supplier: supplierMaster,
  customer: customerMaster,
  customer_history: customerHistoryMaster,
  partner_contact: partnerContactMaster,
  ar_balance: arBalanceMaster,
  ap_balance: apBalanceMaster,
  carrier: carrierMaster,
  carrier_fare: carrierFareMaster,
  customer_destination: customerDestinationMaster,
  package: packageMaster,
  item: itemMaster,
  unit_price: unitPriceMaster,
  customer_unit_price: customerUnitPriceMaster,
  customer_item: customerItemMaster,
  stock_location: stockLocationMaster,
  item_factory: itemFactoryMaster,
  item_standard_cost: itemStandardCostMaster,
  inspection_point: inspectionPointMaster,
  operation: operationMaster,
  work: workMaster,
  facility_group: facilityGroupMaster,
  setup_time: setupTimeMaster,
  facility: facilityMaster,
  facility_exception: facilityExceptionMaster,
  qualification: qualificationMaster,
  worker: workerMaster,
  worker_qualification: workerQualificationMaster,
  bom: bomMaster,
  bom_output: bomOutputMaster,
  pbom_process: pbomProcessMaster,
  pbom_part: pbomPartMaster,
  product_time: productTimeMaster,
  facility_toc: facilityTocMaster,
  worker_toc: workerTocMaster,
  lead_time: leadTimeMaster,
  place_order_cycle: orderCycleMaster,
  place_order_master: placeOrderMaster,
}

export const masters: readonly AnyMaster[] = Object.values(byName)
