import type { WorkbookCell, WorkbookColumn } from './sheet-xml.ts'

/** Excel counts days from here on without its 29 February 1900, which never was. */
const firstDay = '1900-03-01'

/** A stored value as its column shows it: exact numbers and days are strings in a record, and typed in a workbook. */
export function typedCell(
  kind: WorkbookColumn['kind'],
  value: unknown,
  clock: (moment: string) => Date,
): WorkbookCell {
  if (typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value !== 'string' || value === '') return null
  if (kind === 'number') return Number(value)
  if (kind === 'moment') return clock(value)
  if (kind === 'date' && value >= firstDay) return new Date(`${value}T00:00:00Z`)
  return value
}
