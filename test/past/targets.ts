import { demoGoods } from '#modules/master/server/index.ts'
import { editMonths } from '#modules/receive-order/contract/forecast/monthly-plan.ts'
import { editBudget } from '#modules/sales/contract/budget/budget-calls.ts'
import { monthAfter, monthOf } from './days.ts'
import type { PastStage } from './stage.ts'
import { firstMonth, months, orders } from './year.ts'

const monthsAhead = 7
const planned = [
  ...months,
  ...Array.from({ length: monthsAhead }, (_, at) => monthAfter(firstMonth, 13 + at)),
]
const priceOf = new Map(demoGoods.map(({ item_cd, std_price }) => [item_cd, Number(std_price ?? 0)]))

/** What was hoped for: what the month of the year brought, a little more or less, in round figures. */
const hoped = (figure: number, at: number, round: number) =>
  Math.round((figure * (1.06 - ((at * 5) % 7) * 0.03)) / round) * round

const monthsOf = (count: (customer_cd: string, item_cd: string) => number) =>
  planned.map((month, at) => {
    // Of months to come nothing is known: as in the year before.
    const like = months[at] ?? months[at - 12] ?? month
    const known = like === months.at(-1) ? (months[at - 12] ?? like) : like
    const sum = orders
      .filter(({ due_dt }) => monthOf(due_dt) === known)
      .flatMap(({ customer_cd, lines }) => lines.map(({ item_cd, qty }) => qty * count(customer_cd, item_cd)))
      .reduce((total, one) => total + one, 0)
    return { month, at, sum }
  })

/** 売上予算 and the targets of the large customers, as they stood before the year began. */
export async function setTargets({ callAs }: PastStage): Promise<void> {
  const cells = (by: '1' | '2' | '3', code: string, sums: ReturnType<typeof monthsOf>) => ({
    ...{ sales_budget_div: '1' as const, by },
    cells: sums
      .map(({ month, at, sum }) => ({
        ...{
          code,
          branch_no: by === '2' ? '00' : '',
          month,
          amount: String(hoped(sum, at, 100_000)),
          update_cnt: -1,
        },
      }))
      .filter(({ amount }) => amount !== '0'),
  })
  const yen = (_customer: string, item_cd: string) => priceOf.get(item_cd) ?? 0
  await callAs('SALES', editBudget, cells('1', 'D110', monthsOf(yen)))
  await callAs('SALES', editBudget, cells('3', 'PRODUCT', monthsOf(yen)))
  const customers = [...new Set(orders.map(({ customer_cd }) => customer_cd))].toSorted()
  for (const customer_cd of customers) {
    const own = (one: string, item_cd: string) => (one === customer_cd ? (priceOf.get(item_cd) ?? 0) : 0)
    const budget = cells('2', customer_cd, monthsOf(own))
    if (budget.cells.length > 0) await callAs('SALES', editBudget, budget)
  }
  for (const customer_cd of customers.slice(0, 6)) {
    const goods = [
      ...new Set(
        orders
          .filter((one) => one.customer_cd === customer_cd)
          .flatMap(({ lines }) => lines.map(({ item_cd }) => item_cd)),
      ),
    ].toSorted()
    const targets = goods.flatMap((item_cd) =>
      monthsOf((one, item) => (one === customer_cd && item === item_cd ? 1 : 0))
        .map(({ month, at, sum }) => ({ item_cd, month, qty: String(hoped(sum, at, 5)), update_cnt: -1 }))
        .filter(({ qty }) => qty !== '0'),
    )
    for (const order_sales_div of ['1', '2'] as const)
      if (targets.length > 0)
        await callAs('SALES', editMonths, { customer_cd, branch_no: '00', order_sales_div, cells: targets })
  }
}
