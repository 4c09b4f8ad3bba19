import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { cancelDelivery, takeBackDelivery } from '../../contract/shipping/delivery-calls.ts'
import { shippingTexts } from './shipping.text.ts'
import { usePicking, type Picking } from './use-picking.ts'

interface Props {
  delivery_no: string
  onClose: () => void
}

/** 取消: what has left comes back, and what has not is not instructed any more. */
export function TakeBackDrawer(props: Props) {
  const data = usePicking(props.delivery_no)
  return data ? <TakeBackForm picking={data} {...props} /> : null
}

function TakeBackForm({ picking, delivery_no, onClose }: Props & { picking: Picking }) {
  const say = useSay()
  const cache = useQueryClient()
  const hasLeft = picking.delivery_status === '3'
  const no = { no: delivery_no }
  const form = useCallForm(hasLeft ? takeBackDelivery : cancelDelivery, {
    initial: { delivery_no, update_cnt: String(picking.update_cnt), reason: '' },
    onDone: () => {
      showToast('done', say(shippingTexts.tookBack, no))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(hasLeft ? shippingTexts.takeBackTitle : shippingTexts.cancelTitle, no)}
      subtitle={`${picking.customer_nm}　${picking.destination_nm}`}
      label={shippingTexts.cancel}
      form={form}
      onClose={onClose}
    >
      <p>{say(hasLeft ? shippingTexts.takeBackBody : shippingTexts.cancelBody)}</p>
      <FormField form={form} name="reason" label={shippingTexts.reason} required />
    </FormDrawer>
  )
}
