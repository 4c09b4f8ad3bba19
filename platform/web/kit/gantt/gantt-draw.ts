import { drawBar, isNarrow, NarrowBars } from './gantt-bar.ts'
import type { GanttColours } from './gantt-colours.ts'
import { boxOf, type Box, eachInView, type GanttView, rowHeight } from './gantt-hit.ts'
import { type GanttLayout, hasRow } from './gantt-layout.ts'
import { type GanttLink, type GanttPlan, minutesPerDay } from './gantt-plan.ts'
import type { GanttWords } from './gantt-words.ts'
import { drawFolds, drawHead, fontOf, headHeight } from './gantt-head.ts'
import { momentAt, stretchOf, xOf } from './time-axis.ts'

export interface Drawing {
  readonly plan: GanttPlan
  readonly layout: GanttLayout
  readonly view: GanttView
  readonly chosen: number
  readonly chain: readonly GanttLink[]
  /** Those of them that bind. */
  readonly critical: ReadonlySet<GanttLink>
  readonly words: GanttWords
  readonly colours: GanttColours
}

/** The whole picture: shades, lines of time, bars, the chosen bar's chain, and the head over all. */
export function drawGantt(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { plan, view, colours } = drawing
  const { width, height, scale } = view
  context.fillStyle = colours.sheet
  context.fillRect(0, 0, width, height + headHeight)
  context.save()
  context.beginPath()
  context.rect(0, headHeight, width, height)
  context.clip()
  context.translate(0, headHeight)
  drawLanes(context, drawing)
  drawFolds(context, { ...view, ground: colours.off, line: colours.barLine })
  drawBars(context, drawing)
  drawChain(context, drawing)
  context.fillStyle = colours.accent
  context.fillRect(xOf(scale, plan.now), 0, 1.5, height)
  context.restore()
  drawHead(context, drawing)
}

/** What is not worked is shaded; where a shift is narrower than two pixels the shades would only shimmer. */
function drawLanes(context: CanvasRenderingContext2D, { plan, layout, view, colours }: Drawing): void {
  const { scale, top, width, height } = view
  const right = momentAt(scale, width)
  plan.lanes.forEach(({ open }, lane) => {
    if (!hasRow(layout, lane)) return
    const y = (layout.laneRow[lane] ?? 0) * rowHeight - top
    const below = (layout.laneRow[lane + 1] ?? 0) * rowHeight - top
    if (below < 0 || y > height) return
    if (scale.perMinute * minutesPerDay > 12) {
      context.fillStyle = colours.off
      context.fillRect(0, y, width, below - y)
      context.fillStyle = colours.sheet
      for (const { from, to } of open) {
        if (to < scale.from) continue
        if (from > right) break
        const { x, width } = stretchOf(scale, { from, to })
        context.fillRect(x, y, width, below - y)
      }
    }
    context.fillStyle = colours.line
    context.fillRect(0, below - 1, width, 1)
  })
}

function drawBars(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { plan, layout, view, chosen, chain, colours } = drawing
  const linked = new Set(chain.flatMap(({ before, after }) => [before, after]))
  context.font = fontOf(context, 12)
  context.textBaseline = 'middle'
  let outlined: Box | undefined
  const narrow = new NarrowBars()
  eachInView(layout, plan.bars, view, (index, bar, box) => {
    if (isNarrow({ bar, box })) narrow.add({ bar, box, colours }, linked.has(index))
    else drawBar(context, { bar, box, colours, scale: view.scale }, linked.has(index))
    if (index === chosen) outlined = box
  })
  narrow.draw(context)
  if (outlined) outline(context, outlined, drawing)
}

/** Over all others: the chosen bar. */
function outline(context: CanvasRenderingContext2D, box: Box, { colours }: Drawing): void {
  context.strokeStyle = colours.accent
  context.lineWidth = 3
  context.strokeRect(box.x - 1.5, box.y - 1.5, box.width + 3, box.height + 3)
}

/** Each link goes down or up halfway between the end of one bar and the beginning of the other; those that bind lie over the others. */
function drawChain(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { chain, critical, colours } = drawing
  const strokes = (links: readonly GanttLink[], colour: string, width: number) => {
    context.strokeStyle = colour
    context.fillStyle = colour
    context.lineWidth = width
    for (const link of links) drawLink(context, drawing, link)
  }
  strokes(
    chain.filter((link) => !critical.has(link)),
    colours.accent,
    1.5,
  )
  strokes([...critical], colours.late, 2.5)
}

function drawLink(
  context: CanvasRenderingContext2D,
  { plan, layout, view }: Drawing,
  { before, after }: GanttLink,
): void {
  const [from, to] = [plan.bars[before], plan.bars[after]]
  const [fromRow, toRow] = [layout.rowOf[before] ?? -1, layout.rowOf[after] ?? -1]
  if (!from || !to || fromRow < 0 || toRow < 0) return
  const [a, b] = [boxOf(from, fromRow, view), boxOf(to, toRow, view)]
  const [x, y, endY] = [a.x + a.width, a.y + a.height / 2, b.y + b.height / 2]
  const middle = Math.max(x + 6, (x + b.x) / 2)
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(middle, y)
  context.lineTo(middle, endY)
  context.lineTo(b.x, endY)
  context.stroke()
  context.beginPath()
  context.moveTo(b.x, endY)
  context.lineTo(b.x - 6, endY - 3.5)
  context.lineTo(b.x - 6, endY + 3.5)
  context.fill()
}

/** A canvas that is given its size again is cleared and slow: only when it changed. */
export function fitCanvas(context: CanvasRenderingContext2D, { width, height }: GanttView): void {
  const { canvas } = context
  const [wide = 0, high = 0] = [width, height + headHeight].map((size) => Math.round(size * devicePixelRatio))
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide
    canvas.height = high
    canvas.style.width = `${String(width)}px`
    canvas.style.height = `${String(height + headHeight)}px`
  }
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
}
