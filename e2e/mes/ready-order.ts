import { addPlan, confirmPlans } from '#modules/production/contract/plan/plan-calls.ts'
import { aboutWorkOrder } from '#modules/production/contract/work-order/work-order-calls.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { stockSlip } from '#modules/stock/contract/stock-slip.ts'
import type { Caller } from '../../test/demo-sign-in.ts'

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** A work order for three of BS-15, with every part that it draws where it usually lies; its number. */
export async function readyOrder(caller: Caller): Promise<string> {
  const day = (on: number) => new Date(Date.now() + on * 86_400_000).toISOString().slice(0, 10)
  const plan = { production_div: '030', item_cd: 'BS-15', qty: '3', start_dt: day(7), due_dt: day(14) }
  const { data } = await caller.post(addPlan.path, { ...plan, remarks: '' }, once())
  const { plan_no } = addPlan.output.parse(data)
  const made = await caller.post(confirmPlans.path, { plans: [{ plan_no, update_cnt: 0 }] }, once())
  const [work_order_no = ''] = confirmPlans.output.parse(made.data).work_orders
  await supply(caller, work_order_no)
  return work_order_no
}

async function supply(caller: Caller, work_order_no: string): Promise<void> {
  const about = await caller.get(aboutWorkOrder.path, { work_order_no })
  const { parts } = aboutWorkOrder.output.parse(about.data)
  const stockOf = async (item_cd: string) =>
    itemStock.output.parse((await caller.get(itemStock.path, { item_cd })).data)
  const lines = await Promise.all(
    parts.map(async ({ item_cd, need_qty }) => {
      const { usual_location_cd } = await stockOf(item_cd)
      return { item_cd, qty: need_qty, location_cd: usual_location_cd }
    }),
  )
  const { business_date: biz_dt } = await stockOf('BS-15')
  const header = { stock_div: '080', biz_dt, reason_cd: '90', reason: '試験用の在庫' }
  const posted = await caller.post(
    stockSlip.endpoints.doEdit.path,
    { assign_mode: '0', header, lines, agreed: [] },
    once(),
  )
  if (!posted.msg.includes('正常')) throw new Error(posted.msg)
}
