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
import { customerItemMaster, customerUnitPriceMaster, unitPriceMaster } from '../contract/price.ts'
import { placeOrderMaster } from '../contract/purchasing.ts'
import { facilityTocMaster, productTimeMaster } from '../contract/constraint.ts'
import { itemMaster } from '../contract/item.ts'
import { workerMaster } from '../contract/worker.ts'
import { checkBadges, keepsOwnBadge } from './check-badges.ts'
import { checkBomOutput } from './check-bom-output.ts'
import { checkBom } from './check-bom.ts'
import { checkPart, checkProcess } from './check-pbom.ts'
import { keepsAWork } from './keeps-a-work.ts'
import { checkSerials, inTurn, inUnits, type Check, type Counted } from './check-units.ts'
import { applyNow, beginHistory, keepHistory } from './customer-history/dated-customers.ts'

/** What some masters do beside what all of them do, by their names. */
const policies: ReadonlyMap<string, Policy> = new Map([
  policy(customerMaster, { created: beginHistory, changed: keepHistory }),
  policy(customerHistoryMaster, { created: applyNow, changed: applyNow }),
  policy(packageMaster, { inUse: ({ field }) => masterErrors.BIZ_PACKAGE_IN_USE.with({ field }) }),
  policy(operationMaster, { inUse: ({ field }) => masterErrors.BIZ_OPERATION_IN_USE.with({ field }) }),
  policy(workMaster, {
    inUse: ({ field }) => masterErrors.BIZ_WORK_IN_USE.with({ field }),
    changed: keepsAWork,
  }),
  policy(facilityMaster, { inUse: ({ field }) => masterErrors.BIZ_FACILITY_IN_USE.with({ field }) }),
  counted(itemMaster, { item_cd: ['safety_stock', 'lot_min', 'lot_step', 'lot_max'] }, checkSerials),
  counted(customerItemMaster, { item_cd: ['pack_qty'] }),
  counted(unitPriceMaster, { item_cd: ['qty_limit'] }),
  counted(customerUnitPriceMaster, { item_cd: ['qty_limit'] }),
  counted(placeOrderMaster, {
    item_cd: ['order_point_lower', 'order_point_upper', 'fixed_qty', 'lot', 'lot_max'],
  }),
  counted(productTimeMaster, { item_cd: ['base_qty'] }),
  counted(facilityTocMaster, { item_cd: ['lot_min', 'lot_max'] }),
  counted(bomMaster, { parent_item_cd: ['base_qty'], item_cd: ['need_qty'] }, checkBom),
  counted(bomOutputMaster, { parent_item_cd: ['base_qty'], item_cd: ['output_qty'] }, checkBomOutput),
  counted(pbomPartMaster, { part_item_cd: ['usage_qty'] }, checkPart),
  policy(workerMaster, { check: checkBadges, changed: keepsOwnBadge }),
  policy(pbomProcessMaster, { check: checkProcess }),
])

function policy<M extends AnyMaster>({ name }: M, own: Policy<M>): readonly [string, Policy] {
  return [name, own]
}

/** A master with quantities of items, which keep to the units of those; what else is checked comes after. */
function counted<M extends AnyMaster>(master: M, fields: Counted<M>, ...further: readonly Check<M>[]) {
  return policy<M>(master, { check: inTurn<M>(inUnits<M>(fields), ...further) })
}

const policyOf = (master: AnyMaster): Policy => {
  const inside = insideOf(master)
  const own = policies.get(master.name) ?? {}
  return inside ? { ...own, inside } : own
}

export const servedMasters: readonly MasterService[] = masters.map((master) =>
  masterService(master, tableOf(master), { directory, ...policyOf(master) }),
)
