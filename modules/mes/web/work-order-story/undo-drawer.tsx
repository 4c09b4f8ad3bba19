import type { RowOf } from '#platform/contract/list-column.ts'
import { ReasonDrawer } from '#platform/web/kit/form/reason-drawer.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { undoWork } from '../../contract/work-calls.ts'
import { workEventShown } from '../../contract/work-codes.ts'
import type { workStoryList } from '../../contract/work-order-story/work-story-list.ts'
import { workTexts } from '../work.text.ts'

interface Props {
  row: Pick<RowOf<typeof workStoryList>, 'event_no' | 'work_order_no' | 'process_no' | 'event_kind'>
  onClose: () => void
}

/** 実績取消: the last entry of a process, with its reason. */
export function UndoDrawer({ row, onClose }: Props) {
  const say = useSay()
  const { event_no, work_order_no, process_no } = row
  const kind = workEventShown.codes.find((code) => code === row.event_kind)
  return (
    <ReasonDrawer
      endpoint={undoWork}
      of={{ work_order_no, process_no: String(process_no), event_no }}
      title={say(workTexts.undoTitle, { no: `${work_order_no}-${process_no}` })}
      body={say(workTexts.undoBody, { what: kind ? workEventShown.texts[kind] : '' })}
      label={workTexts.undo}
      reason={workTexts.undoReason}
      optional
      {...(undoWork.write ? { need: [undoWork.write] } : {})}
      done={say(workTexts.undone)}
      onClose={onClose}
    />
  )
}
