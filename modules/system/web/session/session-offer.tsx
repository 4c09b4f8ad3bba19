import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useState } from 'react'
import { continueSession, offerBeforeMs, sessionIdleMs } from '#modules/system/contract/session-keeping.ts'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import { FormField, SubmitButton, SubmitForm } from '#platform/web/kit/form/call-form.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useOtherTabs } from '#platform/web/session/other-tabs-context.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { useStore } from '#platform/web/store/use-store.ts'
import { shellTexts } from '#platform/web/shell/shell.text.ts'
import { sessionTexts } from './session.text.ts'

const lookEveryMs = 15_000

/** Shortly before the session expires, whoever comes back may go on. Afterwards the next call tells that it is over (10010). */
export function SessionOffer({ onLogout }: { onLogout: () => void }) {
  const lastUse = useStore(useOtherTabs().lastUse)
  const [now, setNow] = useState(() => Date.now())
  /** The use after which nobody wanted to be asked. */
  const [declined, setDeclined] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  const left = lastUse + sessionIdleMs - now
  if (left > offerBeforeMs || left <= 0 || declined === lastUse) return null
  return <Offer minutes={Math.ceil(left / 60_000)} onLogout={onLogout} onClose={() => setDeclined(lastUse)} />
}

interface OfferProps {
  minutes: number
  onLogout: () => void
  onClose: () => void
}

function Offer({ minutes, onLogout, onClose }: OfferProps) {
  const say = useSay()
  const username = useSession((state) => state.user?.username) ?? ''
  const form = useCallForm(continueSession, {
    initial: { password: '' },
    at: { 1004: 'password', SIGN_IN_LOCKED: 'password' },
    // The call itself was the use that ends the offer.
    onDone: () => undefined,
  })
  useCommands(
    [
      { id: 'goOn', label: sessionTexts.goOn, key: 'F9', unavailable: form.sending, run: form.submit },
      { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose },
    ],
    { alone: true },
  )
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-ground" forceRender />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{say(sessionTexts.offerTitle)}</Dialog.Title>
          <Dialog.Description>{say(sessionTexts.offer, { minutes, name: username })}</Dialog.Description>
          <SubmitForm form={form} label={say(sessionTexts.offerTitle)}>
            <FormField
              form={form}
              name="password"
              label={sessionTexts.password}
              kind="password"
              autoComplete="current-password"
            />
            <div className="row">
              <button type="button" className="btn" onClick={onLogout}>
                {say(shellTexts.logout)}
              </button>
              <SubmitButton form={form} look="btn primary">
                {say(sessionTexts.goOn)}
              </SubmitButton>
            </div>
          </SubmitForm>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
