import { Component, type ReactNode } from 'react'
import { useSay } from '../../language/say.ts'
import { Icon } from '../theme/icon.tsx'
import { ChunkError } from './lazy-screen.ts'
import { feedbackTexts } from './feedback.text.ts'
import './feedback.css'

interface Props {
  /** Another place clears the error. */
  place: string
  children: ReactNode
}

/** A broken screen does not take the shell with it. */
export class ErrorBoundary extends Component<Props, { error: unknown; place: string }> {
  override state: { error: unknown; place: string } = { error: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ place }: Props, now: { place: string }) {
    return place === now.place ? null : { error: null, place }
  }

  override render() {
    const { error } = this.state
    return error === null ? (
      this.props.children
    ) : (
      <Broken error={error} onAgain={() => this.setState({ error: null })} />
    )
  }
}

function Broken({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const say = useSay()
  const chunk = error instanceof ChunkError
  return (
    <div className="broken" role="alert">
      <Icon name="warn" />
      <h1>{say(chunk ? feedbackTexts.chunkTitle : feedbackTexts.errorTitle)}</h1>
      <p>{say(chunk ? feedbackTexts.chunkBody : feedbackTexts.errorBody)}</p>
      <div className="row">
        <button type="button" className="btn" onClick={onAgain}>
          {say(feedbackTexts.again)}
        </button>
        <button type="button" className="btn primary" onClick={() => window.location.reload()}>
          {say(feedbackTexts.reload)}
        </button>
      </div>
    </div>
  )
}
