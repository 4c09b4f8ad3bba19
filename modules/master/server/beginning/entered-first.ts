import { beginsWith, setupSteps } from '#modules/system/server/index.ts'
import { tableOf } from '#platform/server/master/master-table.ts'
import { on } from '#platform/server/module/point.ts'
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
