import { useState } from 'react'
import { useNavigate } from 'react-router'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import { movementList } from '#modules/stock/contract/movement-list.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { workCostGuard } from '../../contract/work-order-story/work-cost-calls.ts'
import { undoWork } from '../../contract/work-calls.ts'
import { workStoryList } from '../../contract/work-order-story/work-story-list.ts'
import { workTexts } from '../work.text.ts'
import { CostDrawer } from './cost-drawer.tsx'
import { HoursDrawer } from './hours-drawer.tsx'
import { MeasuresDrawer } from './measures-drawer.tsx'
import { measuresTexts } from './measures.text.ts'
import { UndoDrawer } from './undo-drawer.tsx'
import { workCostTexts } from './work-cost.text.ts'

type Row = RowOf<typeof workStoryList>

/** 指図の実績: what was told of work orders; what it drew, moved and cost stands in the movements under the order's number. */
export function WorkStoryScreen() {
  const go = useNavigate()
  const [undoing, setUndoing] = useState<Row | null>(null)
  const [costed, setCosted] = useState('')
  const [timed, setTimed] = useState('')
  const [measured, setMeasured] = useState('')
  const ofRow = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'undo', label: workTexts.undo, key: 'F6', icon: 'reuse' },
      ...(undoWork.write ? { need: [undoWork.write] } : {}),
      unavailable: row === undefined || row.undone || row.event_kind === '9',
      run: () => row && setUndoing(row),
    },
    {
      ...{ id: 'cost', label: workCostTexts.cost, key: 'F7', icon: 'yen' },
      need: workCostGuard,
      unavailable: row === undefined,
      run: () => row && setCosted(row.work_order_no),
    },
    {
      ...{ id: 'hours', label: workCostTexts.hours, key: 'F4', icon: 'history' },
      unavailable: row === undefined,
      run: () => row && setTimed(row.work_order_no),
    },
    {
      ...{ id: 'measures', label: measuresTexts.title, icon: 'check' },
      unavailable: row === undefined,
      run: () => row && setMeasured(row.work_order_no),
    },
    {
      ...{ id: 'movements', label: movementList.screen.title, key: 'F9', icon: 'columns' },
      need: movementList.screen.guard,
      unavailable: row === undefined,
      run: () =>
        row && void go(`${movementList.screen.path}?document_no=${encodeURIComponent(row.work_order_no)}`),
    },
  ]
  return (
    <>
      <ListScreen
        list={workStoryList}
        follows={workOrdersChanged}
        rowCommands={ofRow}
        nameOf={({ work_order_no, process_no, item_cd }) => `${work_order_no}-${process_no}　${item_cd}`}
      />
      {undoing ? <UndoDrawer row={undoing} onClose={() => setUndoing(null)} /> : null}
      {measured === '' ? null : <MeasuresDrawer work_order_no={measured} onClose={() => setMeasured('')} />}
      {timed === '' ? null : <HoursDrawer work_order_no={timed} onClose={() => setTimed('')} />}
      {costed === '' ? null : <CostDrawer work_order_no={costed} onClose={() => setCosted('')} />}
    </>
  )
}
