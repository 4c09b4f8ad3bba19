import { isOutside } from '#modules/master/contract/measured-points.ts'

/** What was measured of a sample, against the limits of its points. Pure. */

export interface MeasuredPoint {
  readonly arrival_line_no: number
  readonly point_no: string
  readonly point_nm: string
  readonly lower_limit: string
  readonly upper_limit: string
  /** One for each piece of the sample, in the order in which they were measured. */
  readonly values: readonly string[]
}

/** How many pieces of the sample have at least one value outside: a piece counts once, whatever is wrong with it. */
export function piecesOutside(points: readonly MeasuredPoint[]): number {
  const pieces = new Set<number>()
  for (const point of points)
    for (const [piece, value] of point.values.entries()) if (isOutside(value, point)) pieces.add(piece)
  return pieces.size
}

/** The first point that has not a value for each piece of the sample. */
export const unmeasured = (points: readonly MeasuredPoint[], sample: number): MeasuredPoint | undefined =>
  points.find(({ values }) => values.length !== sample)
