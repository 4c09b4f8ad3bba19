import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import {
  differenceScreen,
  inventoryManageScreen,
  inventoryTime,
  planInventory,
} from '../../contract/inventory.ts'
import { inventoryTexts } from './inventory.text.ts'
import { PlanDrawer } from './plan-drawer.tsx'

/** 棚卸時期設定: the days of counting. */
export function InventoryTimeScreen() {
  const go = useNavigate()
  const [planning, setPlanning] = useState(false)
  const to = (path: string, row: RowOf<typeof inventoryTime> | undefined) =>
    row && void go(`${path}?inventory_no=${row.inventory_no}`)
  const rowCommands = (row: RowOf<typeof inventoryTime> | undefined): readonly Command[] => [
    {
      id: 'open',
      label: inventoryTexts.open,
      key: 'F9',
      icon: 'edit',
      unavailable: !row,
      run: () => to(inventoryManageScreen.path, row),
    },
    {
      id: 'differences',
      label: inventoryTexts.differences,
      key: 'F7',
      icon: 'check',
      unavailable: !row,
      run: () => to(differenceScreen.path, row),
    },
  ]
  const plan: Command = {
    id: 'plan',
    label: inventoryTexts.plan,
    key: 'F2',
    icon: 'plus',
    need: planInventory.write,
    run: () => setPlanning(true),
  }
  return (
    <>
      <ListScreen
        list={inventoryTime}
        rowCommands={rowCommands}
        commands={[plan]}
        nameOf={(row) => `${row.inventory_no}　${row.location_nm}`}
        rowClass={(row) => (row.status === '5' || row.status === '9' ? 'closed' : undefined)}
      />
      {planning ? <PlanDrawer onClose={() => setPlanning(false)} /> : null}
    </>
  )
}
