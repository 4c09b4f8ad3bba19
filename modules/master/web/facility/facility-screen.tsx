import { useState } from 'react'
import { useNavigate } from 'react-router'
import { facilityGroupMaster, facilityMaster } from '#modules/master/contract/facility.ts'
import { insideOf } from '#modules/master/contract/inside.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { MasterOwnProvider, type MasterOwn } from '#platform/web/kit/master/master-own.ts'
import { MasterScreen } from '#platform/web/kit/master/master-screen.tsx'
import { RecordDrawers, storedRecord, type OverRecord } from '../record/record-drawers.tsx'
import { facilityTexts } from './facility.text.ts'

const ofGroup: MasterOwn = { inside: insideOf(facilityGroupMaster) }

/** Facilities, with their groups and the times that a group takes to change its set-up. */
export function FacilityScreen() {
  const call = useCall()
  const navigate = useNavigate()
  const [over, setOver] = useState<OverRecord | null>(null)
  const openGroup = async (facility_group_cd: string) => {
    const group = await call(facilityGroupMaster.endpoints.getDetail, { facility_group_cd })
    setOver(storedRecord(facilityGroupMaster, group))
  }
  const toGroups: Command = {
    id: 'groups',
    label: facilityTexts.groups,
    icon: 'share',
    run: () => void navigate(facilityGroupMaster.path),
  }
  const own: MasterOwn<typeof facilityMaster> = {
    inside: insideOf(facilityMaster),
    titleCommands: [toGroups],
    commands: (row) => [
      {
        id: 'setup-times',
        label: facilityTexts.setupTimes,
        icon: 'gantt',
        unavailable: !row,
        run: () => row && void openGroup(row.facility_group_cd),
      },
    ],
  }
  return (
    <>
      <MasterScreen master={facilityMaster} own={own} />
      {over ? (
        <MasterOwnProvider value={ofGroup}>
          <RecordDrawers over={over} onChanged={() => undefined} onClose={() => setOver(null)} />
        </MasterOwnProvider>
      ) : null}
    </>
  )
}
