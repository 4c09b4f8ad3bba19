import type { ReactNode } from 'react'
import { TitleMore } from './title-more.tsx'
import { useCrowded } from './use-crowded.ts'
import './screen-title.css'

interface Props {
  title: string
  /** What belongs to the title rather than to the commands. */
  beside?: ReactNode
  /** Commands for now and then: on a phone they wait behind one button. */
  more?: ReactNode
  /** They wait behind it everywhere, and not only where they have no room. */
  foldsMore?: boolean
  /** Why one of the commands is refused. */
  reason?: ReactNode
  children?: ReactNode
}

/** Title left, commands right: the same place on every screen. */
export function ScreenTitle({ title, beside, more, foldsMore = false, reason, children }: Props) {
  const [isCrowded, watch] = useCrowded()
  return (
    <div className="screen-title" ref={watch}>
      <h1>{title}</h1>
      {beside}
      <span className="spacer" />
      {reason}
      {more ? <TitleMore folded={foldsMore || isCrowded}>{more}</TitleMore> : null}
      {children}
    </div>
  )
}
