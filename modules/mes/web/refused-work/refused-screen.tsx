import { useState } from 'react'
import { workOrdersChanged } from '#modules/production/contract/production-facts.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ReasonDrawer } from '#platform/web/kit/form/reason-drawer.tsx'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { dismissRefused } from '../../contract/refused-work/refused-calls.ts'
import { refusedKind } from '../../contract/refused-work/refused-codes.ts'
import { refusedWorkList } from '../../contract/refused-work/refused-list.ts'
import { SilentNotice } from '../silent/silent-notice.tsx'
import { EnterDrawer } from './enter-drawer.tsx'
import { refusedTexts } from './refused.text.ts'

type Row = RowOf<typeof refusedWorkList>

const need = ['write:mes'] as const

/** 登録できなかった実績: the foreman enters it as it should have been, or says why it is dropped. */
export function RefusedWorkScreen() {
  const say = useSay()
  const [entering, setEntering] = useState<Row | null>(null)
  const [dismissing, setDismissing] = useState<Row | null>(null)
  const nameOf = ({ event_kind, work_order_no, process_no }: Row) => {
    const kind = refusedKind.codes.find((code) => code === event_kind)
    const job = work_order_no === '' ? '' : `${work_order_no}-${process_no}`
    return [job, kind ? say(refusedKind.texts[kind]) : ''].filter(Boolean).join('　')
  }
  const ofRow = (row: Row | undefined): readonly Command[] => {
    const isOpen = row?.refused_status === '0'
    return [
      {
        ...{ id: 'enter', label: refusedTexts.enter, key: 'F2', icon: 'edit', need },
        unavailable: !isOpen || row.work_order_no === '',
        run: () => row && setEntering(row),
      },
      {
        ...{ id: 'dismiss', label: refusedTexts.dismiss, key: 'F6', icon: 'close', need },
        unavailable: !isOpen,
        run: () => row && setDismissing(row),
      },
    ]
  }
  return (
    <>
      <ListScreen
        notice={<SilentNotice />}
        list={refusedWorkList}
        follows={workOrdersChanged}
        rowCommands={ofRow}
        nameOf={nameOf}
      />
      {entering ? (
        <EnterDrawer row={entering} name={nameOf(entering)} onClose={() => setEntering(null)} />
      ) : null}
      {dismissing ? (
        <ReasonDrawer
          endpoint={dismissRefused}
          of={{ refused_no: dismissing.refused_no, update_cnt: String(dismissing.update_cnt) }}
          title={nameOf(dismissing)}
          body={say(refusedTexts.dismissBody)}
          label={refusedTexts.dismiss}
          reason={refusedTexts.reason}
          need={need}
          done={say(refusedTexts.dismissed)}
          onClose={() => setDismissing(null)}
        />
      ) : null}
    </>
  )
}
