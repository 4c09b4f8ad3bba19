import { slipTables } from '#platform/server/slip/slip-table.ts'
import { trialSlip } from '../contract/trial-slip.ts'

export const { header: trialSlipTable, lines: trialSlipLineTable } = slipTables(trialSlip, 'trial_slip')
