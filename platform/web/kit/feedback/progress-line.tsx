import { useEffect } from 'react'
import { progressSpeedMs } from '#platform/contract/constants.ts'
import { useSay } from '../../language/say.ts'
import { useStore } from '../../store/use-store.ts'
import { feedbackTexts } from './feedback.text.ts'
import { awaitSomething, progress } from './progress.ts'
import './feedback.css'

/** Rendered where something is waited for; the line itself runs along the top of the page. */
export function Waiting() {
  useEffect(() => awaitSomething(), [])
  return null
}

export function ProgressLine() {
  const say = useSay()
  const { shown, value } = useStore(progress)
  if (!shown) return null
  return (
    <output className="progress-line">
      <span className="visually-hidden">{value < 1 ? say(feedbackTexts.loading) : ''}</span>
      <i
        style={{ transform: `scaleX(${String(value)})`, transitionDuration: `${String(progressSpeedMs)}ms` }}
      />
    </output>
  )
}
