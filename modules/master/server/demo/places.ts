import { itemRecords } from './items.ts'
import type { Item } from './purchased-items.ts'

/** A figure of its own for each code, the same at every load. */
const figureOf = (code: string): number =>
  [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

const shelves = ['A', 'B', 'C', 'D'].flatMap((row) => [1, 2, 3].map((shelf) => `999-${row}${shelf}`))

const placeOfType: Readonly<Record<string, string>> = {
  MATERIAL: 'MAT',
  SEMI: 'WIP-ASM',
  INTER: 'WIP-MC',
  PARTMADE: 'WIP-ASM',
}

/** Where an item is kept: materials in their yard, what is being made where it is worked on, the rest on the shelves. */
export const usualPlaceOf = (item: Item): string =>
  placeOfType[item.item_type_cd] ?? shelves[figureOf(item.item_cd) % shelves.length] ?? '999'

/** What another module needs to know of the demo company's goods, so that it can move them. */
export interface DemoGoods extends Item {
  readonly location_cd: string
  /** A figure of its own, the same at every load. */
  readonly figure: number
}

export const demoGoods: readonly DemoGoods[] = itemRecords.map((item) => ({
  ...item,
  location_cd: usualPlaceOf(item),
  figure: figureOf(item.item_cd),
}))
