import { readMakingTerms, termsByItem } from '#modules/master/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { makeTrial as makeCall } from '../../contract/work-order/rework-calls.ts'
import { workOrderErrors } from '../../contract/work-order/work-order-errors.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { judgeDays, judgeItem } from '../plan/judge-plan.ts'
import { draftWorkOrder } from './draft-work-order.ts'
import { findRoom } from './find-room.ts'
import { writeDrafts } from './make-work-orders.ts'
import { promiseParts } from './promise-parts.ts'

/**
 * 試作指示: nobody is to count on what has never been made before. It is for no demand and no supply for the plan; its parts and its
 * machines are taken, and what comes out good is free stock when it is there.
 */
export async function makeTrial(
  context: Context,
  { item_cd, qty, start_dt, due_dt, remarks }: InputOf<typeof makeCall>,
): Promise<OutputOf<typeof makeCall>> {
  await refuseWhile(context, 'change')
  const date = await businessDateOf(context)
  judgeDays(date, { start_dt, due_dt })
  await judgeItem(context, { item_cd, qty })
  const terms = termsByItem(await readMakingTerms(context, { items: [item_cd], on_dt: date }))(item_cd)
  const draft = draftWorkOrder(terms, { item_cd, qty })
  const { operations } = draft
  if (operations.length === 0) throw workOrderErrors.BIZ_TRIAL_ROUTING.with({ item: item_cd }).at('item_cd')
  return inOneUnit(context, async () => {
    const planned = await findRoom(context, { item_cd, start_dt, due_dt, operations, terms })
    const one = { item_cd, qty, start_dt, due_dt, remarks, work_order_kind: '3' as const, planned }
    const [made] = writeDrafts(context, date, [{ one, draft }])
    if (!made) throw new Error('The trial order was not made')
    await promiseParts(context, [{ work_order_no: made.work_order_no, start_dt, parts: draft.parts }])
    return () => ({ work_order_no: made.work_order_no.value })
  })
}
