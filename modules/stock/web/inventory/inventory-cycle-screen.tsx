import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { inventoryCycleMaster } from '../../contract/inventory-cycle.ts'

export const InventoryCycleScreen = () => <MasterScreen master={inventoryCycleMaster} />
