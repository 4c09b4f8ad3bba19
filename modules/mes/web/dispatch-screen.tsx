import { useState } from 'react'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { dispatchList } from '../contract/dispatch-list.ts'
import { workEvent, type WorkEventKind } from '../contract/work-codes.ts'
import { dispatchBoardTexts } from './dispatch-board/board.text.ts'
import { DispatchBoard } from './dispatch-board/dispatch-board.tsx'
import { HelpNotice } from './help/help-notice.tsx'
import { WorkDrawer } from './work-drawer.tsx'

/** A job of the list or of the board. */
type Job = Parameters<typeof WorkDrawer>[0]['row'] & { readonly work_status: string }

const need = ['write:mes'] as const
/** Which event a process may have next. */
const after: Readonly<Record<WorkEventKind, string>> = { 1: '0', 2: '1', 3: '2', 4: '1', 5: '1' }
const keys = { 1: 'F2', 2: 'F6', 3: 'F4', 4: 'F7', 5: 'F9' } as const

/** 差立て: what is to be done next, and what has happened to it. */
export function DispatchScreen() {
  const [isBoard, setBoard] = useState(false)
  const [opened, setOpened] = useState<{ readonly row: Job; readonly kind: WorkEventKind } | null>(null)
  const ofJob = (job: Job | undefined): readonly Command[] =>
    workEvent.codes.map((kind) => ({
      ...{ id: `work-${kind}`, label: workEvent.texts[kind], key: keys[kind], need },
      unavailable: job?.work_status !== after[kind],
      run: () => job && setOpened({ row: job, kind }),
    }))
  const other: Command = {
    ...({ id: 'view', key: 'F10', icon: 'columns' } as const),
    label: isBoard ? dispatchBoardTexts.asList : dispatchBoardTexts.asBoard,
    run: () => setBoard(!isBoard),
  }
  return (
    <>
      {isBoard ? (
        <DispatchBoard asList={other} ofJob={ofJob} />
      ) : (
        <ListScreen
          notice={<HelpNotice />}
          list={dispatchList}
          follows={workOrdersChanged}
          commands={[other]}
          rowCommands={ofJob}
          nameOf={({ work_order_no, process_no, item_cd }) => `${work_order_no}-${process_no}　${item_cd}`}
        />
      )}
      {opened ? <WorkDrawer row={opened.row} kind={opened.kind} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
