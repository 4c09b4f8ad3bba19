import type { BusinessError } from '#platform/contract/errors.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { statementStatus } from './statement-codes.ts'
import { statementErrors } from './statement-errors.ts'

export interface StatementFacts {
  /** A statement of the same supplier that is later; blank where there is none. */
  readonly later_no: string
  /** The transfer with which it was paid; blank while it was not, or was paid otherwise. */
  readonly transfer_nm: string
  /** The day on which it was paid; blank while it was not. */
  readonly paid_dt: string
}

const stands = ({ later_no, transfer_nm, paid_dt }: StatementFacts): BusinessError | undefined => {
  if (later_no !== '') return statementErrors.BIZ_STATEMENT_LATER.with({ no: later_no })
  if (transfer_nm !== '') return statementErrors.BIZ_STATEMENT_PAID.with({ file: transfer_nm })
  return paid_dt === '' ? undefined : statementErrors.BIZ_STATEMENT_PAID_ON.with({ date: paid_dt })
}

/** 支払通知: closed, confirmed by the supplier, or withdrawn until a later one exists. */
export const statementMachine = statusMachine({
  axis: 'statement_status',
  states: statementStatus,
  steps: [
    { from: '1', verb: 'confirm', to: '2' },
    { from: '1', verb: 'withdraw', to: '9', guard: stands, needsReason: true },
    { from: '2', verb: 'withdraw', to: '9', guard: stands, needsReason: true },
  ],
  refused: (state) => statementErrors.BIZ_STATEMENT_STATE.with({ state: statementStatus.texts[state] }),
})
