import { customerMaster } from '#modules/master/contract/customer.ts'
import { compareForecasts } from '#modules/receive-order/contract/forecast/forecast-order.ts'
import { editDays, planOfDays } from '#modules/receive-order/contract/forecast/monthly-plan.ts'
import type { OrderStage } from './order-stage.ts'

/** A Wednesday. */
export const day = '2027-02-10'

/** A customer whose orders consume by a rule, and what it has announced for a month that nobody else speaks of. */
export async function forecastStage(stage: OrderStage, customer_cd: string, rule: object) {
  const of = { customer_cd, branch_no: '00' }
  const stored = await stage.call(customerMaster.endpoints.getDetail, of)
  await stage.call(customerMaster.endpoints.doEdit, { ...stored, assign_mode: '1', ...rule })
  const items = (await stage.soldTo(customer_cd)).map(({ item_cd }) => item_cd)
  const month = '2027-02'
  const plan = () => stage.call(planOfDays, { ...of, month, item_cd: '' })
  const compare = () => stage.call(compareForecasts, { ...of, month })
  const at = async (item_cd: string, period_dt = day) => {
    const row = (await compare()).rows.find((one) => one.item_cd === item_cd && one.period_dt === period_dt)
    return row && [row.now, row.firm, row.consumed, row.expired, row.open, row.difference]
  }
  return {
    ...{ of, item: items[0] ?? '', other: items[1] ?? '', month, plan, compare, at },
    /** Item, day and quantity of each cell. */
    announce: async (cells: readonly (readonly [string, string, string])[], as_new = false) => {
      const { version_no, update_cnt } = await plan()
      return stage.call(editDays, {
        ...{ ...of, month, version_no, update_cnt, as_new },
        cells: cells.map(([item_cd, period_dt, qty]) => ({ item_cd, period_dt, qty, destination_cd: '' })),
      })
    },
    order: (lines: readonly (readonly [string, string])[], due_dt = day) =>
      stage.enter(
        lines.map(([item_cd, qty]) => ({ item_cd, qty })),
        { customer_cd, due_dt },
      ),
  }
}
