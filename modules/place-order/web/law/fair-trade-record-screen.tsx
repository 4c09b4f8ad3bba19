import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { dieMaster } from '../../contract/die/die.ts'
import { fairTradeRecordList } from '../../contract/law/fair-trade-record-list.ts'
import { guardedActList } from '../../contract/law/guarded-act-list.ts'
import { priceTalkMaster } from '../../contract/law/price-talk.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { lawTexts } from './law.text.ts'
import { ReportDrawer } from './report-drawer.tsx'

type Row = RowOf<typeof fairTradeRecordList>

/** What a record is read of. */
const sourceOf: { readonly [Kind in Exclude<Row['record_kind'], ''>]: readonly [path: string, by: string] } =
  {
    1: [placeOrderSlip.screen.path, 'po_no'],
    2: [guardedActList.screen.path, 'act_no'],
    3: [priceTalkMaster.screen.path, 'talk_no'],
    4: [dieMaster.screen.path, 'die_cd'],
  }

/** 取適法年次記録, and the report of a year on paper. */
export function FairTradeRecordScreen() {
  const [isOpen, setOpen] = useState(false)
  const go = useNavigate()
  const rowCommands = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'source', label: lawTexts.open, key: 'F9', icon: 'eye', unavailable: !row },
      run: () => {
        if (!row || row.record_kind === '') return
        const [path, by] = sourceOf[row.record_kind]
        void go(`${path}?${new URLSearchParams({ [by]: row.record_no }).toString()}`)
      },
    },
  ]
  const report: Command = {
    ...{ id: 'report', label: lawTexts.report, key: 'F10', icon: 'print', need: ['write:placeorder'] },
    run: () => setOpen(true),
  }
  return (
    <>
      <ListScreen
        list={fairTradeRecordList}
        commands={[report]}
        rowCommands={rowCommands}
        nameOf={({ record_no, content }) => `${record_no}　${content}`}
      />
      {isOpen ? <ReportDrawer onClose={() => setOpen(false)} /> : null}
    </>
  )
}
