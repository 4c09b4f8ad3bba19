import { linear } from './scale.ts'

export interface DayRate {
  readonly date: string
  /** Per cent of what it can; null: it does not work. */
  readonly load_rate: number | null
}

const daysBelow = 34
const figureAbove = 18

/** Where the bar of each day stands; the line of what it can is always in the picture. */
export function bandsOfLoad(
  days: readonly DayRate[],
  { width, height }: { readonly width: number; readonly height: number },
) {
  const most = Math.max(115, ...days.map(({ load_rate }) => load_rate ?? 0))
  const floor = height - daysBelow
  const y = linear([0, most], [floor, figureAbove])
  const band = width / Math.max(days.length, 1)
  const wide = Math.min(band * 0.55, 36)
  return {
    floor,
    full: y(100),
    bands: days.map(({ date, load_rate: rate }, at) => ({
      ...{ date, rate, band, wide },
      left: band * at,
      middle: band * (at + 0.5),
      x: band * (at + 0.5) - wide / 2,
      top: y(rate ?? 0),
    })),
  }
}
