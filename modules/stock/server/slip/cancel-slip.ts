import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { atCells } from '#platform/server/slip/serve-slip.ts'
import type { cancelSlip as cancelSlipCall } from '../../contract/cancel-slip.ts'
import { handSlipKind } from '../../contract/stock-codes.ts'
import { prepareReversal } from '../ledger/reverse-posting.ts'
import { numbered } from './enter-slip.ts'
import { readHandSlip, refusedCancel } from './read-slip.ts'

export async function cancelSlip(
  context: Context,
  { slip_no, biz_dt, reason }: InputOf<typeof cancelSlipCall>,
): Promise<OutputOf<typeof cancelSlipCall>> {
  const lines = await readHandSlip(context, slip_no)
  if (lines.length === 0) throw http[404].with()
  const refused = refusedCancel(lines)
  if (refused) throw refused
  const reversal = {
    biz_dt,
    document_kind: handSlipKind,
    ledger_nos: lines.map(({ ledger_no }) => ledger_no),
    reason,
  }
  // What stands against it concerns a line that the person did not type: it is said of the whole.
  const prepared = await atCells(prepareReversal(context, reversal), (path) =>
    path === 'biz_dt' ? path : '',
  )
  return { slip_no: await numbered(context, biz_dt, prepared) }
}
