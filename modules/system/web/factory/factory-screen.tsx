import { factoryMaster } from '#modules/system/contract/factory.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'

export function FactoryScreen() {
  return <MasterScreen master={factoryMaster} />
}
