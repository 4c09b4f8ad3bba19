import { statusMachine } from '#platform/contract/status-machine.ts'
import { salesSlipStatus } from './sales-codes.ts'
import { salesErrors } from './sales-errors.ts'

/** A sale is posted, and its posting taken back until a statement closes it; a statement that is withdrawn opens it again. */
export const salesMachine = statusMachine({
  axis: 'sales_slip_status',
  states: salesSlipStatus,
  steps: [
    { from: '0', verb: 'post', to: '1' },
    { from: '1', verb: 'unpost', to: '0', needsReason: true },
    { from: '0', verb: 'cancel', to: '9', needsReason: true },
    // What the supplier has shipped is taken back with his report, sold or not.
    { from: '0', verb: 'takeBack', to: '9', needsReason: true },
    { from: '1', verb: 'takeBack', to: '9', needsReason: true },
  ],
  refused: (state) => salesErrors.BIZ_SALES_STATE.with({ state: salesSlipStatus.texts[state] }),
})
