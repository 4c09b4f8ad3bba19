import type { GanttColours } from './gantt-colours.ts'
import type { Box } from './gantt-hit.ts'
import type { GanttBar, GanttProgress, Span } from './gantt-plan.ts'
import { stretchOf, type TimeScale } from './time-axis.ts'

interface BarDrawing {
  readonly bar: GanttBar
  readonly box: Box
  readonly colours: GanttColours
  readonly scale: TimeScale
}

export function drawBar(context: CanvasRenderingContext2D, drawing: BarDrawing, linked: boolean): void {
  const { bar, box, colours, scale } = drawing
  const { x, y, width, height } = box
  if (bar.progress) {
    drawProgress(context, drawing, bar.progress, linked)
    return
  }
  context.fillStyle = linked
    ? colours.accentLine
    : bar.late
      ? colours.lateSoft
      : bar.fixed
        ? colours.fixed
        : colours.bar
  context.fillRect(x, y, width, height)
  const setup =
    bar.setup > 0
      ? Math.min(width, stretchOf(scale, { from: bar.start, to: bar.start + bar.setup }).width)
      : 0
  if (setup > 0) drawSetup(context, { ...box, width: setup }, colours.barLine)
  if (bar.done > 0) {
    context.fillStyle = colours.done
    context.fillRect(x, y + height - 4, width * bar.done, 4)
  }
  if (bar.late) {
    context.fillStyle = colours.late
    context.fillRect(x + width - Math.min(3, width), y, Math.min(3, width), height)
  }
  context.strokeStyle = linked ? colours.accent : colours.barLine
  context.lineWidth = 1
  context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
  if (width <= widthOfWords) return
  // Words stand behind the hatch, where that leaves them room.
  const marked = Math.max(width - setup > widthOfWords ? x + setup : x, 0)
  if (bar.fixed) drawLock(context, { x: marked + 6, y: y + height / 2 - 5, colour: colours.text })
  if (bar.late) drawWarning(context, { x: x + width - 17, y: y + height / 2 - 6, colours })
  const left = bar.fixed ? markWidth : 0
  const right = bar.late ? markWidth : 0
  drawWords(context, bar, { ...box, x: marked + left, width: x + width - marked - left - right }, colours)
}

/** Narrower bars have neither an edge nor words. */
const narrow = 6
export const isNarrow = ({ bar, box }: Pick<BarDrawing, 'bar' | 'box'>): boolean =>
  box.width <= narrow && !bar.progress

/** Of thousands of narrow bars those of one colour that touch are one rectangle, on whole pixels: to fill each by itself would cost the frame. */
export class NarrowBars {
  private readonly runs = new Map<string, Run[]>()

  add({ bar, box, colours }: Omit<BarDrawing, 'scale'>, linked: boolean): void {
    const { x, y, width, height } = box
    this.put(
      linked ? colours.accentLine : bar.late ? colours.late : bar.fixed ? colours.barLine : colours.fixed,
      { left: x, right: x + width, y, height },
    )
    if (bar.done > 0)
      this.put(colours.done, { left: x, right: x + width * bar.done, y: y + height - 4, height: 4 })
  }

  private put(colour: string, { left, right, y, height }: Run): void {
    const from = Math.round(left)
    const to = Math.max(from + 1, Math.round(right))
    const runs = this.runs.get(colour)
    const last = runs?.at(-1)
    if (last?.y === y && last.height === height && from <= last.right && from >= last.left)
      last.right = Math.max(last.right, to)
    else {
      const run = { left: from, right: to, y, height }
      if (runs) runs.push(run)
      else this.runs.set(colour, [run])
    }
  }

  draw(context: Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>): void {
    for (const [colour, runs] of this.runs) {
      context.fillStyle = colour
      for (const { left, right, y, height } of runs) context.fillRect(left, y, right - left, height)
    }
  }
}

interface Run {
  readonly left: number
  right: number
  readonly y: number
  readonly height: number
}

