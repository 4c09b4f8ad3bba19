/** A month as people type it: `12`, `2612`, `202612`, `2026/12`; without a year that of the business date. */
export function readMonth(typed: string, businessDate: string): string | undefined {
  const [, year = '', month = ''] =
    /^(?:(\d{4}|\d{2})[-/.年]?)??(\d{1,2})月?$/.exec(typed.normalize('NFKC').trim()) ?? []
  const number = Number(month)
  if (number < 1 || number > 12) return undefined
  const century = businessDate.slice(0, 2)
  const full = year === '' ? businessDate.slice(0, 4) : year.length === 2 ? century + year : year
  return /^20\d\d$/.test(full) ? `${full}-${String(number).padStart(2, '0')}` : undefined
}
