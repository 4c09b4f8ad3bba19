import { useQuery, useQueryClient } from '@tanstack/react-query'
import { removeWorkerPin, setWorkerPin, workerPin } from '#modules/master/contract/worker-pin.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import { workerTexts } from './worker.text.ts'

interface Props {
  worker: { readonly worker_cd: string; readonly worker_nm: string; readonly badge_no: string }
  onClose: () => void
}

/** By badge and PIN a worker signs in at the terminal. The PIN goes one way. */
export function PinDrawer({ worker: { worker_cd, worker_nm, badge_no }, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const momentText = useMomentText()
  const queryKey = [workerMaster.name, 'pin', worker_cd]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(workerPin, { worker_cd }, signal),
    staleTime: 0,
  })
  const form = useCallForm(setWorkerPin, {
    initial: { worker_cd, pin: '' },
    onDone() {
      showToast('done', say(workerTexts.done))
      onClose()
    },
  })
  const remove = async () => {
    try {
      await call(removeWorkerPin, { worker_cd })
      showToast('done', say(workerTexts.removed))
      await cache.invalidateQueries({ queryKey })
    } catch (error) {
      const { message } = refusalOf(error)
      if (message) showToast('bad', message)
    }
  }
  return (
    <FormDrawer
      title={say(workerTexts.title)}
      subtitle={`${worker_cd}　${worker_nm}`}
      label={workerTexts.set}
      form={form}
      onClose={onClose}
    >
      {badge_no === '' ? <p className="notice warn">{say(workerTexts.noBadge)}</p> : null}
      {data ? (
        <p className={data.has_pin ? 'notice' : 'notice warn'}>
          {data.set_at ? say(workerTexts.hasPin, { time: momentText(data.set_at) }) : say(workerTexts.noPin)}
          {data.has_pin ? (
            <button type="button" className="btn" onClick={() => void remove()}>
              {say(workerTexts.remove)}
            </button>
          ) : null}
        </p>
      ) : null}
      <FormField
        form={form}
        name="pin"
        label={workerTexts.newPin}
        hint={workerTexts.hint}
        kind="password"
        inputMode="numeric"
        autoComplete="new-password"
        required
        startsHere
      />
    </FormDrawer>
  )
}
