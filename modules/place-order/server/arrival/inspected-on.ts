import type { RecordedOnLine } from '../order/record-on-lines.ts'
import { judgedQty } from '../../contract/arrival/arrival-figures.ts'
import type { Judged } from './judge-acceptance.ts'

/** What a line of an acceptance adds to the line of the order; what goes back is delivered again, unless nobody wants it. */
export function inspectedOn({ line, arrived: { po_no, po_line_no } }: Judged): readonly RecordedOnLine[] {
  if (po_no === '') return []
  const { judged_goods, good_qty, return_qty, redeliver } = line
  return [
    {
      ...{ po_no, line_no: Number(po_line_no), accepted_qty: good_qty, returned_qty: return_qty },
      ...(judged_goods === '1' ? { inspected_qty: judgedQty(line) } : {}),
      ...(redeliver ? { redelivery_qty: return_qty } : {}),
    },
  ]
}
