import { useEffect } from 'react'
import { useSay } from '../../language/say.ts'
import { createStore } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'
import { feedbackTexts } from './feedback.text.ts'
import './feedback.css'

const waiting = createStore(0)

/** Rendered where something is waited for; the line itself runs along the top of the page. */
export function Waiting() {
  useEffect(() => {
    waiting.set((count) => count + 1)
    return () => waiting.set((count) => count - 1)
  }, [])
  return null
}

export function ProgressLine() {
  const say = useSay()
  return useStore(waiting) > 0 ? (
    <output className="progress-line">
      <span className="visually-hidden">{say(feedbackTexts.loading)}</span>
    </output>
  ) : null
}
