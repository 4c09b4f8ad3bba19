import type { ReactNode } from 'react'
import './screen-title.css'

/** Title left, commands right: the same place on every screen. */
export function ScreenTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="screen-title">
      <h1>{title}</h1>
      <span className="spacer" />
      {children}
    </div>
  )
}
