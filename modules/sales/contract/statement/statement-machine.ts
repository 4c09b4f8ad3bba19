import type { BusinessError } from '#platform/contract/errors.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { statementStatus } from './statement-codes.ts'
import { statementErrors } from './statement-errors.ts'

export interface StatementFacts {
  /** A statement of the same customer that is later; blank where there is none. */
  readonly later_no: string
  /** A receipt that is matched with it; blank where there is none. */
  readonly receipt_no: string
}

const stands = ({ later_no, receipt_no }: StatementFacts): BusinessError | undefined => {
  if (later_no !== '') return statementErrors.BIZ_BILL_LATER.with({ no: later_no })
  return receipt_no === '' ? undefined : statementErrors.BIZ_BILL_MATCHED.with({ no: receipt_no })
}

/** 請求: closed, and withdrawn until a later one exists or it is paid. */
export const statementMachine = statusMachine({
  axis: 'statement_status',
  states: statementStatus,
  steps: [{ from: '1', verb: 'withdraw', to: '9', guard: stands, needsReason: true }],
  refused: (state) => statementErrors.BIZ_BILL_STATE.with({ state: statementStatus.texts[state] }),
})
