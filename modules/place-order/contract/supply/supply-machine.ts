import { statusMachine } from '#platform/contract/status-machine.ts'
import { supplyStatus } from './supply-codes.ts'
import { supplyErrors } from './supply-errors.ts'

/** 支給: written down, handed over once, taken back with a reason. */
export const supplyMachine = statusMachine({
  axis: 'supply_status',
  states: supplyStatus,
  steps: [
    { from: '0', verb: 'supply', to: '1' },
    { from: '0', verb: 'cancel', to: '9', needsReason: true },
    { from: '1', verb: 'cancel', to: '9', needsReason: true },
  ],
  refused: (state) => supplyErrors.BIZ_SUPPLY_STATE.with({ state: supplyStatus.texts[state] }),
})
