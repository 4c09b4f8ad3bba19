import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { cancelSlip as cancelSlipCall } from '../../contract/cancel-slip.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { reverseStock } from '../ledger/post-stock.ts'
import { slipNumberOn } from './enter-slip.ts'
import { readHandSlip, refusedCancel } from './read-slip.ts'

export async function cancelSlip(
  context: Context,
  { slip_no, biz_dt, reason }: InputOf<typeof cancelSlipCall>,
): Promise<OutputOf<typeof cancelSlipCall>> {
  const lines = await readHandSlip(context, slip_no)
  if (lines.length === 0) throw http[404].with()
  const refused = refusedCancel(lines)
  if (refused) throw refused
  return inOneUnit(context, () => {
    const cancelling = slipNumberOn(context, biz_dt)
    reverseStock(context, {
      biz_dt,
      document_kind: handSlipKind,
      document_no: cancelling,
      ledger_nos: lines.map(({ ledger_no }) => ledger_no),
      reason,
      // A refusal concerns a line that the person did not type: it is said of the whole.
      cellOf: (path) => (path === 'biz_dt' ? path : ''),
    })
    return Promise.resolve(() => ({ slip_no: cancelling.value }))
  })
}
