import { minutesPerDay } from './gantt-plan.ts'
import { momentAt, stretchOf, type TimeScale } from './time-axis.ts'

/** Minutes of a day. */
export interface StripDay {
  readonly capacity: number
  readonly fixed: number
  readonly planned: number
  readonly chosen: number
}

export const stripHeight = 116
/** Above the highest bar, for its words. */
const headroom = 16
/** So wide that the hours stand beside each other. */
const widthOfWords = 40
const parts = ['fixed', 'planned', 'chosen'] as const
export const loadParts = [...parts, 'over'] as const

export const sumOf = ({ fixed, planned, chosen }: StripDay): number => fixed + planned + chosen
export const overOf = (day: StripDay): number => Math.max(0, sumOf(day) - day.capacity)
export const hoursOf = (minutes: number): string => (minutes / 60).toFixed(1)
/** Blank where nothing can be done. */
export const percentOf = (day: StripDay): string =>
  day.capacity === 0 ? '' : String(Math.round((sumOf(day) / day.capacity) * 100))

export const stretchOfDay = (scale: TimeScale, day: number) =>
  stretchOf(scale, { from: day * minutesPerDay, to: (day + 1) * minutesPerDay })

interface Bar {
  readonly part: (typeof loadParts)[number]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What of the strip is on the screen. Its height is that of all days, so that scrolling changes no bar. */
export function loadBars(
  days: readonly StripDay[],
  { scale, width }: { readonly scale: TimeScale; readonly width: number },
) {
  const most = Math.max(60, ...days.map((day) => Math.max(day.capacity, sumOf(day))))
  const heightOf = (minutes: number) => (minutes / most) * (stripHeight - headroom)
  const right = momentAt(scale, width)
  const first = Math.max(0, Math.floor(scale.from / minutesPerDay))
  const last = Math.min(days.length - 1, Math.floor(right / minutesPerDay))
  const bars: Bar[] = []
  const capacities = []
  for (let day = first; day <= last; day++) {
    const one = days[day]
    if (!one || (one.capacity === 0 && sumOf(one) === 0)) continue
    const own = stretchOfDay(scale, day)
    const gap = Math.min(8, own.width * 0.12)
    const box = { x: own.x + gap, width: Math.max(1, own.width - 2 * gap) }
    let below = 0
    for (const part of parts) {
      const within = Math.max(0, Math.min(one[part], one.capacity - below))
      if (within > 0)
        bars.push({
          ...{ part, ...box },
          ...{ y: stripHeight - heightOf(below + within), height: heightOf(within) },
        })
      below += within
    }
    const over = overOf(one)
    if (over > 0)
      bars.push({
        ...{ part: 'over', ...box },
        ...{ y: stripHeight - heightOf(sumOf(one)), height: heightOf(over) },
      })
    capacities.push({
      ...{ day, ...own, y: stripHeight - heightOf(one.capacity) - 0.75, isOver: over > 0 },
      words:
        own.width < widthOfWords || sumOf(one) === 0
          ? undefined
          : { text: hoursOf(sumOf(one)), y: stripHeight - heightOf(Math.max(sumOf(one), one.capacity)) - 4 },
    })
  }
  const folds = scale.folds.filter(
    ({ from, to }) => to - from >= minutesPerDay && to >= scale.from && from <= right,
  )
  return { bars, capacities, folds: folds.map((fold) => stretchOf(scale, fold)) }
}

/** All of them as one shape: with an element for each, the styles of hundreds are worked out anew in every frame of zooming. */
export const pathOf = (boxes: readonly Pick<Bar, 'x' | 'y' | 'width' | 'height'>[]): string =>
  boxes
    .map(({ x, y, width, height }) => {
      const [left, top, wide, high] = [x, y, width, height].map((size) => size.toFixed(2))
      return `M${left ?? ''} ${top ?? ''}h${wide ?? ''}v${high ?? ''}h-${wide ?? ''}z`
    })
    .join('')
