import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { slipList } from '../../contract/slip-list.ts'
import { moveSlip, stockSlip } from '../../contract/stock-slip.ts'
import { CancelDrawer } from './cancel-drawer.tsx'
import { slipTexts } from './slip.text.ts'

/** 在庫伝票一覧: to look at a slip again, and to take it back. */
export function SlipListScreen() {
  const go = useNavigate()
  const [cancelling, setCancelling] = useState('')
  const open = (row: RowOf<typeof slipList>) => {
    const { path } = (row.stock_div === '030' ? moveSlip : stockSlip).screen
    void go(`${path}?slip_no=${row.slip_no}`)
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
  return (
    <>
      <ListScreen
        list={slipList}
        rowCommands={rowCommands}
        commands={[create]}
        nameOf={(row) => `${row.slip_no}　${row.item_nm}`}
        rowClass={(row) => (row.state === '0' ? undefined : 'closed')}
      />
      {cancelling ? <CancelDrawer slipNo={cancelling} onClose={() => setCancelling('')} /> : null}
    </>
  )
}
