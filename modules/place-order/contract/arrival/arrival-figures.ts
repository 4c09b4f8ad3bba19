import { decimal, minus, plus, sum, written } from '#platform/contract/decimal.ts'

type Figures<Name extends string> = Readonly<Record<Name, string>>

/** Of an arrival's line: what nobody has inspected yet. */
export const waitingQty = ({ qty, inspected_qty }: Figures<'qty' | 'inspected_qty'>): string =>
  written(minus(decimal(qty), decimal(inspected_qty)))

/** All that was ever accepted of it, whatever has been sent back since. */
export const onceAccepted = ({
  good_qty,
  goods_returned_qty,
}: Figures<'good_qty' | 'goods_returned_qty'>): string =>
  written(plus(decimal(good_qty), decimal(goods_returned_qty)))

/** What a line of an acceptance judges: accepted + rejected = inspected. */
export const judgedQty = ({
  good_qty,
  defective_qty,
  return_qty,
}: Figures<'good_qty' | 'defective_qty' | 'return_qty'>): string =>
  written(sum([decimal(good_qty), decimal(defective_qty), decimal(return_qty)]))
