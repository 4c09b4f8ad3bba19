import { statusMachine } from '../status-machine.ts'
import { accountStatus } from './account-codes.ts'
import { accountErrors } from './account-errors.ts'

/** 照合中 ⇄ 照合済 as its differences are settled, until somebody withdraws it. */
export const accountMachine = statusMachine({
  axis: 'account_status',
  states: accountStatus,
  steps: [
    { from: '1', verb: 'agree', to: '2' },
    { from: '2', verb: 'reopen', to: '1' },
    { from: '1', verb: 'withdraw', to: '9', needsReason: true },
    { from: '2', verb: 'withdraw', to: '9', needsReason: true },
  ],
  refused: (state) => accountErrors.BIZ_ACCOUNT_STATE.with({ state: accountStatus.texts[state] }),
})
