import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Store } from '../../store/store.ts'
import { coloursOf } from './gantt-colours.ts'
import { fitCanvas } from './gantt-draw.ts'
import { drawHeld, type Held } from './gantt-held.ts'
import { fontOf } from './gantt-head.ts'
import type { GanttGhost } from './gantt-plan.ts'
import type { Dragged } from './use-gantt-pointer.ts'

interface Hand {
  readonly hand: Store<Dragged | null>
  readonly ghosts: Store<readonly GanttGhost[]>
}

/** What a drag shows is drawn over the bars, once with each frame and by nobody else: thousands of bars below it stay painted. */
export function useHeldPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  { hand, ghosts }: Hand,
  shown: Pick<Held, 'plan' | 'layout' | 'view' | 'chosen'>,
): void {
  const isBlank = useRef(true)
  const draw = () => {
    const [dragged, moved] = [hand.get(), ghosts.get()]
    const isNothing = dragged === null && moved.length === 0
    const context = isNothing && isBlank.current ? undefined : canvas.current?.getContext('2d')
    if (!context) return
    isBlank.current = isNothing
    fitCanvas(context, shown.view)
    context.font = fontOf(context, 12)
    context.textBaseline = 'middle'
    const colours = coloursOf(context.canvas)
    drawHeld(context, { ...shown, dragged, ghosts: moved, colours })
  }
  const drawNow = useEffectEvent(draw)
  useLayoutEffect(draw)
  useEffect(() => {
    let frame = 0
    const follow = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        drawNow()
      })
    }
    const stop = [hand.subscribe(follow), ghosts.subscribe(follow)]
    return () => {
      cancelAnimationFrame(frame)
      stop.forEach((one) => one())
    }
  }, [hand, ghosts])
}
