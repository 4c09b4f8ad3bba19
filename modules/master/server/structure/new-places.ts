export interface Move {
  readonly from: number
  readonly to: number
}

/** Room for lines in between, as long as there is any. */
const usualStep = 10
const highest = 9999

/**
 * The places of lines in a wanted order. What was not named, such as lines of another time, stays behind the line that
 * it followed; who stays where it is does not move.
 */
export function newPlaces(held: readonly number[], wanted: readonly number[]): readonly Move[] {
  const there = [...new Set(held)].sort((one, other) => one - other)
  const order = [...new Set(wanted)].filter((seq) => there.includes(seq))
  for (const [at, seq] of there.entries()) {
    if (order.includes(seq)) continue
    const before = there[at - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, seq)
  }
  const step = order.length * usualStep > highest ? 1 : usualStep
  return order.map((from, at) => ({ from, to: (at + 1) * step })).filter(({ from, to }) => from !== to)
}
