import { useState } from 'react'
import { insideOf } from '#modules/master/contract/inside.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import type { MasterOwn } from '#platform/web/kit/master/master-own.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { PinDrawer } from './pin-drawer.tsx'
import { workerTexts } from './worker.text.ts'

/** Workers, with what they sign in with at the terminal. */
export function WorkerScreen() {
  const [pinOf, setPinOf] = useState<Parameters<typeof PinDrawer>[0]['worker'] | null>(null)
  const own: MasterOwn<typeof workerMaster> = {
    inside: insideOf(workerMaster),
    commands: (row) => [
      {
        id: 'pin',
        label: workerTexts.pin,
        icon: 'lock',
        need: workerMaster.write,
        unavailable: !row,
        run: () => row && setPinOf(row),
      },
    ],
  }
  return (
    <>
      <MasterScreen master={workerMaster} own={own} />
      {pinOf ? <PinDrawer worker={pinOf} onClose={() => setPinOf(null)} /> : null}
    </>
  )
}
