/** The days on which the past of the demo company was played: twelve whole months, and the beginning of the next one. */
export const playedFirst = '2026-11-01'
export const playedLast = '2027-11-12'
export const playedMonths = 12
