import { useState } from 'react'
import {
  dataKindControlMaster,
  inventoryNoControlMaster,
  slipNoControlMaster,
} from '#modules/system/contract/number-control.ts'
import type { MasterRow } from '#platform/contract/master.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { titleOf, type MasterOnScreen } from '#platform/web/kit/master/master-on-screen.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { numberTexts } from './numbering.text.ts'
import { StateDrawer } from './state-drawer.tsx'

export const SlipNoControlScreen = () => <Numbers master={slipNoControlMaster} />
export const InventoryNoControlScreen = () => <Numbers master={inventoryNoControlMaster} />
export const DataKindControlScreen = () => <Numbers master={dataKindControlMaster} />

/** How numbers count, and beside each series where it stands. */
function Numbers({ master }: { master: MasterOnScreen }) {
  const [shown, setShown] = useState<MasterRow | null>(null)
  const own = {
    commands(row: MasterRow | undefined): readonly Command[] {
      return [
        {
          id: 'state',
          label: numberTexts.state,
          icon: 'info',
          unavailable: !row,
          run: () => row && setShown(row),
        },
      ]
    },
  }
  return (
    <>
      <MasterScreen master={master} own={own} />
      {shown ? (
        <StateDrawer
          series={master.name}
          kind={String(shown['kind'])}
          title={titleOf(master, shown)}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  )
}
