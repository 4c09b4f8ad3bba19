import { useState } from 'react'
import {
  dataKindControlMaster,
  inventoryNoControlMaster,
  slipNoControlMaster,
} from '#modules/system/contract/number-control.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { RecordOf } from '#platform/contract/master-record.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import type { MasterOwn } from '#platform/web/kit/master/master-own.ts'
import { titleOf } from '#platform/web/kit/master/master-on-screen.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { numberTexts } from './numbering.text.ts'
import { StateDrawer } from './state-drawer.tsx'

export const SlipNoControlScreen = () => <Numbers master={slipNoControlMaster} />
export const InventoryNoControlScreen = () => <Numbers master={inventoryNoControlMaster} />
export const DataKindControlScreen = () => <Numbers master={dataKindControlMaster} />

/** All of them name their series. */
type SeriesFields = Pick<(typeof slipNoControlMaster)['fields'], 'kind'>

/** How numbers count, and beside each series where it stands. */
function Numbers<M extends AnyMaster & { readonly fields: SeriesFields }>({ master }: { master: M }) {
  const [shown, setShown] = useState<RecordOf<M> | null>(null)
  const own: MasterOwn<M> = {
    commands(row): readonly Command[] {
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
          kind={shown.kind}
          title={titleOf(master, shown)}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  )
}
