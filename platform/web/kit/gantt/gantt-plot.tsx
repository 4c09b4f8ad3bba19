import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Store } from '../../store/store.ts'
import { useSay } from '../../language/say.ts'
import { criticalOf, wholeChainOf } from './gantt-chain.ts'
import { coloursOf } from './gantt-colours.ts'
import { drawGantt, fitCanvas } from './gantt-draw.ts'
import { headHeight } from './gantt-head.ts'
import { barAt, boxOf, isAtEnd } from './gantt-hit.ts'
import { neighbour } from './gantt-keys.ts'
import type { GanttLayout } from './gantt-layout.ts'
import { type GanttMove, moveByDrag, moveByKey, minutesDragged, swapByKey } from './gantt-move.ts'
import type { GanttBar, GanttGhost, GanttPlan } from './gantt-plan.ts'
import { foldUnder, momentAt } from './time-axis.ts'
import { ganttTexts } from './gantt.text.ts'
import type { GanttWords } from './gantt-words.ts'
import { type Dragged, useGanttPointer } from './use-gantt-pointer.ts'
import { useHeldPicture } from './use-held-picture.ts'
import { lookKeys, type useGanttView } from './use-gantt-view.ts'

/** Another end of a bar. */
export interface GanttResize {
  readonly minutes: number
  readonly dropped: boolean
  /** So far the picture goes. */
  readonly through: number
}

/** What one does with the bars. */
export interface GanttActs {
  /** Enter, or a second press on the chosen one. */
  readonly onOpen?: ((bar: GanttBar) => void) | undefined
  /** The chosen bar is dragged, moved by Shift with an arrow, or swapped with its neighbour by Ctrl with one. */
  readonly onMove?: ((bar: GanttBar, by: GanttMove) => void) | undefined
  /** The end of the chosen bar is dragged, so many minutes of the clock. */
  readonly onResize?: ((bar: GanttBar, by: GanttResize) => void) | undefined
  /** The chosen bar is over another place now, and so far the picture goes; undefined: it is dropped, or let go. */
  readonly onDrag?: ((bar: GanttBar, by: GanttMove | undefined, through: number) => void) | undefined
}

interface PlotProps extends GanttActs {
  label: string
  plan: GanttPlan
  layout: GanttLayout
  words: GanttWords
  look: ReturnType<typeof useGanttView>
  chosen: number
  choose: (bar: number) => void
  hand: Store<Dragged | null>
  said: string
  ghosts: Store<readonly GanttGhost[]>
}

/** The lanes themselves: drawn, walked, scrolled, and what the pointer and the keys do with a bar. */
export function GanttPlot({ label, plan, layout, words, look, chosen, choose, ...props }: PlotProps) {
  const { hand, ghosts, said, onOpen, onMove, onResize, onDrag } = props
  const say = useSay()
  const { view, measure, zoom, pan } = look
  const plot = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const open = () => {
    const bar = plan.bars[chosen]
    if (bar) onOpen?.(bar)
  }
  const chain = useMemo(() => (chosen < 0 ? [] : wholeChainOf(plan.links, chosen)), [plan.links, chosen])
  const critical = useMemo(() => criticalOf(chain, plan.bars), [chain, plan.bars])
  const held = useRef<HTMLCanvasElement>(null)
  useHeldPicture(held, { hand, ghosts }, { plan, layout, view, chosen })
  const { listen, letGo, handlers } = useGanttPointer({
    onPan: pan,
    onZoom: zoom,
    onPress: ({ x, y }) => {
      const pressed = barAt(layout, plan.bars, view, { x, y: y - headHeight })
      if (pressed === chosen) open()
      else choose(pressed)
    },
    partAt: ({ x, y }) => {
      const bar = plan.bars[chosen]
      if (!bar || !onMove || barAt(layout, plan.bars, view, { x, y: y - headHeight }) !== chosen)
        return undefined
      return onResize && isAtEnd(boxOf(bar, layout.rowOf[chosen] ?? 0, view), x) ? 'end' : 'whole'
    },
    titleAt: ({ x }) => {
      const fold = foldUnder(view.scale, x)
      return fold ? say(ganttTexts.folded, { span: words.stretch(fold) }) : ''
    },
    onDrag: (by, dropped) => {
      const bar = plan.bars[chosen]
      hand.set(dropped ? null : by)
      if (!bar) return
      const through = momentAt(view.scale, view.width)
      if (by?.part === 'end') {
        onResize?.(bar, { minutes: minutesDragged(bar.end, by.across, view.scale), dropped, through })
        return
      }
      const move = by ? moveByDrag(layout, bar, layout.rowOf[chosen] ?? 0, by, view.scale) : undefined
      onDrag?.(bar, dropped ? undefined : move, through)
      if (dropped && move) onMove?.(bar, move)
    },
  })
  useLayoutEffect(() => measure(plot.current), [measure])
  useEffect(() => listen(plot.current))
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    fitCanvas(context, view)
    const colours = coloursOf(context.canvas)
    drawGantt(context, { plan, layout, view, chosen, chain, critical, words, colours })
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
    const self = plan.bars[chosen]
    const moved = event.shiftKey && self ? moveByKey(event.key, self, view.scale) : undefined
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
    else if (event.key === 'Escape' && chosen >= 0) {
      // Before anything else what is held is left where it was.
      if (!letGo()) choose(-1)
    } else if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className="gantt-plot"
      data-starts-here=""
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={plan.bars.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={said}
      onKeyDown={press}
      {...handlers}
      ref={plot}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <canvas ref={held} className="gantt-held" aria-hidden="true" />
    </div>
  )
}