/** Between two lines of the hatch. */
const hatchStep = 6

/** Hatched, so that it is told without its colour; so narrow that no line would be seen, it is filled. */
function drawSetup(context: CanvasRenderingContext2D, { x, y, width, height }: Box, colour: string): void {
  context.fillStyle = colour
  context.fillRect(x + width - 1, y, 1, height)
  if (width < hatchStep) {
    context.fillRect(x, y, width, height)
    return
  }
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.beginPath()
  for (let at = x; at < x + width + height; at += hatchStep) {
    context.moveTo(at, y)
    context.lineTo(at - height, y + height)
  }
  context.strokeStyle = colour
  context.lineWidth = 1.5
  context.stroke()
  context.restore()
}

const widthOfWords = 44
/** A mark before or behind the words. */
const markWidth = 14

/** Locked: said without its colour, too. */
function drawLock(
  context: CanvasRenderingContext2D,
  { x, y, colour }: { readonly x: number; readonly y: number; readonly colour: string },
): void {
  context.fillStyle = colour
  context.fillRect(x, y + 4, 9, 7)
  context.strokeStyle = colour
  context.lineWidth = 1.5
  context.beginPath()
  context.arc(x + 4.5, y + 4, 3, Math.PI, 0)
  context.stroke()
}

/** Late: said without its colour, too. */
function drawWarning(
  context: CanvasRenderingContext2D,
  { x, y, colours }: { readonly x: number; readonly y: number; readonly colours: GanttColours },
): void {
  context.fillStyle = colours.late
  context.beginPath()
  context.arc(x + 6, y + 6, 6, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = colours.sheet
  context.fillRect(x + 5.25, y + 2.5, 1.5, 4.5)
  context.fillRect(x + 5.25, y + 8, 1.5, 1.5)
}

/** What was planned, thin above; what has happened under it, in the colour of how it stands. */
function drawProgress(
  context: CanvasRenderingContext2D,
  { bar, box, colours, scale }: BarDrawing,
  { planned, actual, tone }: GanttProgress,
  linked: boolean,
): void {
  const { ground, edge } = colours.tones[tone]
  const stretch = (span: Span) => {
    const { x, width } = stretchOf(scale, span)
    return { x, width: Math.max(leastWidth, width) }
  }
  const under = { y: box.y + plannedHeight + 2, height: box.height - plannedHeight - 2 }
  if (planned) {
    const { x, width } = stretch(planned)
    context.fillStyle = actual ? colours.barLine : edge
    context.fillRect(x, box.y, width, plannedHeight)
  }
  if (actual) {
    const { x, width } = stretch(actual)
    context.fillStyle = ground
    context.fillRect(x, under.y, width, under.height)
    context.fillStyle = edge
    context.fillRect(x, under.y, Math.min(3, width), under.height)
    context.fillRect(x, under.y + under.height - 3, width * bar.done, 3)
  }
  if (linked) {
    context.strokeStyle = colours.accent
    context.lineWidth = 1
    context.strokeRect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1)
  }
  if (box.width > widthOfWords) drawWords(context, bar, { ...box, ...under }, colours)
}

const plannedHeight = 7
/** A stretch of a minute can be seen at every zoom. */
const leastWidth = 3

export function drawWords(
  context: CanvasRenderingContext2D,
  { label }: GanttBar,
  { x, y, width, height }: Box,
  { text }: GanttColours,
): void {
  const left = Math.max(x, 0)
  const words = cutTo(label, x + width - left - 12)
  if (words.length < 3) return
  context.fillStyle = text
  context.fillText(words, left + 6, y + height / 2)
}

/** By the usual width of a letter: to measure each of thousands would cost the frame. */
function cutTo(label: string, room: number): string {
  let used = 0
  let at = 0
  for (const letter of label) {
    used += letter > '\u00ff' ? 12 : 7
    if (used > room) return `${label.slice(0, Math.max(0, at - 1))}…`
    at += letter.length
  }
  return label
}
