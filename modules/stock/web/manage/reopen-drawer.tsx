import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { reopenStockMonth } from '../../contract/stock-manage.ts'
import { manageTexts } from './manage.text.ts'
import { monthText } from './periods-table.tsx'

/** 締め解除 with its reason. */
export function ReopenDrawer({ month, onClose }: { month: string; onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const title = say(manageTexts.reopenOf, { month: monthText(month) })
  const form = useCallForm(reopenStockMonth, {
    initial: { month, reason: '' },
    onDone: () => {
      showToast('done', say(manageTexts.reopened, { month: monthText(month) }))
      void cache.invalidateQueries()
      onClose()
    },
  })
  return (
    <FormDrawer title={title} label={manageTexts.reopen} form={form} onClose={onClose}>
      <FormField form={form} name="reason" label={manageTexts.reason} required />
    </FormDrawer>
  )
}
