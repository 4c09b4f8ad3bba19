import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { releaseTransport } from '../../contract/carrier/carrier-calls.ts'
import { carrierTexts } from './carrier.text.ts'

/** 手配解除: the deliveries of a transport wait for a carrier again. */
export function ReleaseDrawer({ transport_no, onClose }: { transport_no: string; onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const no = { no: transport_no }
  const form = useCallForm(releaseTransport, {
    initial: { transport_no, reason: '' },
    onDone: () => {
      showToast('done', say(carrierTexts.released, no))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(carrierTexts.releaseTitle, no)}
      label={carrierTexts.release}
      form={form}
      onClose={onClose}
    >
      <p>{say(carrierTexts.releaseBody)}</p>
      <FormField form={form} name="reason" label={carrierTexts.reason} required />
    </FormDrawer>
  )
}
