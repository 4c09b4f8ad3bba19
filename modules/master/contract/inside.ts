import { inside, type MasterInside } from '#platform/contract/master-inside.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { apBalanceMaster } from './ap-balance.ts'
import { arBalanceMaster } from './ar-balance.ts'
import { bomOutputMaster } from './bom-output.ts'
import { carrierFareMaster, carrierMaster } from './carrier.ts'
import { customerDestinationMaster } from './customer-destination.ts'
import { customerMaster } from './customer.ts'
import { facilityExceptionMaster } from './facility-exception.ts'
import { facilityGroupMaster, facilityMaster } from './facility.ts'
import { inspectionPointMaster } from './inspection-point.ts'
import { itemMaster } from './item.ts'
import { masterErrors } from './master-errors.ts'
import { operationMaster, workMaster } from './operation.ts'
import { partnerContactMaster } from './partner-contact.ts'
import { setupTimeMaster } from './setup-time.ts'
import { itemFactoryMaster, itemStandardCostMaster } from './stock-location.ts'
import { supplierMaster } from './supplier.ts'
import { workerMaster, workerQualificationMaster } from './worker.ts'

/** What has no screen in the specification, and what one wants to see beside the record that it belongs to. */
const insides: readonly MasterInside[] = [
  inside(facilityGroupMaster, [
    {
      rows: setupTimeMaster,
      matrix: { down: 'from_setup', across: 'to_setup', figure: 'setup_min' },
    },
  ]),
  inside(operationMaster, [{ rows: workMaster, needed: masterErrors.MST_OPERATION_WORK }]),
  inside(facilityMaster, [{ rows: facilityExceptionMaster }]),
  inside(workerMaster, [{ rows: workerQualificationMaster }]),
  inside(carrierMaster, [{ rows: carrierFareMaster }]),
  inside(customerMaster, [
    { rows: customerDestinationMaster },
    { rows: partnerContactMaster, without: ['supplier_cd', 'supplier_branch_no', 'order_mail_flg'] },
    { rows: arBalanceMaster },
  ]),
  inside(supplierMaster, [
    { rows: partnerContactMaster, without: ['customer_cd', 'customer_branch_no'] },
    { rows: apBalanceMaster },
  ]),
  inside(itemMaster, [
    { rows: itemFactoryMaster },
    { rows: itemStandardCostMaster },
    { rows: inspectionPointMaster },
    { rows: bomOutputMaster },
  ]),
]

export const insideOf = ({ name }: Pick<AnyMaster, 'name'>): MasterInside | undefined =>
  insides.find(({ master }) => master.name === name)
