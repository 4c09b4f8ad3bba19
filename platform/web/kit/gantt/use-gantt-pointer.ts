import { type PointerEvent as Pointed, useRef } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

interface Asked {
  readonly onPan: (across: number, down: number) => void
  readonly onZoom: (factor: number, x: number) => void
  readonly onPress: (point: Point) => void
  /** What of the chosen bar is there and can be dragged; else the whole picture is. */
  readonly partAt: (point: Point) => DraggedPart | undefined
  /** What is said of a place when the pointer rests there. */
  readonly titleAt: (point: Point) => string
  /** So far from where it was taken; dropped with `true`, left where it was with null. */
  readonly onDrag: (by: Dragged | null, dropped: boolean) => void
}

/** The bar itself, or its end alone. */
type DraggedPart = 'whole' | 'end'

export interface Dragged {
  readonly part: DraggedPart
  readonly across: number
  readonly down: number
}

function pointOf(event: { clientX: number; clientY: number }, element: Element): Point {
  const box = element.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

const farFrom = (from: Point & { readonly part: DraggedPart }, { x, y }: Point): Dragged => ({
  ...{ part: from.part, across: x - from.x, down: y - from.y },
})

/** Less than this is a press with an unsteady hand. */
const unsteady = 4

/** Wheel, one pointer and two fingers: scroll, zoom, press. */
export function useGanttPointer({ onPan, onZoom, onPress, partAt, titleAt, onDrag }: Asked) {
  const down = useRef(new Map<number, Point>())
  const moved = useRef(0)
  const taken = useRef<(Point & { readonly part: DraggedPart }) | null>(null)
  /** Where what is held was told last: each place of the pointer comes twice, at once and with its frame. */
  const told = useRef<Dragged | null>(null)
  const drag = (by: Dragged) => {
    if (told.current?.across === by.across && told.current.down === by.down) return
    told.current = by
    onDrag(by, false)
  }
  const listen = (element: HTMLElement | null) => {
    if (!element) return undefined
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      if (event.ctrlKey) onZoom(Math.exp(-event.deltaY / 300), pointOf(event, element).x)
      else if (event.shiftKey) onPan(event.deltaY + event.deltaX, 0)
      else onPan(event.deltaX, event.deltaY)
    }
    /** A frame sooner than the browser tells of moves: until that one is drawn, the answer is there. */
    const ahead = (event: Event) => {
      const from = taken.current
      if (from && down.current.size === 1 && moved.current >= unsteady && event instanceof PointerEvent)
        drag(farFrom(from, pointOf(event, element)))
    }
    // React listens to wheels passively, and then the page would zoom.
    element.addEventListener('wheel', turn, { passive: false })
    element.addEventListener('pointerrawupdate', ahead)
    return () => {
      element.removeEventListener('wheel', turn)
      element.removeEventListener('pointerrawupdate', ahead)
    }
  }
  const lift = (event: Pointed) => {
    const before = down.current.get(event.pointerId)
    down.current.delete(event.pointerId)
    const from = taken.current
    taken.current = null
    const isUp = before !== undefined && event.type === 'pointerup'
    if (isUp && moved.current < unsteady) onPress(before)
    else if (isUp && from) onDrag(farFrom(from, before), true)
    else if (from) onDrag(null, false)
  }
  /** Whether a bar was held: it is left where it was, and what the pointer still does is nothing. */
  const letGo = (): boolean => {
    const isHeld = taken.current !== null && moved.current >= unsteady
    if (!isHeld) return false
    taken.current = null
    down.current.clear()
    onDrag(null, false)
    return true
  }
  return {
    listen,
    letGo,
    handlers: {
      onPointerDown: (event: Pointed<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        if (down.current.size === 0) moved.current = 0
        const point = pointOf(event, event.currentTarget)
        const part = down.current.size === 0 ? partAt(point) : undefined
        taken.current = part ? { ...point, part } : null
        told.current = null
        down.current.set(event.pointerId, point)
      },
      onPointerMove: (event: Pointed<HTMLElement>) => {
        const before = down.current.get(event.pointerId)
        const now = pointOf(event, event.currentTarget)
        if (!before) {
          // Only then the pointer shows that the end can be taken.
          event.currentTarget.classList.toggle('is-at-end', partAt(now) === 'end')
          event.currentTarget.title = titleAt(now)
          return
        }
        const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
        const [across, along] = [before.x - now.x, before.y - now.y]
        moved.current += Math.abs(across) + Math.abs(along)
        if (other) {
          const far = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y)
          onZoom(far(now) / Math.max(1, far(before)), (now.x + other.x) / 2)
        } else if (moved.current >= unsteady && taken.current) drag(farFrom(taken.current, now))
        else if (moved.current >= unsteady) onPan(across, along)
        down.current.set(event.pointerId, now)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}
