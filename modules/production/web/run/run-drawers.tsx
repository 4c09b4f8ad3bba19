import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { useSay } from '#platform/web/language/say.ts'
import { cancelPlan, startConfirming } from '../../contract/run/run-calls.ts'
import { runTexts } from './run.text.ts'

/** 一括確定: until which day. */
export function BulkConfirmDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(startConfirming, {
    initial: { until_dt: '' },
    onDone: () => {
      showToast('done', say(runTexts.confirmStarted))
      void cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer title={say(runTexts.confirmTitle)} label={runTexts.confirm} form={form} onClose={onClose}>
      <p>{say(runTexts.confirmHelp)}</p>
      <FormDate form={form} name="until_dt" label={runTexts.until} required />
    </FormDrawer>
  )
}

/** 計画取消, of everything that a run has planned. */
export function CancelPlanDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const { send, sending, message } = useCheckedCall(cancelPlan, ({ removed }) => {
    showToast('done', say(runTexts.cancelled, { count: removed }))
    void cache.invalidateQueries().then(onClose)
  })
  return (
    <FormDrawer
      title={say(runTexts.cancel)}
      label={runTexts.cancel}
      {...(cancelPlan.write ? { need: [cancelPlan.write] } : {})}
      form={{
        ...{ message, sending },
        submit: () => {
          if (!sending) send({})
        },
      }}
      onClose={onClose}
    >
      <p>{say(runTexts.cancelHelp)}</p>
    </FormDrawer>
  )
}
