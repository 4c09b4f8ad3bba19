/** How many months after the present one suppliers are told of (N+1 … N+3). */
export const monthsAhead = 3

/** `2026-11` and 2: `2027-01`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
