import { roleMaster } from '#modules/system/contract/role.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'

export function RoleScreen() {
  return <MasterScreen master={roleMaster} />
}
