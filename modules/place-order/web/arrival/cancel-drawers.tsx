import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { cancelAcceptance, cancelArrival, turnAwayArrival } from '../../contract/arrival/arrival-calls.ts'
import { arrivalTexts } from './arrival.text.ts'

type Close = (isDone: boolean) => void

/** What is on the screen is read anew before it is shown again. */
function useDone(onClose: Close, told: string) {
  const cache = useQueryClient()
  return () => {
    showToast('done', told)
    void cache.invalidateQueries().then(() => onClose(true))
  }
}

/** 入荷取消, with its reason. */
export function CancelArrivalDrawer({ arrival_no, onClose }: { arrival_no: string; onClose: Close }) {
  const say = useSay()
  const no = { no: arrival_no }
  const form = useCallForm(cancelArrival, {
    initial: { arrival_no, reason: '' },
    onDone: useDone(onClose, say(arrivalTexts.cancelledArrival, no)),
  })
  return (
    <FormDrawer
      title={say(arrivalTexts.cancelArrivalTitle, no)}
      label={arrivalTexts.cancel}
      form={form}
      onClose={() => onClose(false)}
    >
      <p>{say(arrivalTexts.cancelArrivalBody)}</p>
      <FormField form={form} name="reason" label={arrivalTexts.reason} required />
    </FormDrawer>
  )
}

/** 受入拒否, with its reason. */
export function TurnAwayDrawer({ arrival_no, onClose }: { arrival_no: string; onClose: Close }) {
  const say = useSay()
  const no = { no: arrival_no }
  const form = useCallForm(turnAwayArrival, {
    initial: { arrival_no, reason: '' },
    onDone: useDone(onClose, say(arrivalTexts.turnedAway, no)),
  })
  return (
    <FormDrawer
      title={say(arrivalTexts.turnAwayTitle, no)}
      label={arrivalTexts.turnAway}
      form={form}
      onClose={() => onClose(false)}
    >
      <p>{say(arrivalTexts.turnAwayBody)}</p>
      <FormField form={form} name="reason" label={arrivalTexts.reason} required />
    </FormDrawer>
  )
}

/** 検収取消, with its reason. */
export function CancelAcceptanceDrawer({
  acceptance_no,
  onClose,
}: {
  acceptance_no: string
  onClose: Close
}) {
  const say = useSay()
  const no = { no: acceptance_no }
  const form = useCallForm(cancelAcceptance, {
    initial: { acceptance_no, reason: '' },
    onDone: useDone(onClose, say(arrivalTexts.cancelledAcceptance, no)),
  })
  return (
    <FormDrawer
      title={say(arrivalTexts.cancelAcceptanceTitle, no)}
      label={arrivalTexts.cancel}
      form={form}
      onClose={() => onClose(false)}
    >
      <p>{say(arrivalTexts.cancelAcceptanceBody)}</p>
      <FormField form={form} name="reason" label={arrivalTexts.reason} required />
    </FormDrawer>
  )
}
