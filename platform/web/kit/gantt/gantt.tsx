import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../language/say.ts'
import { chartTexts } from '../chart/chart.text.ts'
import { criticalOf, wholeChainOf } from './gantt-chain.ts'
import { coloursOf } from './gantt-colours.ts'
import { drawGantt, headHeight } from './gantt-draw.ts'
import { barAt, type GanttView, rowHeight } from './gantt-hit.ts'
import { neighbour } from './gantt-keys.ts'
import { type GanttMove, moveByDrag, moveByKey, swapByKey } from './gantt-move.ts'
import { type GanttLayout, laneAt, layoutOf } from './gantt-layout.ts'
import { GanttOverview } from './gantt-overview.tsx'
import type { GanttBar, GanttGhost, GanttLane, GanttPlan } from './gantt-plan.ts'
import { GanttTable } from './gantt-table.tsx'
import { ganttTexts } from './gantt.text.ts'
import { ganttWords, type GanttWords } from './gantt-words.ts'
import { type Dragged, useGanttPointer } from './use-gantt-pointer.ts'
import { lookKeys, useGanttView } from './use-gantt-view.ts'
import './gantt.css'

interface Props {
  label: string
  plan: GanttPlan
  /** Before the search: by what the lanes are, and what else the screen has. */
  tools?: ReactNode
  /** Enter, or a second press on the chosen one. */
  onOpen?: (bar: GanttBar) => void
  /** The chosen bar is dragged, moved by Shift with an arrow, or swapped with its neighbour by Ctrl with one. */
  onMove?: ((bar: GanttBar, by: GanttMove) => void) | undefined
  /** The chosen bar is over another place now; undefined: it is dropped, or let go. */
  onDrag?: ((bar: GanttBar, by: GanttMove | undefined) => void) | undefined
  /** What would stand elsewhere by that. */
  ghosts?: readonly GanttGhost[]
  /** Under the lanes, on the same days: what the screen draws there follows scrolling, zooming and dragging. */
  below?: ((seen: GanttSeen) => ReactNode) | undefined
}

/** What one sees of a Gantt, and what one does with it. */
export interface GanttSeen {
  readonly look: ReturnType<typeof useGanttView>
  readonly words: GanttWords
  readonly bar: GanttBar | undefined
  /** Where the chosen bar would be dropped now. */
  readonly dragged: GanttMove | undefined
}

const noGhosts: readonly GanttGhost[] = []

