import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { payAccountMaster } from '../../contract/statement/pay-account.ts'

export const PayAccountScreen = () => <MasterScreen master={payAccountMaster} />
