/**
 * How much of the tax on purchases from a supplier without a registration number may be deducted, in percent, from each
 * day on (domain-reference.md 4.1, reform of 2026). Dated by the day on which the goods came.
 */
const shares = [
  { from_dt: '2031-10-01', share: '0' },
  { from_dt: '2030-10-01', share: '30' },
  { from_dt: '2028-10-01', share: '50' },
  { from_dt: '2026-10-01', share: '70' },
  { from_dt: '2023-10-01', share: '80' },
] as const

export const deductibleShare = (isRegistered: boolean, on_dt: string): string =>
  isRegistered ? '100' : (shares.find(({ from_dt }) => from_dt <= on_dt)?.share ?? '100')
