import { directory } from '#modules/system/server/index.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { payAccountMaster } from '../../contract/statement/pay-account.ts'
import { payAccount } from './tables.ts'

export const payAccountService = masterService(payAccountMaster, payAccount, { directory })
