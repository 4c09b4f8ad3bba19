import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { priceTalkMaster } from '../../contract/law/price-talk.ts'

export const PriceTalkScreen = () => <MasterScreen master={priceTalkMaster} />
