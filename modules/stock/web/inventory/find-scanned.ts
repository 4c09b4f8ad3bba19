import { normaliseCode } from '#platform/contract/normalise.ts'
import { readLabel, type ReadLabel } from '../../contract/goods-label.ts'
import type { CountLine } from '../../contract/inventory.ts'

type Counted = Pick<CountLine, 'line_no' | 'location_cd' | 'item_cd' | 'lot_no' | 'counted_qty'>

export type Scanned =
  | { readonly found: 'line'; readonly line_no: number; readonly location_cd: string }
  | { readonly found: 'place'; readonly location_cd: string }
  | { readonly found: 'nothing'; readonly label: ReadLabel }

/**
 * What a scanner has read between the shelves: a line of the sheet, a shelf, or the label of goods. Goods are looked
 * for on the shelf where one stands, those not counted yet first.
 */
export function findScanned(
  lines: readonly Counted[],
  text: string,
  { inventory_no, location_cd }: { readonly inventory_no: string; readonly location_cd: string },
): Scanned {
  const code = normaliseCode(text)
  const line = (one: Counted): Scanned => ({
    found: 'line',
    line_no: one.line_no,
    location_cd: one.location_cd,
  })
  const named = code.startsWith(`${inventory_no}/`) ? Number(code.slice(inventory_no.length + 1)) : 0
  const ofSheet = lines.find(({ line_no }) => line_no === named)
  if (ofSheet) return line(ofSheet)
  if (lines.some((one) => one.location_cd === code)) return { found: 'place', location_cd: code }
  const label = readLabel(code)
  const same = lines.filter(
    ({ item_cd, lot_no }) => item_cd === label.item_cd && (label.lot_no === '' || lot_no === label.lot_no),
  )
  const here = location_cd === '' ? same : same.filter((one) => one.location_cd === location_cd)
  const [best] = [...here].sort((a, b) => Number(a.counted_qty !== '') - Number(b.counted_qty !== ''))
  return best ? line(best) : { found: 'nothing', label }
}