/** A plan on its lanes: scrolled, zoomed, filtered and walked through; or read as a table, lane by lane. */
export function Gantt({ label, plan, tools, onOpen, onMove, onDrag, ghosts = noGhosts, below }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [lateOnly, setLateOnly] = useState(false)
  const [asTable, setAsTable] = useState(false)
  const [chosen, choose] = useState(-1)
  const [dragged, drag] = useState<Dragged | null>(null)
  const isShown = useMemo(() => shownBy(search, lateOnly), [search, lateOnly])
  const layout = useMemo(() => layoutOf(plan, isShown), [plan, isShown])
  const words = useMemo(() => ganttWords(language, plan.firstDay), [language, plan.firstDay])
  const look = useGanttView(plan, layout)
  const count = useMemo(() => layout.rows.reduce((sum, row) => sum + row.length, 0), [layout])
  const bar = plan.bars[chosen]
  const said = useSaid(plan, bar, words)
  const middle = look.view.width / 2
  const moved =
    bar && dragged ? moveByDrag(layout, bar, layout.rowOf[chosen] ?? 0, dragged, look.view.scale) : undefined
  return (
    <section className="gantt" aria-label={label}>
      <div className="gantt-tools">
        {tools}
        <input
          type="search"
          className="in"
          aria-label={say(ganttTexts.find)}
          placeholder={say(ganttTexts.find)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={lateOnly} onChange={(event) => setLateOnly(event.target.checked)} />
          {say(ganttTexts.lateOnly)}
        </label>
        <span role="status">{say(ganttTexts.shown, { count })}</span>
        <span className="spacer" />
        {asTable ? null : (
          <>
            <button type="button" className="btn quiet" onClick={() => look.zoom(1 / 1.5, middle)}>
              {say(ganttTexts.farther)}
            </button>
            <button type="button" className="btn quiet" onClick={() => look.zoom(1.5, middle)}>
              {say(ganttTexts.nearer)}
            </button>
            <button type="button" className="btn quiet" onClick={look.showWhole}>
              {say(ganttTexts.whole)}
            </button>
          </>
        )}
        <button type="button" className="btn quiet" onClick={() => setAsTable(!asTable)}>
          {say(asTable ? ganttTexts.asGantt : chartTexts.asTable)}
        </button>
      </div>
      {asTable ? (
        <div className="gantt-read">
          <GanttTable {...{ label, plan, isShown, words }} />
        </div>
      ) : (
        <>
          <GanttOverview {...{ plan, look, words }} />
          <div className="gantt-body">
            <LaneNames lanes={plan.lanes} layout={layout} view={look.view} />
            <GanttPlot
              {...{ label, plan, layout, words, look, chosen, choose, dragged, drag, said, ghosts }}
              {...{ onOpen, onMove, onDrag }}
            />
          </div>
          {below?.({ look, words, bar, dragged: moved })}
          <div className="gantt-said" aria-hidden="true">
            {said}
          </div>
        </>
      )}
    </section>
  )
}

function shownBy(search: string, lateOnly: boolean): (bar: GanttBar) => boolean {
  const wanted = search.trim().toLowerCase()
  return ({ label, order, late }) =>
    (!lateOnly || late) && (label.toLowerCase().includes(wanted) || order.toLowerCase().includes(wanted))
}

function useSaid({ lanes }: GanttPlan, bar: GanttBar | undefined, words: GanttWords): string {
  const say = useSay()
  if (!bar) return ''
  if (bar.progress)
    return say(ganttTexts.saidState, {
      ...{ lane: lanes[bar.lane]?.label ?? '', bar: bar.label, state: bar.progress.state },
      ...{ planned: words.stretch(bar.progress.planned), actual: words.stretch(bar.progress.actual) },
    })
  return say(bar.late ? ganttTexts.saidLate : ganttTexts.said, {
    ...{ lane: lanes[bar.lane]?.label ?? '', bar: bar.label },
    ...{ from: words.moment(bar.start), to: words.moment(bar.end) },
  })
}

interface LaneNamesProps {
  lanes: readonly GanttLane[]
  layout: GanttLayout
  view: GanttView
}

function LaneNames({ lanes, layout, view: { top, height } }: LaneNamesProps) {
  const last = Math.min(layout.rows.length - 1, Math.floor((top + height) / rowHeight))
  const from = laneAt(layout, Math.floor(top / rowHeight))
  return (
    <div className="gantt-lanes">
      {lanes.slice(from, laneAt(layout, last) + 1).map(({ key, label }, at) => (
        <span key={key} style={{ top: headHeight + (layout.laneRow[from + at] ?? 0) * rowHeight - top }}>
          {label}
        </span>
      ))}
    </div>
  )
}

interface PlotProps {
  label: string
  plan: GanttPlan
  layout: GanttLayout
  words: GanttWords
  look: ReturnType<typeof useGanttView>
  chosen: number
  choose: (bar: number) => void
  dragged: Dragged | null
  drag: (by: Dragged | null) => void
  said: string
  onOpen: Props['onOpen']
  onMove: Props['onMove']
  onDrag: Props['onDrag']
  ghosts: readonly GanttGhost[]
}

function GanttPlot({ label, plan, layout, words, look, chosen, choose, ...props }: PlotProps) {
  const { dragged, drag, said, ghosts, onOpen, onMove, onDrag } = props
  const { view, measure, zoom, pan } = look
  const canvas = useRef<HTMLCanvasElement>(null)
  const open = () => {
    const bar = plan.bars[chosen]
    if (bar) onOpen?.(bar)
  }
  const chain = useMemo(() => (chosen < 0 ? [] : wholeChainOf(plan.links, chosen)), [plan.links, chosen])
  const critical = useMemo(() => criticalOf(chain, plan.bars), [chain, plan.bars])
  const { wheel, handlers } = useGanttPointer({
    onPan: pan,
    onZoom: zoom,
    onPress: ({ x, y }) => {
      const pressed = barAt(layout, plan.bars, view, { x, y: y - headHeight })
      if (pressed === chosen) open()
      else choose(pressed)
    },
    isTaken: ({ x, y }) =>
      onMove !== undefined &&
      chosen >= 0 &&
      barAt(layout, plan.bars, view, { x, y: y - headHeight }) === chosen,
    onDrag: (by, dropped) => {
      const bar = plan.bars[chosen]
      drag(dropped ? null : by)
      if (!bar) return
      const move = by ? moveByDrag(layout, bar, layout.rowOf[chosen] ?? 0, by, view.scale) : undefined
      onDrag?.(bar, dropped ? undefined : move)
      if (dropped && move) onMove?.(bar, move)
    },
  })
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    fit(context.canvas, view)
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    const colours = coloursOf(context.canvas)
    drawGantt(context, { plan, layout, view, chosen, dragged, chain, critical, ghosts, words, colours })
  })
  const press = (event: KeyboardEvent) => {
    const swap = event.ctrlKey ? swapByKey(layout, plan.bars, chosen, event.key) : undefined
    if (swap && onMove) {
      onMove(swap.bar, swap.by)
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const moved = event.shiftKey ? moveByKey(event.key, view.scale) : undefined
    const self = plan.bars[chosen]
    if (moved && self && onMove) {
      onMove(self, moved)
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const next = neighbour(layout, plan.bars, chosen, event.key)
    const act = lookKeys(look)[event.key]
    const bar = next === undefined ? undefined : plan.bars[next]
    if (next !== undefined && bar) {
      choose(next)
      look.reveal(bar, layout.rowOf[next] ?? 0)
    } else if (act) act()
    else if (event.key === 'Enter' && chosen >= 0) open()
    else if (event.key === 'Escape' && chosen >= 0) choose(-1)
    else if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className="gantt-plot"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={plan.bars.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={said}
      onKeyDown={press}
      {...handlers}
      ref={(element) => {
        const stop = [measure(element), wheel(element)]
        return () => stop.forEach((one) => one?.())
      }}
    >
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  )
}

/** A canvas that is given its size again is cleared and slow: only when it changed. */
function fit(canvas: HTMLCanvasElement, { width, height }: GanttView): void {
  const [wide, high] = [width, height + headHeight].map((size) => Math.round(size * devicePixelRatio))
  if (canvas.width === wide && canvas.height === high) return
  canvas.width = wide ?? 0
  canvas.height = high ?? 0
  canvas.style.width = `${String(width)}px`
  canvas.style.height = `${String(height + headHeight)}px`
}
