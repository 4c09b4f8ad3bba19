import type { BusinessError } from '#platform/contract/errors.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { fileStatus } from '../order-codes.ts'
import { importErrors } from './import-errors.ts'

const refusals: Readonly<Record<(typeof fileStatus.codes)[number], BusinessError>> = {
  0: importErrors.IMP_NOT_RUNNING.with(),
  1: importErrors.IMP_RUNNING.with(),
  2: importErrors.IMP_IMPORTED.with(),
  3: importErrors.IMP_WITHDRAWN.with(),
}

/** 未取込 → 取込中 → 取込済 → 取下げ済; what failed or was reset is not imported. */
export const importMachine = statusMachine({
  axis: 'import_status',
  states: fileStatus,
  steps: [
    { from: '0', verb: 'begin', to: '1' },
    { from: '1', verb: 'finish', to: '2' },
    { from: '1', verb: 'fail', to: '0' },
    { from: '1', verb: 'reset', to: '0', needsReason: true },
    { from: '2', verb: 'withdraw', to: '3', needsReason: true },
  ],
  refused: (state, verb) =>
    verb === 'begin'
      ? refusals[state]
      : importErrors[verb === 'withdraw' ? 'IMP_NOT_IMPORTED' : 'IMP_NOT_RUNNING'].with(),
})
