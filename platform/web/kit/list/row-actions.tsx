import type { ReactNode } from 'react'
import './list.css'

interface Props {
  /** The row, or the whole, that the commands are about. */
  chosen?: ReactNode
  className?: string
  children?: ReactNode
}

/** Between the title and the rows: what is chosen, and what can be done with it. */
export function RowActions({ chosen, className, children }: Props) {
  return (
    <div className={className ? `row-actions ${className}` : 'row-actions'}>
      {chosen === undefined ? null : <span className="chosen">{chosen}</span>}
      {children}
    </div>
  )
}
