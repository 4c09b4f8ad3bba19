import { directory, documentNumbers } from '#modules/system/server/index.ts'
import { keptSlip } from '#platform/server/slip/kept-slip.ts'
import { purchaseStatus } from '../../contract/purchase/purchase-codes.ts'
import { purchaseErrors } from '../../contract/purchase/purchase-errors.ts'
import { purchaseMachine } from '../../contract/purchase/purchase-machine.ts'
import { purchaseNumber } from '../../contract/purchase/purchase-number.ts'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import { acceptanceKept } from '../arrival/acceptance-kept.ts'
import { purchase, purchaseLine } from '../tables.ts'
import { completePurchase, type StoredPurchase } from './complete-purchase.ts'
import { judgePurchase } from './judge-purchase.ts'

/** 仕入, as the platform keeps it: what is posted is never edited. */
export const purchaseKept = keptSlip<typeof purchaseSlip>({
  slip: purchaseSlip,
  tables: { header: purchase, lines: purchaseLine },
  directory,
  after: [acceptanceKept.document],
  numbers: documentNumbers({ data: '010', printed: purchaseNumber }),
  complete: completePurchase,
  judge: async (context, judged) => judgePurchase(context, judged),
  refusals(record) {
    const { purchase_status } = record.header
    const { post, cancel } = purchaseMachine.refusals(purchase_status, record)
    return {
      ...{ post, cancel },
      edit: purchase_status === '0' ? undefined : purchaseErrors.BIZ_PURCHASE_POSTED.with(),
      correct: refusalToCorrect(record),
      reverse: refusalToReverse(record),
    }
  },
})

/** 訂正: a posted slip that nobody has corrected, and none whose prices have been settled since. */
export function refusalToCorrect({ header, lines }: StoredPurchase) {
  const { purchase_no, purchase_status, colour, corrected_by, origin_purchase_no, source } = header
  if (purchase_status === '0' || purchase_status === '9')
    return purchaseErrors.BIZ_PURCHASE_STATE.with({ state: purchaseStatus.texts[purchase_status] })
  if (colour === '1') return purchaseErrors.BIZ_PURCHASE_RED.with({ no: origin_purchase_no })
  if (corrected_by !== '')
    return purchaseErrors.BIZ_PURCHASE_CORRECTED.with({ no: purchase_no, other: corrected_by })
  const settled = lines.find(({ settled_price }) => settled_price !== '')
  if (settled) return purchaseErrors.BIZ_PURCHASE_SETTLED.with({ line: settled.line_no })
  return source === '3' ? purchaseErrors.BIZ_PURCHASE_SETTLED.with({ line: 1 }) : undefined
}

/** 赤伝: what has followed from goods is taken back with them. */
export function refusalToReverse(record: StoredPurchase) {
  const { source, source_no } = record.header
  return (
    refusalToCorrect(record) ??
    (source === '0' ? undefined : purchaseErrors.BIZ_PURCHASE_OF_ARRIVAL.with({ no: source_no }))
  )
}
