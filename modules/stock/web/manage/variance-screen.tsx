import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { varianceList } from '../../contract/variance-list.ts'
import { slipPath } from '../slip/slip-path.ts'
import { slipTexts } from '../slip/slip.text.ts'

/** 原価差額一覧. */
export function VarianceScreen() {
  const go = useNavigate()
  const rowCommands = (row: RowOf<typeof varianceList> | undefined): readonly Command[] => {
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
  return (
    <ListScreen
      list={varianceList}
      rowCommands={rowCommands}
      nameOf={(row) => `${row.document_no}　${row.item_nm}`}
    />
  )
}
