import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { cancelSupply, prepareSupply } from '../../contract/supply/supply-calls.ts'
import { supplyTexts } from './supply.text.ts'

/** 発注から作成: which order the material is for. */
export function PrepareDrawer({ onClose }: { readonly onClose: (supply_no: string) => void }) {
  const say = useSay()
  const form = useCallForm(prepareSupply, {
    initial: { po_no: '' },
    onDone: ({ header: { supply_no } }) => {
      showToast('done', say(supplyTexts.prepared, { no: supply_no }))
      onClose(supply_no)
    },
  })
  return (
    <FormDrawer
      title={say(supplyTexts.prepareTitle)}
      label={supplyTexts.prepare}
      form={form}
      onClose={() => onClose('')}
    >
      <p>{say(supplyTexts.prepareBody)}</p>
      <FormField form={form} name="po_no" label={supplyTexts.order} required />
    </FormDrawer>
  )
}

interface Cancelling {
  readonly supply_no: string
  readonly onClose: (isDone: boolean) => void
}

/** 支給取消, with its reason. */
export function CancelSupplyDrawer({ supply_no, onClose }: Cancelling) {
  const say = useSay()
  const cache = useQueryClient()
  const no = { no: supply_no }
  const form = useCallForm(cancelSupply, {
    initial: { supply_no, reason: '' },
    onDone: () => {
      showToast('done', say(supplyTexts.cancelled, no))
      void cache.invalidateQueries().then(() => onClose(true))
    },
  })
  return (
    <FormDrawer
      title={say(supplyTexts.cancelTitle, no)}
      label={supplyTexts.cancel}
      form={form}
      onClose={() => onClose(false)}
    >
      <p>{say(supplyTexts.cancelBody)}</p>
      <FormField form={form} name="reason" label={supplyTexts.reason} required />
    </FormDrawer>
  )
}
