import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import './grid.css'

interface Props {
  waiting: boolean
  dimmed: boolean
  /** In pixels, before the layout gives or takes. */
  height: number
  /** How many rows there is room for. */
  onRoom: (rows: number) => void
  /** Stands between the rows and what is below the grid. */
  foot?: ReactNode
  children: ReactNode
}

/** What a grid scrolls in: a shadow at an edge says that there is more behind it. */
export function GridFrame({ waiting, dimmed, height, onRoom, foot, children }: Props) {
  const scroll = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState('')
  const look = () => {
    const box = scroll.current
    if (!box || box.clientHeight === 0) return
    const behind = box.scrollWidth - box.clientWidth - box.scrollLeft
    setMore([box.scrollLeft > 1 ? 'left' : '', behind > 4 ? 'right' : ''].filter(Boolean).join(' '))
    const head = box.querySelector('thead')?.offsetHeight ?? 0
    const row = box.querySelector<HTMLElement>('tbody tr, .cards > li')?.offsetHeight ?? usualRow
    const frame = box.parentElement?.clientHeight ?? box.clientHeight
    // A reason at the foot takes its room from the last rows, and not a row from the page.
    onRoom(Math.floor((frame - (box.offsetHeight - box.clientHeight) - head) / row))
  }
  const lookAgain = useEffectEvent(look)
  // After every change of what stands in it: columns, rows, widths.
  useLayoutEffect(() => lookAgain())
  useLayoutEffect(() => {
    const box = scroll.current
    if (!box) return undefined
    const watch = new ResizeObserver(() => lookAgain())
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return (
    <div className="grid-frame" data-more={more} style={{ flexBasis: height }}>
      <div
        ref={scroll}
        className={dimmed ? 'grid-scroll waiting' : 'grid-scroll'}
        aria-busy={waiting}
        onScroll={look}
      >
        {children}
      </div>
      {foot}
    </div>
  )
}

/** Until there is one: of `--h-row`. */
const usualRow = 30
