import { Fragment, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useSay } from '../../language/say.ts'
import { Icon } from '../theme/icon.tsx'
import { clampWidth, headingParts, type PlacedColumn } from './column-layout.ts'
import { gridTexts } from './grid.text.ts'
import type { Place } from './place.ts'

interface Props {
  column: PlacedColumn
  sort: string
  /** Absent where the server cannot sort by it. */
  onSort: ((sort: string) => void) | undefined
  /** While the edge is drawn, and when it is let go. */
  onWidth: (px: number, done: boolean) => void
  /** The funnel with what it asks. */
  filter: ReactNode
  place: Place
}

/** Ascending, descending, then the definition's own order again. The edge at the right is drawn to any width. */
export function ColumnHead({ column, sort, onSort, onWidth, filter, place }: Props) {
  const say = useSay()
  const { name, heading } = column
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  const next = order === 'ascending' ? `-${name}` : order === 'descending' ? '' : name
  return (
    <th scope="col" colSpan={column.codePx === undefined ? 1 : 2} aria-sort={order} {...place}>
      {onSort ? (
        <button
          type="button"
          className="sorter"
          title={say(gridTexts.sortBy, { column: heading })}
          onClick={() => onSort(next)}
        >
          <Heading heading={heading} />
          {order ? <Icon name={order === 'ascending' ? 'up' : 'down'} size="s" /> : null}
        </button>
      ) : (
        <Heading heading={heading} />
      )}
      {filter}
      <Edge label={say(gridTexts.widthOf, { column: heading })} px={column.px} onWidth={onWidth} />
    </th>
  )
}

/** It breaks where it may, and nowhere else. */
const Heading = ({ heading }: { heading: string }) =>
  headingParts(heading).map((part, at) => (
    <Fragment key={part}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))

const stepPx = 8

/** Drawn with the pointer, or moved with the arrow keys while it has the focus. */
function Edge({ label, px, onWidth }: { label: string; px: number; onWidth: Props['onWidth'] }) {
  const began = useRef<{ x: number; px: number } | null>(null)
  const drawn = (event: PointerEvent) =>
    began.current ? clampWidth(began.current.px + event.clientX - began.current.x) : px
  const nudge = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? stepPx : event.key === 'ArrowLeft' ? -stepPx : 0
    if (step === 0) return
    event.preventDefault()
    onWidth(clampWidth(px + step), true)
  }
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={px}
      tabIndex={-1}
      className="edge"
      onKeyDown={nudge}
      onPointerDown={(event) => {
        const heading = event.currentTarget.closest('th')
        began.current = { x: event.clientX, px: heading?.offsetWidth ?? px }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => began.current && onWidth(drawn(event), false)}
      onPointerUp={(event) => {
        if (began.current) onWidth(drawn(event), true)
        began.current = null
      }}
    />
  )
}
