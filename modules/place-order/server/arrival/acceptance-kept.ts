import { directory, documentNumbers } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import {
  keptSlip,
  type SlipCompletion,
  type SlipToComplete,
  type StoredSlip,
} from '#platform/server/slip/kept-slip.ts'
import { acceptanceSlip as slip } from '../../contract/arrival/acceptance-slip.ts'
import type { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import { arrivalStatus } from '../../contract/arrival/arrival-codes.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { acceptanceMachine } from '../../contract/arrival/arrival-machine.ts'
import { acceptanceNumber } from '../../contract/arrival/arrival-number.ts'
import { arrivalKept } from './arrival-kept.ts'
import { lawOfReturns } from './guarded-returns.ts'
import { readArrival } from './read-arrival.ts'
import { acceptance, acceptanceLine } from './tables.ts'

export type StoredAcceptance = StoredSlip<typeof acceptanceSlip>
export type AcceptanceLine = StoredAcceptance['lines'][number]

/** 検収, as the platform keeps it: what has been accepted is never edited. */
export const acceptanceKept = keptSlip<typeof acceptanceSlip>({
  slip,
  tables: { header: acceptance, lines: acceptanceLine },
  directory,
  after: [arrivalKept.document],
  numbers: documentNumbers({ data: '010', printed: acceptanceNumber }),
  complete: completeAcceptance,
  refusals(record) {
    const { acceptance_status } = record.header
    return {
      ...acceptanceMachine.refusals(acceptance_status, record),
      edit: acceptance_status === '0' ? undefined : arrivalErrors.BIZ_ACCEPTANCE_DONE.with(),
    }
  },
})

/** Whose delivery it was, and what stood on its lines; what has not come yet is not inspected. */
async function completeAcceptance(
  context: Context,
  { header, lines }: SlipToComplete<typeof acceptanceSlip>,
): Promise<SlipCompletion<typeof acceptanceSlip>> {
  const arrival = await readArrival(context, header.arrival_no)
  const state = arrival?.header.arrival_status ?? '1'
  if (state !== '1')
    throw arrivalErrors.BIZ_ARRIVAL_STATE.with({ state: arrivalStatus.texts[state] }).at('header.arrival_no')
  const items = new Map(arrival?.lines.map(({ line_no, item_cd }) => [line_no, item_cd]))
  const { supplier_cd, branch_no } = arrival?.header ?? header
  const law = await lawOfReturns(context, lines, { accept_dt: header.accept_dt, arrival })
  return {
    header: { supplier_cd, branch_no },
    lines: lines.map(({ arrival_line_no, item_cd }, at) => ({
      item_cd: items.get(arrival_line_no ?? 0) ?? item_cd,
      ...law[at],
    })),
  }
}
