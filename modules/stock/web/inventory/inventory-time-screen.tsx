import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useSay } from '#platform/web/language/say.ts'
import { inventoryCycleMaster } from '../../contract/inventory-cycle.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { inventoryTime } from '../../contract/inventory-list.ts'
import { differenceScreen, inventoryManageScreen, planDue, planInventory } from '../../contract/inventory.ts'
import { inventoryTexts } from './inventory.text.ts'
import { PlanDrawer } from './plan-drawer.tsx'

/** 棚卸時期設定: the days of counting. */
export function InventoryTimeScreen() {
  const go = useNavigate()
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
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
  const due: Command = {
    id: 'planDue',
    label: inventoryTexts.planDue,
    key: 'F6',
    icon: 'history',
    need: planDue.write,
    run: () =>
      void call(planDue, {}).then(({ planned }) => {
        showToast('done', say(inventoryTexts.plannedDue, { count: planned.length }))
        return cache.invalidateQueries({ queryKey: ['inventoryTime'] })
      }),
  }
  const cycles: Command = {
    id: 'cycles',
    label: inventoryCycleMaster.title,
    run: () => void go(inventoryCycleMaster.path),
  }
  return (
    <>
      <ListScreen
        list={inventoryTime}
        rowCommands={rowCommands}
        commands={[plan, due, cycles]}
        nameOf={(row) => `${row.inventory_no}　${row.location_nm}`}
        rowClass={(row) => (row.status === '5' || row.status === '9' ? 'closed' : undefined)}
      />
      {planning ? <PlanDrawer onClose={() => setPlanning(false)} /> : null}
    </>
  )
}
