import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { dieMaster } from '../../contract/die/die.ts'
import { idleDieList } from '../../contract/die/idle-die-list.ts'
import { dieTexts } from './die.text.ts'

export const DieScreen = () => <MasterScreen master={dieMaster} />

/** 金型保管状況: from a fee that is due to the die, where it is entered. */
export function IdleDieScreen() {
  const go = useNavigate()
  const rowCommands = (row: RowOf<typeof idleDieList> | undefined): readonly Command[] => [
    {
      ...{ id: 'die', label: dieTexts.open, key: 'F9', icon: 'eye', unavailable: !row },
      run: () =>
        row && void go(`${dieMaster.screen.path}?${new URLSearchParams({ die_cd: row.die_cd }).toString()}`),
    },
  ]
  return (
    <ListScreen
      list={idleDieList}
      nameOf={({ die_cd, die_nm }) => `${die_cd}　${die_nm ?? ''}`}
      rowCommands={rowCommands}
    />
  )
}
