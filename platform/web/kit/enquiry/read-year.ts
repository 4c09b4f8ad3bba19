/** A year as people type it: full width, `26`, `2026年度`. What is no year stays as it was typed. */
export function readYear(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const [, year = ''] = /^(\d{4}|\d{2})(?:年度?)?$/.exec(text) ?? []
  return year.length === 2 ? `20${year}` : year || text
}
