import { z } from 'zod'
import { compare, decimal, minus, plus, sum, written, zero } from '#platform/contract/decimal.ts'
import type { Stop } from '../../contract/pick/pick-calls.ts'

/** A box that the phone has and the server's answer does not count yet. */
export const keptBox = z.object({
  ...{ delivery_no: z.string(), line_no: z.number(), location_cd: z.string(), lot_no: z.string() },
  ...{ qty: z.string(), label: z.string(), customer_label: z.string() },
})
export type KeptBox = z.output<typeof keptBox>

/** What each stop still wants when the kept boxes are counted, those with nothing left apart. */
export function stopsLeft(stops: readonly Stop[], boxes: readonly KeptBox[]): readonly Stop[] {
  const counted = stops.map((stop) => {
    const own = boxes.filter((box) => isFrom(box, stop))
    return { stop, own, left: minus(decimal(stop.qty), sum(own.map(({ qty }) => decimal(qty)))) }
  })
  return counted.flatMap(({ stop, own, left }) => {
    if (compare(left, zero) <= 0) return []
    // What is beyond at one shelf uses up what the customer takes beyond the whole line.
    const beyond = sum(
      counted.map((one) => (isOfLine(one.stop, stop) && compare(one.left, zero) < 0 ? one.left : zero)),
    )
    const over = plus(decimal(stop.over_qty), beyond)
    const over_qty = compare(over, zero) > 0 ? written(over, 0) : '0'
    return [{ ...stop, qty: written(left, 0), over_qty, boxes: stop.boxes + own.length }]
  })
}

const isOfLine = (one: Pick<Stop, 'delivery_no' | 'line_no'>, { delivery_no, line_no }: Stop): boolean =>
  one.delivery_no === delivery_no && one.line_no === line_no

const isFrom = (box: KeptBox, stop: Stop): boolean =>
  isOfLine(box, stop) &&
  box.location_cd === stop.location_cd &&
  (stop.lot_no === '' || box.lot_no === stop.lot_no)

/** A full box, or what is left. */
export const boxQty = ({ qty, pack_qty }: Stop): string =>
  compare(decimal(pack_qty), zero) > 0 && compare(decimal(pack_qty), decimal(qty)) < 0 ? pack_qty : qty

/** What a person has typed is a quantity of which there is so much left, or so much more that the customer takes. */
export const fits = (typed: string, { qty, over_qty }: Stop): boolean =>
  /^\d{1,12}(\.\d{1,3})?$/.test(typed) &&
  compare(decimal(typed), zero) > 0 &&
  compare(decimal(typed), plus(decimal(qty), decimal(over_qty))) <= 0
