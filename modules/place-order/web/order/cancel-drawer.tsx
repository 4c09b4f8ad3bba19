import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { cancelPlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderTexts } from './place-order.text.ts'

interface Props {
  po_no: string
  onClose: (isDone: boolean) => void
}

export function CancelDrawer({ po_no, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(cancelPlaceOrder, {
    initial: { po_no, reason: '' },
    onDone: () => {
      showToast('done', say(placeOrderTexts.cancelled, { no: po_no }))
      void cache.invalidateQueries().then(() => onClose(true))
    },
  })
  return (
    <FormDrawer
      title={say(placeOrderTexts.cancelTitle, { no: po_no })}
      label={placeOrderTexts.cancel}
      form={form}
      onClose={() => onClose(false)}
    >
      <p>{say(placeOrderTexts.cancelBody)}</p>
      <FormField form={form} name="reason" label={placeOrderTexts.reason} required />
    </FormDrawer>
  )
}
