import { z } from 'zod'
import { compare, decimal, minus, sum, written } from '#platform/contract/decimal.ts'
import type { Stop } from '../../contract/pick/pick-calls.ts'

const zero = decimal('0')

/** A box that the phone has and the server's answer does not count yet. */
export const keptBox = z.object({
  ...{ delivery_no: z.string(), line_no: z.number(), location_cd: z.string(), lot_no: z.string() },
  ...{ qty: z.string(), label: z.string(), customer_label: z.string() },
})
export type KeptBox = z.output<typeof keptBox>

/** What each stop still wants when the kept boxes are counted, those with nothing left apart. */
export function stopsLeft(stops: readonly Stop[], boxes: readonly KeptBox[]): readonly Stop[] {
  return stops.flatMap((stop) => {
    const own = boxes.filter(
      (box) =>
        box.delivery_no === stop.delivery_no &&
        box.line_no === stop.line_no &&
        box.location_cd === stop.location_cd &&
        (stop.lot_no === '' || box.lot_no === stop.lot_no),
    )
    const taken = sum(own.map(({ qty }) => decimal(qty)))
    const left = minus(decimal(stop.qty), taken)
    if (compare(left, zero) <= 0) return []
    return [{ ...stop, qty: written(left, 0), boxes: stop.boxes + own.length }]
  })
}

/** A full box, or what is left. */
export const boxQty = ({ qty, pack_qty }: Stop): string =>
  compare(decimal(pack_qty), zero) > 0 && compare(decimal(pack_qty), decimal(qty)) < 0 ? pack_qty : qty

/** What a person has typed is a quantity of which there is so much left. */
export const fits = (typed: string, { qty }: Stop): boolean =>
  /^\d{1,12}(\.\d{1,3})?$/.test(typed) &&
  compare(decimal(typed), zero) > 0 &&
  compare(decimal(typed), decimal(qty)) <= 0
