import { directory } from '#modules/system/server/index.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { priceTalkMaster } from '../../contract/law/price-talk.ts'
import { priceTalk } from './tables.ts'

export const priceTalkService = masterService(priceTalkMaster, priceTalk, { directory })
