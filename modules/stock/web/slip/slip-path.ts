import { differenceScreen } from '../../contract/inventory.ts'
import { countKind, handSlipKind } from '../../contract/stock-codes.ts'
import { movedDivisions, moveSlip } from '../../contract/move-slip.ts'
import { stockSlip } from '../../contract/stock-slip.ts'

interface SlipBehind {
  readonly document_kind: string
  readonly document_no: string
  readonly stock_div: string
}

/** Where the slip behind a movement is looked at; what a calculation has posted has none. */
export function slipPath({ document_kind, document_no, stock_div }: SlipBehind): string | undefined {
  if (document_kind === countKind) return `${differenceScreen.path}?inventory_no=${document_no}`
  if (document_kind !== handSlipKind) return undefined
  const { path } = (movedDivisions.includes(stock_div) ? moveSlip : stockSlip).screen
  return `${path}?slip_no=${document_no}`
}
