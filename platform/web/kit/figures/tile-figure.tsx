import { Link } from 'react-router'

interface Props {
  /** Undefined until it is known. */
  figure: string | number | undefined
  unit: string
  foot?: string | undefined
  /** Something that a person must act on. */
  bad?: boolean
  /** The list behind the figure. */
  to: string
  label: string
}

/** The figure of a tile, what it says further, and the way to its list. */
export function TileFigure({ figure, unit, foot, bad = false, to, label }: Props) {
  return (
    <>
      <p className="figure">
        <b className={bad ? 'bad' : Number(figure) === 0 ? 'none' : undefined}>{figure ?? ''}</b>{' '}
        {figure === undefined ? '' : unit}
      </p>
      <p className="foot">
        {foot ? <span>{foot}</span> : null}
        <Link to={to}>{label}</Link>
      </p>
    </>
  )
}
