import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'

export const BankAccountScreen = () => <MasterScreen master={bankAccountMaster} />
