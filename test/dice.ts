/** Whole numbers below `sides`, the same ones in every run: a failure can be looked at again. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}
