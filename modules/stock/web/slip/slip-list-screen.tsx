import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { slipList } from '../../contract/slip-list.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { moveSlip } from '../../contract/move-slip.ts'
import { stockSlip } from '../../contract/stock-slip.ts'
import { CancelDrawer } from './cancel-drawer.tsx'
import { useOpeningFiles } from './opening-files.tsx'
import { slipPath } from './slip-path.ts'
import { slipTexts } from './slip.text.ts'

/** 在庫伝票一覧: to look at a slip again, and to take it back. */
export function SlipListScreen() {
  const go = useNavigate()
  const [cancelling, setCancelling] = useState('')
  const opening = useOpeningFiles()
  const open = (row: RowOf<typeof slipList>) => {
    const path = slipPath({ ...row, document_kind: handSlipKind, document_no: row.slip_no })
    if (path !== undefined) void go(path)
  }
  const rowCommands = (row: RowOf<typeof slipList> | undefined): readonly Command[] => [
    {
      id: 'open',
      label: slipTexts.openSlip,
      key: 'F9',
      icon: 'order',
      unavailable: !row,
      run: () => row && open(row),
    },
    {
      id: 'cancel',
      label: slipTexts.cancel,
      key: 'F6',
      icon: 'reuse',
      need: stockSlip.write,
      unavailable: row?.state !== '0',
      run: () => row && setCancelling(row.slip_no),
    },
  ]
  const create: Command = {
    id: 'create',
    label: slipTexts.create,
    key: 'F2',
    icon: 'plus',
    need: stockSlip.write,
    run: () => void go(stockSlip.screen.path),
  }
  const move: Command = {
    id: 'move',
    label: slipTexts.move,
    key: 'F7',
    icon: 'external',
    need: moveSlip.write,
    run: () => void go(moveSlip.screen.path),
  }
  return (
    <>
      <ListScreen
        list={slipList}
        rowCommands={rowCommands}
        commands={[create, move]}
        fileCommands={() => opening.commands}
        nameOf={(row) => `${row.slip_no}　${row.item_nm}`}
        rowClass={(row) => (row.state === '0' ? undefined : 'closed')}
      />
      {opening.drawer}
      {cancelling ? <CancelDrawer slipNo={cancelling} onClose={() => setCancelling('')} /> : null}
    </>
  )
}
