import { packing } from '#modules/receive-order/contract/order-figures.ts'
import type { Explained } from '#platform/contract/document.ts'
import { figure } from '#platform/contract/paper-parts.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { paperTexts as words } from './paper.text.ts'

interface Packed {
  readonly qty: string
  readonly unit_nm: string
  readonly pack_qty: string
}

/** How much it is, and in how many boxes. */
export function quantityInBoxes({ qty, unit_nm, pack_qty }: Packed, language: Language): Explained {
  const { box_count, odd_qty } = packing(qty, pack_qty)
  const isOdd = !['', '0'].includes(odd_qty)
  const below = [
    ...(['', '0'].includes(box_count)
      ? []
      : [say(words.boxes, language, { pack: figure(pack_qty), count: box_count })]),
    ...(isOdd ? [say(words.odd, language, { qty: figure(odd_qty) })] : []),
  ].join(say(words.and, language))
  return { main: figure(qty), unit: unit_nm, below }
}
