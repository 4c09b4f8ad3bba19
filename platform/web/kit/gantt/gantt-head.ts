import type { GanttColours } from './gantt-colours.ts'
import type { GanttView } from './gantt-hit.ts'
import { type GanttPlan, minutesPerDay } from './gantt-plan.ts'
import type { GanttWords } from './gantt-words.ts'
import { tickStep } from './gantt-zoom.ts'
import { around, momentAt, stretchOf, xOf } from './time-axis.ts'

export const headHeight = 36

interface Head {
  readonly plan: Pick<GanttPlan, 'days' | 'now'>
  readonly view: GanttView
  readonly words: GanttWords
  readonly colours: GanttColours
}

/** Days above, and hours below them where there is room. */
export function drawHead(context: CanvasRenderingContext2D, { plan, view, words, colours }: Head): void {
  const { scale, width } = view
  context.fillStyle = colours.sheet
  context.fillRect(0, 0, width, headHeight)
  drawFolds(context, {
    ...{ width, scale, height: headHeight },
    ...{ ground: colours.off, line: colours.dim },
  })
  context.textBaseline = 'alphabetic'
  const mark = (moments: readonly number[], y: number, size: number, say: (minutes: number) => string) => {
    context.font = fontOf(context, size)
    for (const at of moments) {
      const x = xOf(scale, at)
      context.fillStyle = colours.line
      context.fillRect(x, y - 12, 1, headHeight - y + 12)
      context.fillStyle = y < 20 ? colours.text : colours.dim
      context.fillText(say(at), x + 4, y)
    }
  }
  const step = tickStep(scale, widthOfHour)
  const days = scale.folds.length > 0 ? minutesPerDay : Math.max(minutesPerDay, tickStep(scale, widthOfDay))
  mark(ticks(plan, view, days, widthOfDay), 15, 12, words.day)
  if (step < minutesPerDay) mark(ticks(plan, view, step, widthOfHour), 31, 11, words.hour)
  context.fillStyle = colours.line
  context.fillRect(0, headHeight - 1, width, 1)
  drawNow(context, { plan, view, words, colours })
}

/** What time it is, on the line that goes down from here. */
function drawNow(
  context: CanvasRenderingContext2D,
  { plan: { now }, view: { scale, width }, words, colours }: Head,
): void {
  const x = xOf(scale, now)
  if (x < 0 || x > width) return
  const said = words.clock(now)
  context.font = fontOf(context, 11)
  const wide = context.measureText(said).width + 8
  const left = Math.max(0, x - wide / 2)
  context.fillStyle = colours.accent
  context.fillRect(left, 20, wide, 15)
  context.fillStyle = colours.onAccent
  context.fillText(said, left + 4, 31)
}

/** What is narrower than a number of two digits has no mark. */
const leastRoom = 16

/** So much the words of a mark take. */
const [widthOfDay, widthOfHour] = [76, 30]

/**
 * Where the head has its marks: none for a day that is folded as a whole, none for an hour in a fold. Of two whose words would stand
 * over each other the one stays that has more behind it.
 */
export function ticks(
  { days }: Pick<GanttPlan, 'days'>,
  { scale, width }: Pick<GanttView, 'scale' | 'width'>,
  step: number,
  room: number,
): readonly number[] {
  const found: { readonly at: number; readonly x: number; readonly wide: number }[] = []
  for (let at = Math.floor(scale.from / step) * step; at < days * minutesPerDay; at += step) {
    const { x, width: wide } = stretchOf(scale, { from: at, to: at + step })
    if (x > width) break
    const fold = around(scale.folds, at)
    if (fold && (step < minutesPerDay || fold.to >= at + minutesPerDay)) continue
    if (scale.folds.length > 0 && wide < leastRoom) continue
    const last = found.at(-1)
    const isOver = scale.folds.length > 0 && last !== undefined && x < last.x + room
    if (isOver && wide <= last.wide) continue
    if (isOver) found.pop()
    found.push({ at, x, wide })
  }
  return found.map(({ at }) => at)
}

interface Folded extends Pick<GanttView, 'scale' | 'width' | 'height'> {
  readonly ground: string
  readonly line: string
}

/** A fold is a narrow band with a line in its middle. */
export function drawFolds(
  context: CanvasRenderingContext2D,
  { scale, width, height, ground, line }: Folded,
): void {
  const right = momentAt(scale, width)
  for (const fold of scale.folds) {
    if (fold.to < scale.from) continue
    if (fold.from > right) break
    const { x, width: wide } = stretchOf(scale, fold)
    context.fillStyle = ground
    context.fillRect(x, 0, wide, height)
    context.fillStyle = line
    context.fillRect(x + wide / 2 - 0.5, 0, 1, height)
  }
}

export const fontOf = ({ canvas }: CanvasRenderingContext2D, size: number): string =>
  `${String(size)}px ${getComputedStyle(canvas).fontFamily}`
