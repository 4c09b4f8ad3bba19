import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { useSay } from '#platform/web/language/say.ts'
import { cancelCount, cancelPlan, confirmCount, startConfirming } from '../../contract/run/run-calls.ts'
import { ShortParts } from '../plan/short-parts-table.tsx'
import { runTexts } from './run.text.ts'

/** 一括確定: until which day. */
export function BulkConfirmDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const form = useCallForm(startConfirming, {
    initial: { until_dt: '' },
    onDone: () => {
      showToast('done', say(runTexts.confirmStarted))
      return cache.invalidateQueries().then(onClose)
    },
  })
  const until = confirmCount.input.safeParse({ until_dt: form.typed.until_dt })
  const counted = useQuery({
    queryKey: ['production plan', 'confirm count', until.data?.until_dt],
    queryFn: ({ signal }) => call(confirmCount, { until_dt: until.data?.until_dt ?? '' }, signal),
    enabled: until.success,
  })
  return (
    <FormDrawer
      title={say(runTexts.confirmTitle)}
      label={runTexts.confirm}
      form={form}
      wide
      onClose={onClose}
    >
      <p>{say(runTexts.confirmHelp)}</p>
      <FormDate form={form} name="until_dt" label={runTexts.until} required />
      <p role="status">{counted.data ? say(runTexts.confirmCount, { count: counted.data.plans }) : ''}</p>
      {counted.data && counted.data.plans > 0 ? (
        <ShortParts list={counted.data.short} waiting={counted.isFetching} />
      ) : null}
    </FormDrawer>
  )
}

/** 計画取消, of everything that a run has planned. */
export function CancelPlanDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const call = useCall()
  const counted = useQuery({
    queryKey: ['production plan', 'cancel count'],
    queryFn: ({ signal }) => call(cancelCount, {}, signal),
  })
  const { send, sending, message } = useCheckedCall(cancelPlan, ({ removed }) => {
    showToast('done', say(runTexts.cancelled, { count: removed }))
    return cache.invalidateQueries().then(onClose)
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
      <p role="status">{counted.data ? <strong>{say(runTexts.cancelCount, counted.data)}</strong> : ''}</p>
      <p>{say(runTexts.cancelHelp)}</p>
    </FormDrawer>
  )
}
