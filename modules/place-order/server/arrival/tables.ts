import { slipTables } from '#platform/server/slip/slip-table.ts'
import { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'

export const { header: arrival, lines: arrivalLine } = slipTables(arrivalSlip, 'arrival')
export const { header: acceptance, lines: acceptanceLine } = slipTables(acceptanceSlip, 'acceptance')
