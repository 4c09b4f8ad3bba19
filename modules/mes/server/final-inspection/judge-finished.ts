import {
  supplyOfWorkOrder,
  workOrderKindOfStock,
} from '#modules/production/contract/work-order/work-order-number.ts'
import { holdOrders, recordInspection } from '#modules/production/server/index.ts'
import { postStock, type Movement } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, plus, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { judgeFinished as judgeCall } from '../../contract/final-inspection/inspection-calls.ts'
import { inspectionErrors } from '../../contract/final-inspection/inspection-errors.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { againstLimits } from '../check-items.ts'
import { refuseUnknownReason } from '../refuse-unknown-reason.ts'
import { pointsToInspect } from './inspection-points.ts'
import { keepJudgement } from './keep-judgement.ts'

/** 完成検査, with what was measured: 048 for the good pieces, which whoever waits for the order has then; 045 for the defective ones. */
export async function judgeFinished(
  context: Context,
  {
    work_order_no,
    location_cd,
    lot_no,
    reason_cd,
    measures,
    good_reason,
    ...told
  }: InputOf<typeof judgeCall>,
): Promise<OutputOf<typeof judgeCall>> {
  const biz_dt = await businessDateOf(context)
  const [good, defective] = [decimal(told.good_qty), decimal(told.defective_qty)]
  const judged = plus(good, defective)
  if (compare(judged, zero) === 0) throw inspectionErrors.BIZ_INSPECTION_NOTHING.with().at('good_qty')
  const finds = compare(defective, zero) > 0
  if (finds && reason_cd === '') throw workErrors.BIZ_WORK_REASON.with().at('reason_cd')
  if (finds) await refuseUnknownReason(context, '4', reason_cd)
  return inOneUnit(context, async () => {
    // What is defective may have been promised to somebody.
    const order = (await holdOrders(context, [work_order_no], finds)).get(work_order_no)
    if (!order) throw http[404].with()
    const { item_cd, awaiting_qty: qty } = order.header
    if (compare(judged, decimal(qty)) > 0)
      throw inspectionErrors.BIZ_INSPECTION_TOO_MANY.with({ qty }).at('good_qty')
    const { list: points } = await pointsToInspect(context, { work_order_no })
    const { kept, outside } = againstLimits(points, measures, inspectionErrors.BIZ_INSPECTION_POINT)
    const isGoodAllTheSame = compare(good, zero) > 0 && compare(decimal(String(outside)), defective) > 0
    if (isGoodAllTheSame && good_reason === '')
      throw inspectionErrors.BIZ_INSPECTION_OUTSIDE.with({ qty: outside }).at('good_reason')
    const place = { location_cd, lot_no }
    const from = { ...place, quality: '1' as const }
    const movements: Movement[] = []
    if (compare(good, zero) > 0)
      movements.push({
        ...{ stock_div: '048', item_cd, qty: told.good_qty, from, to: place },
        supply: supplyOfWorkOrder(work_order_no),
      })
    if (finds)
      movements.push({
        ...{ stock_div: '045', item_cd, qty: told.defective_qty, reason_cd },
        ...{ from, to: { ...place, quality: '2' } },
      })
    postStock(context, {
      ...{ poster: 'document', document_kind: workOrderKindOfStock, document_no: work_order_no, biz_dt },
      ...{ movements, cellOf: () => 'good_qty' },
    })
    recordInspection(context, order, { good, defective })
    return keepJudgement(
      context,
      {
        ...{ work_order_no, ...place, biz_dt, good_reason },
        ...{ good_qty: written(good), defective_qty: written(defective), reason_cd: finds ? reason_cd : '' },
      },
      kept.map((one) => ({
        ...one,
        sort_no: points.findIndex(({ point_no }) => point_no === one.point_no),
      })),
    )
  })
}
