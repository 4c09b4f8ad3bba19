import { z } from 'zod'
import { orderErrors } from '#modules/receive-order/contract/order-errors.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { labelPrint } from '#platform/contract/label-print.ts'
import { acceptanceSlip } from './acceptance-slip.ts'
import { lawErrors } from '../law/law-errors.ts'
import { arrivalErrors } from './arrival-errors.ts'
import { arrivalSlip } from './arrival-slip.ts'

const guard = ['placeorder:yes'] as const
const write = 'write:placeorder' as const
const number = z.string().min(1).max(20)
const reason = z.string().trim().min(1).max(100)
const ofArrival = {
  method: 'POST',
  ...{ guard, write, output: arrivalSlip.schema.record, audit: arrivalSlip.name },
} as const
const ofAcceptance = {
  method: 'POST',
  ...{ guard, write, output: acceptanceSlip.schema.record, audit: acceptanceSlip.name },
} as const
const refusals = [http[404], ...Object.values(arrivalErrors), ...Object.values(stockErrors)] as const

const returnRefusals = [
  lawErrors.BIZ_LAW_RETURN_UNINSPECTED,
  lawErrors.BIZ_LAW_RETURN_VISIBLE,
  lawErrors.BIZ_LAW_RETURN_FAULTLESS,
  lawErrors.BIZ_LAW_RETURN_LATE,
] as const

/** 入荷: the goods are ours to answer for from now on. */
export const receiveArrival = endpoint({
  ...ofArrival,
  path: '/api/placeorder/arrival/receive',
  summary: { ja: '入荷：受入', en: 'Arrival: receive', zh: '到货：接收' },
  input: z.object({ arrival_no: number }),
  errors: [...refusals, orderErrors.BIZ_ORDER_OVER_SHIPPED],
})

/** 受入拒否: the delivery goes back as it came; its order lines wait on. */
export const turnAwayArrival = endpoint({
  ...ofArrival,
  path: '/api/placeorder/arrival/turnAway',
  summary: { ja: '入荷：受入拒否', en: 'Arrival: turn away', zh: '到货：拒收' },
  input: z.object({ arrival_no: number, reason }),
  errors: [http[404], arrivalErrors.BIZ_ARRIVAL_STATE],
})

export const cancelArrival = endpoint({
  ...ofArrival,
  path: '/api/placeorder/arrival/cancel',
  summary: { ja: '入荷：取消', en: 'Arrival: cancel', zh: '到货：取消' },
  input: z.object({ arrival_no: number, reason }),
  errors: refusals,
})

export const accept = endpoint({
  ...ofAcceptance,
  path: '/api/placeorder/acceptance/accept',
  summary: { ja: '検収：確定', en: 'Acceptance: accept', zh: '验收：确定' },
  input: z.object({ acceptance_no: number }),
  errors: [...refusals, ...returnRefusals],
})

export const cancelAcceptance = endpoint({
  ...ofAcceptance,
  path: '/api/placeorder/acceptance/cancel',
  summary: { ja: '検収：取消', en: 'Acceptance: cancel', zh: '验收：取消' },
  input: z.object({ acceptance_no: number, reason }),
  errors: refusals,
})

/** 現品票 at the gate, for everything that has just come. */
export const printArrivalLabels = endpoint({
  method: 'GET',
  path: '/api/placeorder/arrival/labels',
  summary: { ja: '入荷：現品票の印刷', en: 'Arrival: print goods labels', zh: '到货：打印物料标签' },
  guard,
  file: 'application/pdf',
  input: z.object({
    arrival_no: number,
    ...labelPrint,
  }),
  output: fileAnswer,
  errors: [http[404], stockErrors.BIZ_STOCK_LABELS_MANY],
})

/** 返品票: goes with what an acceptance sends back. */
export const printReturnSlip = endpoint({
  method: 'POST',
  path: '/api/placeorder/acceptance/printReturn',
  summary: { ja: '検収：返品票の印刷', en: 'Acceptance: print return slip', zh: '验收：打印退货单' },
  ...{ guard, write, audit: 'printReturn', file: 'application/pdf' },
  input: z.object({ acceptance_no: number }),
  output: fileAnswer,
  errors: [http[404], arrivalErrors.BIZ_RETURN_NOTHING],
})
