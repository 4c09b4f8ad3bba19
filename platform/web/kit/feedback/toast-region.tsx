import { useSay } from '../../language/say.ts'
import { useStore } from '../../store/use-store.ts'
import { Icon } from '../theme/icon.tsx'
import { feedbackTexts } from './feedback.text.ts'
import { closeToast, toasts } from './toast.ts'
import './feedback.css'

const icons = { done: 'done', note: 'info', bad: 'bad' } as const

export function ToastRegion() {
  const say = useSay()
  return (
    <output className="toasts" aria-live="polite">
      {useStore(toasts).map(({ id, kind, message }) => (
        <span key={id} className={`toast ${kind}`}>
          <Icon name={icons[kind]} />
          <span>{message}</span>
          <button
            type="button"
            className="icon-btn"
            aria-label={say(feedbackTexts.close)}
            onClick={() => closeToast(id)}
          >
            <Icon name="close" size="m" />
          </button>
        </span>
      ))}
    </output>
  )
}
