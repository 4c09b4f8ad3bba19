import { drawWords } from './gantt-bar.ts'
import type { GanttColours } from './gantt-colours.ts'
import { headHeight } from './gantt-head.ts'
import { boxOf, type Box, type GanttView } from './gantt-hit.ts'
import { type GanttLayout, hasRow } from './gantt-layout.ts'
import type { GanttBar, GanttGhost, GanttPlan } from './gantt-plan.ts'
import type { Dragged } from './use-gantt-pointer.ts'

/** What lies over the picture while a bar is in the hand. */
export interface Held {
  readonly plan: GanttPlan
  readonly layout: GanttLayout
  readonly view: GanttView
  readonly chosen: number
  /** How far the chosen bar is dragged. */
  readonly dragged: Dragged | null
  /** What would stand elsewhere by that. */
  readonly ghosts: readonly GanttGhost[]
  readonly colours: GanttColours
}

export function drawHeld(context: CanvasRenderingContext2D, held: Held): void {
  const { width, height } = held.view
  context.clearRect(0, 0, width, height + headHeight)
  if (!held.dragged && held.ghosts.length === 0) return
  context.save()
  context.beginPath()
  context.rect(0, headHeight, width, height)
  context.clip()
  context.translate(0, headHeight)
  drawGhosts(context, held)
  drawDragged(context, held)
  context.restore()
}

/** So far beyond the picture nothing of a box is seen. */
const edge = 8

/** On the row of its bar; on another lane, on the first row of that. All of them are one path: thousands may move. */
function drawGhosts(context: CanvasRenderingContext2D, { plan, layout, view, ghosts, colours }: Held): void {
  const seen: { readonly self: GanttBar; readonly box: Box }[] = []
  context.beginPath()
  for (const { bar, lane, start, end } of ghosts) {
    const self = plan.bars[bar]
    const row = layout.rowOf[bar] ?? -1
    if (!self || row < 0 || !hasRow(layout, lane)) continue
    const shownRow = lane === self.lane ? row : (layout.laneRow[lane] ?? row)
    const box = boxOf({ start, end }, shownRow, view)
    const { y, width, height } = box
    // Dashes outside of the picture cost as much as those in it.
    const left = Math.max(box.x, -edge)
    const right = Math.min(box.x + width, view.width + edge)
    if (left > view.width || right < 0 || y > view.height || y + height < 0) continue
    context.rect(left + 0.5, y + 0.5, Math.max(1, right - left - 1), height - 1)
    if (width > 44) seen.push({ self, box })
  }
  context.fillStyle = colours.ghost
  context.fill()
  context.strokeStyle = colours.accent
  context.lineWidth = 1.5
  context.setLineDash([4, 3])
  context.stroke()
  context.setLineDash([])
  for (const { self, box } of seen) drawWords(context, self, box, colours)
}

/** The bar, or its end, where the pointer holds it. */
function drawDragged(
  context: CanvasRenderingContext2D,
  { plan, layout, view, chosen, dragged, colours }: Held,
): void {
  const bar = plan.bars[chosen]
  const row = layout.rowOf[chosen] ?? -1
  if (!dragged || !bar || row < 0) return
  const box = boxOf(bar, row, view)
  const isEnd = dragged.part === 'end'
  const [x, y] = isEnd ? [box.x, box.y] : [box.x + dragged.across, box.y + dragged.down]
  const width = isEnd ? Math.max(3, box.width + dragged.across) : box.width
  context.fillStyle = colours.accentSoft
  context.fillRect(x, y, width, box.height)
  context.strokeStyle = colours.accent
  context.lineWidth = 3
  context.strokeRect(x, y, width, box.height)
}
