import { useState } from 'react'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { fairTradeRecordList } from '../../contract/law/fair-trade-record-list.ts'
import { lawTexts } from './law.text.ts'
import { ReportDrawer } from './report-drawer.tsx'

/** 取適法年次記録, and the report of a year on paper. */
export function FairTradeRecordScreen() {
  const [isOpen, setOpen] = useState(false)
  const report: Command = {
    ...{ id: 'report', label: lawTexts.report, key: 'F10', icon: 'print', need: ['write:placeorder'] },
    run: () => setOpen(true),
  }
  return (
    <>
      <ListScreen
        list={fairTradeRecordList}
        commands={[report]}
        nameOf={({ record_no, content }) => `${record_no}　${content}`}
      />
      {isOpen ? <ReportDrawer onClose={() => setOpen(false)} /> : null}
    </>
  )
}
