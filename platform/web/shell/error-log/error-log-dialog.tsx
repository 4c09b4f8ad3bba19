import { Dialog } from '@base-ui/react/dialog'
import { useCommands } from '../../kit/command/command-layers.ts'
import { feedbackTexts } from '../../kit/feedback/feedback.text.ts'
import { showToast } from '../../kit/feedback/toast.ts'
import { Icon } from '../../kit/theme/icon.tsx'
import { momentText } from '../../language/date-text.ts'
import { useSay } from '../../language/say.ts'
import { useStore } from '../../store/use-store.ts'
import { clearErrorLog, errorLog, errorLogText } from './error-log.ts'
import { errorLogTexts } from './error-log.text.ts'
import './error-log.css'

export function ErrorLogDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const errors = useStore(errorLog)
  useCommands([{ id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }], { alone: true })
  const copy = async () => {
    await navigator.clipboard.writeText(errorLogText(errors))
    showToast('done', say(errorLogTexts.copied))
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-ground" />
        <Dialog.Popup className="dialog error-log">
          <Dialog.Title>{say(errorLogTexts.title)}</Dialog.Title>
          <Dialog.Description>
            {say(errors.length > 0 ? errorLogTexts.hint : errorLogTexts.empty)}
          </Dialog.Description>
          {errors.length > 0 ? (
            <section className="error-list" aria-label={say(errorLogTexts.title)}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{say(errorLogTexts.at)}</th>
                    <th scope="col">{say(errorLogTexts.kind)}</th>
                    <th scope="col">{say(errorLogTexts.message)}</th>
                    <th scope="col">{say(errorLogTexts.page)}</th>
                    <th scope="col">{say(errorLogTexts.request)}</th>
                  </tr>
                </thead>
                <tbody>
                  {errors.map((error) => (
                    <tr key={error.id}>
                      <td>{momentText(error.at, null)}</td>
                      <td>{say(errorLogTexts[error.kind])}</td>
                      <td className="message">{error.message}</td>
                      <td>{error.page}</td>
                      <td>{error.requestId ?? '—'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ) : null}
          <div className="row">
            <button type="button" className="btn" disabled={errors.length === 0} onClick={clearErrorLog}>
              {say(errorLogTexts.clear)}
            </button>
            <button type="button" className="btn" disabled={errors.length === 0} onClick={() => void copy()}>
              <Icon name="copy" size="m" />
              {say(errorLogTexts.copy)}
            </button>
            <Dialog.Close className="btn primary">{say(feedbackTexts.close)}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
