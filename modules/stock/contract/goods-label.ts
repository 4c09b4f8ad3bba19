import { normaliseCode } from '#platform/contract/normalise.ts'

/** What the code on a 現品票 says: codes have no blanks, so the lot follows behind one. */
export const labelText = (item_cd: string, lot_no: string): string =>
  lot_no === '' ? item_cd : `${item_cd} ${lot_no}`

export interface ReadLabel {
  readonly item_cd: string
  readonly lot_no: string
}

export function readLabel(scanned: string): ReadLabel {
  const [item_cd = '', lot_no = ''] = normaliseCode(scanned).split(/\s+/)
  return { item_cd, lot_no }
}

/** The code beside a line of a count sheet. */
export const countLineText = (inventory_no: string, line_no: number): string => `${inventory_no}/${line_no}`
