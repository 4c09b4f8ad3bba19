import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import type { orderPageOf } from '../../contract/page/order-page.ts'

/** An order and what hangs on it, as its page has read them. */
export interface OnSheet {
  readonly order: SlipRecordOf<typeof orderSlip>
  readonly page: OutputOf<typeof orderPageOf>
}
