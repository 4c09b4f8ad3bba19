import { useQueryClient } from '@tanstack/react-query'
import { itemMaster } from '#modules/master/contract/item.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { FormCode } from '#platform/web/kit/lookup/form-code.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { finishTrialStep, makeTrialWork } from '../../contract/outside/outside-calls.ts'
import { outsideRowName, type OutsideRow } from './outside-row.ts'
import { outsideTexts } from './outside.text.ts'

/** 試作指図: an item, how many, until when. */
export function TrialDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(makeTrialWork, {
    initial: { item_cd: '', qty: '', due_dt: '', remarks: '' },
    onDone: ({ work_order_no }) => {
      showToast('done', say(outsideTexts.made, { no: work_order_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(outsideTexts.trialTitle)}
      label={outsideTexts.trial}
      {...(makeTrialWork.write ? { need: [makeTrialWork.write] } : {})}
      form={form}
      onClose={onClose}
    >
      <p className="dim">{say(outsideTexts.trialHelp)}</p>
      <FormCode form={form} name="item_cd" label={outsideTexts.item} target={itemMaster} required />
      <FormField form={form} name="qty" label={outsideTexts.qty} required />
      <FormDate form={form} name="due_dt" label={outsideTexts.due} required />
      <FormField form={form} name="remarks" label={outsideTexts.remarks} />
    </FormDrawer>
  )
}

/** 前工程完了: what the process before has finished can go out. */
export function FinishDrawer({ row, onClose }: { row: OutsideRow; onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const { work_order_no, before_no, qty, item_cd, item_nm } = row
  const named = { no: work_order_no, process: before_no }
  const form = useCallForm(finishTrialStep, {
    initial: { work_order_no, process_no: String(before_no), good_qty: qty },
    onDone: () => {
      showToast('done', say(outsideTexts.finished, named))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(outsideTexts.finishTitle, named)}
      subtitle={`${outsideRowName(row)}　${item_cd}　${item_nm}`}
      label={outsideTexts.finish}
      {...(finishTrialStep.write ? { need: [finishTrialStep.write] } : {})}
      form={form}
      onClose={onClose}
    >
      <FormField form={form} name="good_qty" label={outsideTexts.good} required />
    </FormDrawer>
  )
}
