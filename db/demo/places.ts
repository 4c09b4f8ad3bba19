import type { itemRecords } from './items.ts'

type Item = (typeof itemRecords)[number]

/** A figure of its own for each code, the same at every load. */
export const figureOf = (code: string): number =>
  [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

const shelves = ['A', 'B', 'C', 'D'].flatMap((row) => [1, 2, 3].map((shelf) => `999-${row}${shelf}`))

const placeOfType: Readonly<Record<string, string>> = {
  MATERIAL: 'MAT',
  SEMI: 'WIP-ASM',
  INTER: 'WIP-MC',
  PARTMADE: 'WIP-ASM',
}

export const typeOf = (item: Item): string => String(item['item_type_cd'])

/** Where an item is kept: materials in their yard, what is being made where it is worked on, the rest on the shelves. */
export const usualPlaceOf = (item: Item): string =>
  placeOfType[typeOf(item)] ?? shelves[figureOf(item.item_cd) % shelves.length] ?? '999'
