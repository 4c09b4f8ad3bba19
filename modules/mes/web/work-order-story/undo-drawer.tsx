import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { undoWork } from '../../contract/work-calls.ts'
import { workEventShown } from '../../contract/work-codes.ts'
import type { workStoryList } from '../../contract/work-order-story/work-story-list.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import { workTexts } from '../work.text.ts'

interface Props {
  row: Pick<RowOf<typeof workStoryList>, 'event_no' | 'work_order_no' | 'process_no' | 'event_kind'>
  onClose: () => void
}

/** 実績取消: the last entry of a process, with its reason. */
export function UndoDrawer({ row, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const { event_no, work_order_no, process_no } = row
  const kind = workEventShown.codes.find((code) => code === row.event_kind)
  const form = useCallForm(undoWork, {
    initial: { work_order_no, process_no: String(process_no), event_no, reason: '' },
    onDone: () => {
      showToast('done', say(workTexts.undone))
      void cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(workTexts.undoTitle, { no: `${work_order_no}-${process_no}` })}
      label={workTexts.undo}
      {...(undoWork.write ? { need: [undoWork.write] } : {})}
      form={form}
      onClose={onClose}
    >
      <p>{say(workTexts.undoBody, { what: kind ? workEventShown.texts[kind] : '' })}</p>
      <FormField form={form} name="reason" label={workTexts.undoReason} />
    </FormDrawer>
  )
}
