import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { stockValueGuard } from '../../contract/cost-guard.ts'
import { stockManageScreen } from '../../contract/stock-manage.ts'
import { stockPaymentsScreen } from '../../contract/stock-payments.ts'
import { valuationList } from '../../contract/valuation-list.ts'
import { slipTexts } from '../slip/slip.text.ts'
import { AbcDrawer } from './abc-drawer.tsx'
import { manageTexts } from './manage.text.ts'

/** 在庫評価表. */
export function ValuationScreen() {
  const go = useNavigate()
  const [abcOpen, setAbcOpen] = useState(false)
  const rowCommands = (row: RowOf<typeof valuationList> | undefined): readonly Command[] => [
    {
      id: 'payments',
      label: slipTexts.payments,
      key: 'F6',
      icon: 'history',
      unavailable: !row,
      run: () => row && void go(`${stockPaymentsScreen.path}?item_cd=${row.item_cd}`),
    },
  ]
  const back: Command = {
    id: 'manage',
    label: stockManageScreen.title,
    key: 'F4',
    run: () => void go(stockManageScreen.path),
  }
  const abc: Command = {
    id: 'abc',
    label: manageTexts.abc,
    key: 'F7',
    icon: 'columns',
    need: stockValueGuard,
    run: () => setAbcOpen(true),
  }
  return (
    <>
      <ListScreen
        list={valuationList}
        rowCommands={rowCommands}
        commands={[abc, back]}
        nameOf={(row) => `${row.item_cd}　${row.item_nm}`}
      />
      {abcOpen ? <AbcDrawer onClose={() => setAbcOpen(false)} /> : null}
    </>
  )
}
