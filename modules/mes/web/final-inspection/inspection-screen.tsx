import { useState } from 'react'
import { useNavigate } from 'react-router'
import { workOrderList } from '#modules/production/contract/work-order/work-order-list.ts'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ReasonDrawer } from '#platform/web/kit/form/reason-drawer.tsx'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useSay } from '#platform/web/language/say.ts'
import { closeMissing, printCertificate } from '../../contract/final-inspection/inspection-calls.ts'
import { finalInspectionList } from '../../contract/final-inspection/inspection-list.ts'
import { IssuedDrawer } from './issued-drawer.tsx'
import { JudgeDrawer } from './judge-drawer.tsx'
import { inspectionTexts } from './inspection.text.ts'

type Row = RowOf<typeof finalInspectionList>

const nameOf = ({ work_order_no, lot_no, item_cd }: Row) =>
  [work_order_no, item_cd, lot_no === work_order_no ? '' : lot_no].filter(Boolean).join('　')

/** 完成検査: what waits, what becomes of it, and the certificate of what has been judged. */
export function FinalInspectionScreen() {
  const [judging, setJudging] = useState<Row | null>(null)
  const say = useSay()
  const go = useNavigate()
  const { print, printing } = usePrint()
  const [closing, setClosing] = useState<Row | null>(null)
  const [issuedOf, setIssuedOf] = useState<Row | null>(null)
  const ofRow = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'judge', label: inspectionTexts.judge, key: 'F2', icon: 'done', need: ['write:mes'] },
      unavailable: !row || row.location_cd === '' || row.inspection_state === '1',
      run: () => row && setJudging(row),
    },
    {
      ...{ id: 'close', label: inspectionTexts.close, key: 'F6', icon: 'close', need: ['write:mes'] },
      unavailable: !row || row.inspection_state === '1',
      run: () => row && setClosing(row),
    },
    {
      ...{ id: 'certificate', label: inspectionTexts.print, key: 'F10', icon: 'print', need: ['write:mes'] },
      unavailable: !row || row.judged_at === '' || printing,
      run: () =>
        row && void print(printCertificate, { work_order_no: row.work_order_no, lot_no: row.lot_no }),
    },
    {
      ...{ id: 'issued', label: inspectionTexts.issued, icon: 'history' },
      unavailable: !row || row.judged_at === '',
      run: () => row && setIssuedOf(row),
    },
    {
      ...{ id: 'rework', label: inspectionTexts.rework, icon: 'external', need: ['production:yes'] },
      unavailable: !row || row.judged_at === '' || row.defective_qty === '0',
      run: () =>
        row && void go(`${workOrderList.screen.path}?work_order_no=${encodeURIComponent(row.work_order_no)}`),
    },
  ]
  return (
    <>
      <ListScreen
        list={finalInspectionList}
        follows={workOrdersChanged}
        rowCommands={ofRow}
        nameOf={nameOf}
      />
      {judging ? <JudgeDrawer row={judging} name={nameOf(judging)} onClose={() => setJudging(null)} /> : null}
      {issuedOf ? (
        <IssuedDrawer row={issuedOf} name={nameOf(issuedOf)} onClose={() => setIssuedOf(null)} />
      ) : null}
      {closing ? (
        <ReasonDrawer
          endpoint={closeMissing}
          of={{ work_order_no: closing.work_order_no }}
          title={nameOf(closing)}
          body={say(inspectionTexts.closeBody, { qty: closing.awaiting_qty })}
          label={inspectionTexts.close}
          reason={inspectionTexts.reason}
          need={['write:mes']}
          done={say(inspectionTexts.closed)}
          onClose={() => setClosing(null)}
        />
      ) : null}
    </>
  )
}
