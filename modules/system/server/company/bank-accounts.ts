import { masterService } from '#platform/server/master/master-service.ts'
import { bankAccountMaster } from '../../contract/bank-account.ts'
import { directory } from '../directory.ts'
import { bankAccount } from '../tables.ts'

export const bankAccountService = masterService(bankAccountMaster, bankAccount, { directory })
