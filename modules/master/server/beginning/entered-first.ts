import { beginsWith, setupSteps } from '#modules/system/server/index.ts'
import { tableOf } from '#platform/server/master/master-table.ts'
import { on } from '#platform/server/module/point.ts'
import { apBalanceMaster } from '../../contract/ap-balance.ts'
import { arBalanceMaster } from '../../contract/ar-balance.ts'
import { bomMaster, pbomProcessMaster } from '../../contract/bom.ts'
import { customerMaster } from '../../contract/customer.ts'
import { itemMaster } from '../../contract/item.ts'
import { unitPriceMaster } from '../../contract/price.ts'
import { supplierMaster } from '../../contract/supplier.ts'

/** Without these there is no order, no purchase and no plan. */
export const enteredFirst = [
  customerMaster,
  supplierMaster,
  itemMaster,
  unitPriceMaster,
  bomMaster,
  pbomProcessMaster,
].map((master) => on(setupSteps, beginsWith(master.screen, tableOf(master))))

/** What customers owe and suppliers are owed from before: the first statements and the credit check begin with it. */
export const carriedOver = [arBalanceMaster, apBalanceMaster].map((master) =>
  on(setupSteps, { ...beginsWith(master.screen, tableOf(master)), isOptional: true }),
)
