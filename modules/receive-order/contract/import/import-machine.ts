import type { BusinessError } from '#platform/contract/errors.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { importStatus } from '../order-codes.ts'
import { importErrors } from './import-errors.ts'

const refusals: Readonly<Record<(typeof importStatus.codes)[number], BusinessError>> = {
  0: importErrors.IMP_NOT_RUNNING.with(),
  1: importErrors.IMP_RUNNING.with(),
  2: importErrors.IMP_IMPORTED.with(),
}

/** 未取込 → 取込中 → 取込済; what failed or was reset is not imported. */
export const importMachine = statusMachine({
  axis: 'import_status',
  states: importStatus,
  steps: [
    { from: '0', verb: 'begin', to: '1' },
    { from: '1', verb: 'finish', to: '2' },
    { from: '1', verb: 'fail', to: '0' },
    { from: '1', verb: 'reset', to: '0', needsReason: true },
  ],
  refused: (state, verb) => (verb === 'begin' ? refusals[state] : importErrors.IMP_NOT_RUNNING.with()),
})
