import { useQueryClient } from '@tanstack/react-query'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField, SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
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
      void cache.invalidateQueries()
      onClose()
    },
  })
  return (
    <Drawer title={say(slipTexts.cancelTitle)} subtitle={slipNo} narrow onClose={onClose}>
      <p>{say(slipTexts.cancelHint)}</p>
      <SubmitForm form={form} label={say(slipTexts.cancelTitle)} className="call-form">
        <FormField form={form} name="reason" label={slipTexts.cancelReason} required startsHere />
        <FormField form={form} name="biz_dt" label={slipTexts.cancelDate} required />
        <SubmitButton form={form} look="btn primary">
          {say(slipTexts.cancel)}
        </SubmitButton>
      </SubmitForm>
    </Drawer>
  )
}
