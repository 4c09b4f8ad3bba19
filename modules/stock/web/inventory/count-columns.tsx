import { Coded } from '#platform/web/kit/table/coded.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import type { CountLine } from '../../contract/inventory.ts'
import { inventoryTexts } from './inventory.text.ts'

/** Where it lies and what it is. */
export const countedGoods: readonly PlainColumn<CountLine>[] = [
  {
    name: 'place',
    label: inventoryTexts.place,
    className: 'place',
    cell: ({ location_cd, location_nm }) => <Coded code={location_cd} name={location_nm} />,
  },
  {
    name: 'item',
    label: inventoryTexts.item,
    className: 'item',
    cell: ({ item_cd, item_nm }) => <Coded code={item_cd} name={item_nm} />,
  },
  { name: 'lot', label: inventoryTexts.lot, className: 'lot', cell: ({ lot_no }) => lot_no },
]

export const bookColumn: PlainColumn<CountLine> = {
  name: 'book',
  label: inventoryTexts.book,
  kind: 'figure',
  className: 'book',
  cell: ({ book_qty }) => book_qty,
}
