import { saveFile } from '#platform/web/api/save-file.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { printTransport } from '../../contract/carrier/carrier-calls.ts'
import { carrierTexts } from './carrier.text.ts'

/** 運送依頼書: when it is paid and what else is to be done is asked for, because the act wants it in writing. */
export function OrderDrawer({ transport_no, onClose }: { transport_no: string; onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(printTransport, {
    initial: { transport_no, pay_dt: '', extra_work: '' },
    onDone: ({ name, content }) => {
      if (content instanceof Uint8Array) saveFile(name, content)
      showToast('done', say(carrierTexts.ordered))
      onClose()
    },
  })
  return (
    <FormDrawer title={say(carrierTexts.order)} label={carrierTexts.order} form={form} onClose={onClose}>
      <p>{say(carrierTexts.orderBody, { no: transport_no })}</p>
      <FormDate form={form} name="pay_dt" label={carrierTexts.payOn} required />
      <FormField form={form} name="extra_work" label={carrierTexts.extra} />
    </FormDrawer>
  )
}
