const firstMs = 5_000
const longestMs = 15 * 60_000

/** After so many failed tries: 5 s, 10 s, 20 s … at most 15 minutes, and up to half less, so that not all come at once. */
export const backOffMs = (tries: number, dice: number = Math.random()): number =>
  Math.round(Math.min(firstMs * 2 ** (tries - 1), longestMs) * (1 - dice / 2))
