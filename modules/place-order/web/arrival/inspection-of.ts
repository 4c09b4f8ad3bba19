import { waitingQty } from '../../contract/arrival/arrival-figures.ts'
import { acceptanceSlip } from '../../contract/arrival/acceptance-slip.ts'

interface Waiting {
  readonly line_no: number | null
  readonly item_cd: string
  readonly qty: string
  readonly inspected_qty: string
}

interface Accepted {
  readonly line_no: number | null
  readonly arrival_div: string
  readonly item_cd: string
  readonly good_qty: string
}

/** Where accepted goods of a line are sent back: an acceptance of the stock. What was shipped directly is not delivered again. */
export function returnOf(arrival_no: string, line: Accepted): string {
  const { line_no, item_cd, arrival_div } = line
  const begun = { arrival_no, arrival_line_no: String(line_no), item_cd, judged_goods: '0' }
  const once: Record<string, string> = arrival_div === '1' ? { redeliver: '0' } : {}
  const address = new URLSearchParams({ ...begun, ...once, return_qty: line.good_qty })
  return `${acceptanceSlip.screen.path}?${address.toString()}`
}

/** Where the goods of a line are inspected: a new acceptance that begins with everything being good. */
export function inspectionOf(arrival_no: string, line: Waiting): string {
  const { line_no, item_cd } = line
  const begun = { arrival_no, arrival_line_no: String(line_no), item_cd, good_qty: waitingQty(line) }
  return `${acceptanceSlip.screen.path}?${new URLSearchParams(begun).toString()}`
}
