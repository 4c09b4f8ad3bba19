import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { directory, documentNumbers } from '#modules/system/server/index.ts'
import { keptSlip, type StoredSlip } from '#platform/server/slip/kept-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { arrivalMachine } from '../../contract/arrival/arrival-machine.ts'
import { arrivalNumber } from '../../contract/arrival/arrival-number.ts'
import type { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { arrivalSlip as slip } from '../../contract/arrival/arrival-slip.ts'
import { placeOrderKept } from '../order/place-order-kept.ts'
import { completeArrival } from './complete-arrival.ts'
import { arrival, arrivalLine } from './tables.ts'

export type StoredArrival = StoredSlip<typeof arrivalSlip>
export type ArrivalLine = StoredArrival['lines'][number]

/** 入荷, as the platform keeps it: what has been received is never edited. */
export const arrivalKept = keptSlip<typeof arrivalSlip>({
  slip,
  tables: { header: arrival, lines: arrivalLine },
  directory,
  after: [placeOrderKept.document],
  numbers: documentNumbers({ data: '010', printed: arrivalNumber }),
  complete: completeArrival,
  judge(_context, { lines }) {
    const wrong = new WrongCells()
    for (const [at, { qty, outcome, remarks }] of lines.entries()) {
      if (qty === '0') wrong.at(`lines.${at}.qty`, stockErrors.BIZ_QTY_ZERO.with())
      if (outcome !== '0' && remarks === '')
        wrong.at(`lines.${at}.remarks`, arrivalErrors.BIZ_ARRIVAL_REASON.with())
    }
    wrong.refuse()
  },
  refusals(record) {
    const { arrival_status } = record.header
    return {
      ...arrivalMachine.refusals(arrival_status, record),
      edit: arrival_status === '0' ? undefined : arrivalErrors.BIZ_ARRIVAL_RECEIVED.with(),
    }
  },
})
