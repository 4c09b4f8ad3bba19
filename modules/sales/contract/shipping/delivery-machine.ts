import { statusMachine } from '#platform/contract/status-machine.ts'
import { deliveryStatus } from './delivery-codes.ts'
import { deliveryErrors } from './delivery-errors.ts'

/** 出荷: instructed, picked, shipped; what has left is taken back first, then the instruction. */
export const deliveryMachine = statusMachine({
  axis: 'delivery_status',
  states: deliveryStatus,
  steps: [
    { from: '1', verb: 'pick', to: '2' },
    { from: '2', verb: 'pick', to: '2' },
    { from: '2', verb: 'confirm', to: '3' },
    { from: '3', verb: 'takeBack', to: '2', needsReason: true },
    { from: '1', verb: 'cancel', to: '9', needsReason: true },
    { from: '2', verb: 'cancel', to: '9', needsReason: true },
  ],
  refused: (state) => deliveryErrors.BIZ_DELIVERY_STATE.with({ state: deliveryStatus.texts[state] }),
})
