import { useQueryClient } from '@tanstack/react-query'
import { itemMaster } from '#modules/master/contract/item.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { FormCode } from '#platform/web/kit/lookup/form-code.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { makeTrial } from '../../contract/work-order/rework-calls.ts'
import { workSheetTexts } from '../../contract/work-order/work-sheet.text.ts'
import { planTexts } from '../plan/plan.text.ts'
import { workOrderTexts } from './work-order.text.ts'

/** 試作指示: an item, how many, from when until when. */
export function TrialDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(makeTrial, {
    initial: { item_cd: '', qty: '', start_dt: '', due_dt: '', remarks: '' },
    onDone: ({ work_order_no }) => {
      showToast('done', say(workOrderTexts.trialMade, { no: work_order_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(workOrderTexts.trial)}
      label={workOrderTexts.trial}
      need={['write:production']}
      form={form}
      onClose={onClose}
    >
      <p className="dim">{say(workOrderTexts.trialHelp)}</p>
      <FormCode form={form} name="item_cd" label={planTexts.item} target={itemMaster} required />
      <FormField form={form} name="qty" label={workSheetTexts.qty} required />
      <FormDate form={form} name="start_dt" label={planTexts.start} required />
      <FormDate form={form} name="due_dt" label={planTexts.due} required />
      <FormField form={form} name="remarks" label={planTexts.remarks} />
    </FormDrawer>
  )
}
