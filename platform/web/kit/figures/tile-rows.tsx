import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './tile-rows.css'

export interface TileRow {
  readonly id: string
  /** How it stands. */
  readonly state: ReactNode
  /** Its own name leads to it. */
  readonly name: string
  readonly to: string
  readonly words: string
  /** At the right edge: a figure, a day. */
  readonly end: ReactNode
}

interface Props {
  rows: readonly TileRow[]
  /** The list in which all of them stand. */
  all: { readonly to: string; readonly label: string }
  nothing: string
}

/** The few rows of a tile that somebody has to look at, and the way to all of them. */
export function TileRows({ rows, all, nothing }: Props) {
  return (
    <>
      {rows.length === 0 ? <p className="sub">{nothing}</p> : null}
      <ul className="tile-rows">
        {rows.map(({ id, state, name, to, words, end }) => (
          <li key={id}>
            <span className="state">{state}</span>
            <Link to={to}>{name}</Link>
            <span className="words">{words}</span>
            <span className="end">{end}</span>
          </li>
        ))}
      </ul>
      <p className="foot">
        <Link to={all.to}>{all.label}</Link>
      </p>
    </>
  )
}
