import { statusMachine } from '#platform/contract/status-machine.ts'
import { transportStatus } from './transport-codes.ts'
import { transportErrors } from './transport-errors.ts'

/** 運送手配: what was arranged is released with a reason, and its deliveries wait for another carrier. */
export const transportMachine = statusMachine({
  axis: 'transport_status',
  states: transportStatus,
  steps: [{ from: '1', verb: 'release', to: '9', needsReason: true }],
  refused: (state) => transportErrors.BIZ_TRANSPORT_STATE.with({ state: transportStatus.texts[state] }),
})
