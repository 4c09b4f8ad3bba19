import { directory } from '#modules/system/server/index.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { inventoryCycleMaster } from '../../contract/inventory-cycle.ts'
import { inventoryCycle } from './tables.ts'

export const inventoryCycleService = masterService(inventoryCycleMaster, inventoryCycle, { directory })
