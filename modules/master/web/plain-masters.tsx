import type { ComponentType } from 'react'
import type { Master } from '#platform/contract/master.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { pbomPartMaster } from '../contract/bom.ts'
import { calendarDayMaster } from '../contract/calendar.ts'
import { carrierFareMaster, carrierMaster } from '../contract/carrier.ts'
import { commentMaster } from '../contract/comment.ts'
import { facilityTocMaster, productTimeMaster, workerTocMaster } from '../contract/constraint.ts'
import { customerDestinationMaster } from '../contract/customer-destination.ts'
import { customerHistoryMaster } from '../contract/customer-history.ts'
import { customerMaster } from '../contract/customer.ts'
import { facilityGroupMaster, facilityMaster } from '../contract/facility.ts'
import { itemTypeMaster } from '../contract/item-type.ts'
import { kindMaster } from '../contract/kind.ts'
import { operationMaster, workMaster } from '../contract/operation.ts'
import { packageMaster } from '../contract/package.ts'
import { partnerContactMaster } from '../contract/partner-contact.ts'
import { customerItemMaster } from '../contract/price.ts'
import { leadTimeMaster, placeOrderMaster } from '../contract/purchasing.ts'
import { itemFactoryMaster, itemStandardCostMaster, stockLocationMaster } from '../contract/stock-location.ts'
import { shiftMaster } from '../contract/shift.ts'
import { taxMaster } from '../contract/tax.ts'
import { qualificationMaster, workerMaster, workerQualificationMaster } from '../contract/worker.ts'

const masters: readonly Master[] = [
  kindMaster,
  itemTypeMaster,
  taxMaster,
  commentMaster,
  calendarDayMaster,
  shiftMaster,
  customerMaster,
  customerHistoryMaster,
  partnerContactMaster,
  carrierMaster,
  carrierFareMaster,
  customerDestinationMaster,
  packageMaster,
  customerItemMaster,
  stockLocationMaster,
  itemFactoryMaster,
  itemStandardCostMaster,
  operationMaster,
  workMaster,
  facilityGroupMaster,
  facilityMaster,
  qualificationMaster,
  workerMaster,
  workerQualificationMaster,
  pbomPartMaster,
  productTimeMaster,
  facilityTocMaster,
  workerTocMaster,
  leadTimeMaster,
  placeOrderMaster,
]

const screens = new Map(
  masters.map((master): [string, ComponentType] => [
    master.screen.name,
    () => <MasterScreen master={master} />,
  ]),
)

/** The screen of a master that is nothing but its definition, by the name of its route. */
export function plainMaster(name: string): ComponentType {
  const found = screens.get(name)
  if (!found) throw new Error(`No master is named ${name}`)
  return found
}
