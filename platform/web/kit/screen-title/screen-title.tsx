import type { ReactNode } from 'react'
import './screen-title.css'

interface Props {
  title: string
  /** What belongs to the title rather than to the commands. */
  beside?: ReactNode
  children?: ReactNode
}

/** Title left, commands right: the same place on every screen. */
export function ScreenTitle({ title, beside, children }: Props) {
  return (
    <div className="screen-title">
      <h1>{title}</h1>
      {beside}
      <span className="spacer" />
      {children}
    </div>
  )
}
