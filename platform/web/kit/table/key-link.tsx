import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { children: ReactNode } & ({ to: string } | { onOpen: () => void; expanded?: boolean })

/** The words of a cell that lead on: to an address, or to what opens here. */
export function KeyLink(props: Props) {
  if ('to' in props)
    return (
      <Link className="key-link" to={props.to}>
        {props.children}
      </Link>
    )
  return (
    <button type="button" className="key-link" aria-expanded={props.expanded} onClick={props.onOpen}>
      {props.children}
    </button>
  )
}
