import { directory } from '#modules/system/server/index.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { masterService, type MasterService } from '#platform/server/master/master-service.ts'
import { tableOf } from '#platform/server/master/master-table.ts'
import type { Policy } from '#platform/server/master/policy.ts'
import { bomOutputMaster } from '../contract/bom-output.ts'
import { bomMaster, pbomPartMaster, pbomProcessMaster } from '../contract/bom.ts'
import { customerHistoryMaster } from '../contract/customer-history.ts'
import { customerMaster } from '../contract/customer.ts'
import { facilityMaster } from '../contract/facility.ts'
import { insideOf } from '../contract/inside.ts'
import { masterErrors } from '../contract/master-errors.ts'
import { masters } from '../contract/masters.ts'
import { operationMaster, workMaster } from '../contract/operation.ts'
import { packageMaster } from '../contract/package.ts'
import { checkBomOutput } from './check-bom-output.ts'
import { checkBom } from './check-bom.ts'
import { checkPart, checkProcess } from './check-pbom.ts'
import { applyNow, beginHistory, keepHistory } from './customer-history/dated-customers.ts'

/** What some masters do beside what all of them do, by their names. */
const policies: ReadonlyMap<string, Policy> = new Map([
  policy(customerMaster, { created: beginHistory, changed: keepHistory }),
  policy(customerHistoryMaster, { created: applyNow, changed: applyNow }),
  policy(packageMaster, { inUse: ({ field }) => masterErrors.BIZ_PACKAGE_IN_USE.with({ field }) }),
  policy(operationMaster, { inUse: ({ field }) => masterErrors.BIZ_OPERATION_IN_USE.with({ field }) }),
  policy(workMaster, { inUse: ({ field }) => masterErrors.BIZ_WORK_IN_USE.with({ field }) }),
  policy(facilityMaster, { inUse: ({ field }) => masterErrors.BIZ_FACILITY_IN_USE.with({ field }) }),
  policy(bomMaster, { check: checkBom }),
  policy(bomOutputMaster, { check: checkBomOutput }),
  policy(pbomProcessMaster, { check: checkProcess }),
  policy(pbomPartMaster, { check: checkPart }),
])

function policy<M extends AnyMaster>({ name }: M, own: Policy<M>): readonly [string, Policy] {
  return [name, own]
}

const policyOf = (master: AnyMaster): Policy => {
  const inside = insideOf(master)
  const own = policies.get(master.name) ?? {}
  return inside ? { ...own, inside } : own
}

export const servedMasters: readonly MasterService[] = masters.map((master) =>
  masterService(master, tableOf(master), { directory, ...policyOf(master) }),
)
