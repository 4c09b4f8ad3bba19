import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useSay } from '../../language/say.ts'
import { useCommands } from '../command/command-layers.ts'
import { feedbackTexts } from './feedback.text.ts'
import './feedback.css'

interface Props {
  title: string
  body: string
  /** The word of the button that does it. */
  action: string
  onAction: () => void
  onClose: () => void
  /** Pressed with gloves. */
  large?: boolean
}

/** Asks before what cannot simply be undone. No command below it runs meanwhile. The focus starts on Cancel and returns where it was. */
export function ConfirmDialog({ title, body, action, onAction, onClose, large = false }: Props) {
  const say = useSay()
  useCommands([{ id: 'cancel', label: feedbackTexts.cancel, key: 'Escape', run: onClose }], { alone: true })
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-ground" forceRender />
        <AlertDialog.Popup className={large ? 'dialog large' : 'dialog'}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{body}</AlertDialog.Description>
          <div className="row">
            <AlertDialog.Close className="btn">{say(feedbackTexts.cancel)}</AlertDialog.Close>
            <button type="button" className="btn primary" onClick={onAction}>
              {action}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
