import { statusMachine } from '#platform/contract/status-machine.ts'
import { purchaseStatus } from './purchase-codes.ts'
import { purchaseErrors } from './purchase-errors.ts'

/** A purchase is posted once; a statement closes it, and opens it again when it is withdrawn. */
export const purchaseMachine = statusMachine({
  axis: 'purchase_status',
  states: purchaseStatus,
  steps: [
    { from: '0', verb: 'post', to: '1' },
    { from: '0', verb: 'cancel', to: '9', needsReason: true },
  ],
  refused: (state) => purchaseErrors.BIZ_PURCHASE_STATE.with({ state: purchaseStatus.texts[state] }),
})
