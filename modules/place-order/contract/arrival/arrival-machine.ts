import { statusMachine } from '#platform/contract/status-machine.ts'
import { acceptanceStatus, arrivalStatus } from './arrival-codes.ts'
import { arrivalErrors } from './arrival-errors.ts'

/** 入荷: entered at the gate, received once or turned away, taken back with a reason. */
export const arrivalMachine = statusMachine({
  axis: 'arrival_status',
  states: arrivalStatus,
  steps: [
    { from: '0', verb: 'receive', to: '1' },
    { from: '0', verb: 'turnAway', to: '2', needsReason: true },
    { from: '0', verb: 'cancel', to: '9', needsReason: true },
    { from: '1', verb: 'cancel', to: '9', needsReason: true },
  ],
  refused: (state) => arrivalErrors.BIZ_ARRIVAL_STATE.with({ state: arrivalStatus.texts[state] }),
})

/** 検収: written down while one inspects, accepted once, taken back with a reason. */
export const acceptanceMachine = statusMachine({
  axis: 'acceptance_status',
  states: acceptanceStatus,
  steps: [
    { from: '0', verb: 'accept', to: '1' },
    { from: '0', verb: 'cancel', to: '9', needsReason: true },
    { from: '1', verb: 'cancel', to: '9', needsReason: true },
  ],
  refused: (state) => arrivalErrors.BIZ_ACCEPTANCE_STATE.with({ state: acceptanceStatus.texts[state] }),
})
