import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { dieMaster } from '../../contract/die/die.ts'
import { idleDieList } from '../../contract/die/idle-die-list.ts'

export const DieScreen = () => <MasterScreen master={dieMaster} />

/** 金型保管状況. */
export const IdleDieScreen = () => (
  <ListScreen list={idleDieList} nameOf={({ die_cd, die_nm }) => `${die_cd}　${die_nm ?? ''}`} />
)
