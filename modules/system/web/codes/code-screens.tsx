import { codeDivMaster, codeKindMaster } from '#modules/system/contract/code-div.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'

export const CodeKindScreen = () => <MasterScreen master={codeKindMaster} />
export const CodeDivScreen = () => <MasterScreen master={codeDivMaster} />
