import { waitingQty } from '../../contract/arrival/arrival-figures.ts'
import { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'

interface Waiting {
  readonly line_no: number | null
  readonly item_cd: string
  readonly qty: string
  readonly inspected_qty: string
}

/** Where the goods of a line are inspected: a new acceptance that begins with everything being good. */
export function inspectionOf(arrival_no: string, line: Waiting): string {
  const { line_no, item_cd } = line
  const begun = { arrival_no, arrival_line_no: String(line_no), item_cd, good_qty: waitingQty(line) }
  return `${acceptanceSlip.screen.path}?${new URLSearchParams(begun).toString()}`
}
