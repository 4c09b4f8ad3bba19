import { decimal, plus, written } from '#platform/contract/decimal.ts'
import type { RecordedOnLine } from '../order/record-on-lines.ts'

interface Came {
  readonly po_no: string
  readonly line_no: number
  readonly good_qty: string
  readonly defective_qty: string
}

/** What came back adds to the line of its order: all of it was inspected, what is good was accepted and is owed for. */
export function cameOnLine({ po_no, line_no, good_qty, defective_qty }: Came): RecordedOnLine {
  const came = written(plus(decimal(good_qty), decimal(defective_qty)))
  return {
    ...{ po_no, line_no, received_qty: came, inspected_qty: came },
    ...{ accepted_qty: good_qty, purchased_qty: good_qty },
  }
}
