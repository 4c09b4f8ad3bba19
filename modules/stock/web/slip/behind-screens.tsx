import { useNavigate } from 'react-router'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { movementList } from '../../contract/movement-list.ts'
import { varianceList } from '../../contract/variance-list.ts'
import { slipPath } from './slip-path.ts'
import { slipTexts } from './slip.text.ts'

type Behind = Parameters<typeof slipPath>[0]

/** To the slip behind the row at hand. */
function useSlipBehind(): (row: Behind | undefined) => readonly Command[] {
  const go = useNavigate()
  return (row) => {
    const path = row && slipPath(row)
    return [
      {
        id: 'open',
        label: slipTexts.openSlip,
        key: 'F9',
        icon: 'order',
        unavailable: path === undefined,
        run: () => path !== undefined && void go(path),
      },
    ]
  }
}

/** 原価差額一覧. */
export const VarianceScreen = () => (
  <ListScreen
    list={varianceList}
    rowCommands={useSlipBehind()}
    nameOf={(row) => `${row.document_no}　${row.item_nm}`}
  />
)

/** 受払一覧. */
export const MovementsScreen = () => (
  <ListScreen
    list={movementList}
    rowCommands={useSlipBehind()}
    nameOf={(row) => `${row.document_no}　${row.item_nm}`}
  />
)
