export interface ChartPoint {
  /** A day (yyyy-mm-dd) on an axis of days, otherwise words. */
  readonly at: string
  readonly value: number
}

export interface ChartSeries {
  readonly name: string
  readonly label: string
  readonly points: readonly ChartPoint[]
}

/** Where something can be read: walked to with the arrows, shown under the pointer. */
export interface Stop {
  readonly x: number
  readonly y: number
  readonly words: string
}

export interface Size {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const chartHeight = 190

/** Room for the figures at the left: the longest decides. */
export const sizeFor = (width: number, ticks: readonly string[]): Size => ({
  width,
  height: chartHeight,
  left: 14 + 7 * Math.max(1, ...ticks.map(({ length }) => length)),
  right: 18,
  top: 20,
  bottom: 24,
})

/** What stands on the horizontal axis, each once, in order. */
export const placesOf = (series: readonly ChartSeries[], axis: 'days' | 'words'): readonly string[] => {
  const all = [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))]
  return axis === 'days' ? all.sort() : all
}
