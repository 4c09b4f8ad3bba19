import { useQueryClient } from '@tanstack/react-query'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { cancelSlip } from '../../contract/cancel-slip.ts'
import { slipTexts } from './slip.text.ts'

interface Props {
  slipNo: string
  onClose: () => void
}

/** 取消 with its day and its reason. */
export function CancelDrawer({ slipNo, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const form = useCallForm(cancelSlip, {
    initial: { slip_no: slipNo, biz_dt: businessDate, reason: '' },
    onDone: ({ slip_no }) => {
      showToast('done', say(slipTexts.cancelled, { slip: slipNo, no: slip_no }))
      // The slip on the screen is read anew before it is shown again.
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(slipTexts.cancelTitle)}
      subtitle={slipNo}
      label={slipTexts.cancel}
      form={form}
      onClose={onClose}
    >
      <p>{say(slipTexts.cancelHint)}</p>
      <FormField form={form} name="reason" label={slipTexts.cancelReason} required />
      <FormDate form={form} name="biz_dt" label={slipTexts.cancelDate} required />
    </FormDrawer>
  )
}
