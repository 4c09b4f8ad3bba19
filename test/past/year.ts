import { demoGoods, demoPurchases, demoSales } from '#modules/master/server/index.ts'
import { bomRecords } from '#modules/master/server/demo/items.ts'
import { dice } from '../dice.ts'
import { lastOf, monthAfter, monthOf, workedAfter, workedBetween } from './days.ts'

/** Twelve months that are over, and the beginning of the one that runs. All masters are in force from the first day on. */
export const firstMonth = '2026-11'
export const months = Array.from({ length: 13 }, (_, at) => monthAfter(firstMonth, at))
export const thisMonth = monthAfter(firstMonth, 12)
export const firstDay = `${firstMonth}-01`
/** So far the month that runs has been played. */
export const lastDay = workedAfter(`${thisMonth}-01`, 9)

/** How busy the customers are: before the ends of the year and of the fiscal year, and how little in January and August. */
const season = [1, 1.15, 0.75, 0.9, 1.3, 0.95, 0.8, 1, 1.05, 0.7, 1.15, 1.1, 1]
const ordersOfMonth = 24

/** What is made again and again; the rest is sold from what lies there. */
export const regular = [
  ...['LG-15', 'LG-20', 'RG-20', 'CH-15', 'CL-20', 'BS-15', 'RG-15', 'CV-20', 'IX-15', 'CH-20', 'LG-25'],
  'BS-20',
]

export interface PlannedOrder {
  readonly order_dt: string
  readonly customer_cd: string
  readonly due_dt: string
  /** Working days by which it leaves too late. */
  readonly late: number
  readonly lines: readonly { readonly item_cd: string; readonly qty: number }[]
}

/** The large customers order every week, the small ones now and then. */
const customers = Array.from({ length: 25 }, (_, at) => `C${String(at + 1).padStart(3, '0')}`)
const drawn = customers.flatMap((customer_cd, at) =>
  Array.from({ length: at < 4 ? 6 : at < 12 ? 3 : 1 }, () => customer_cd),
)

function ordersOf(): readonly PlannedOrder[] {
  const throwDice = dice(20_261_101)
  const orders: PlannedOrder[] = []
  for (const [at, month] of months.entries()) {
    const days = workedBetween(`${month}-01`, month === thisMonth ? lastDay : lastOf(month))
    const many = Math.round(ordersOfMonth * (season[at] ?? 1) * (0.92 + at * 0.012))
    const wanted = month === thisMonth ? Math.round((many * days.length) / 20) : many
    for (let order = 0; order < wanted; order++) {
      const ship = days[Math.floor((order * days.length) / wanted)] ?? lastDay
      const customer_cd = drawn[throwDice(drawn.length)] ?? 'C001'
      const goods = demoSales.filter(
        (one) =>
          one.customer_cd === customer_cd &&
          !one.item_cd.startsWith('SP') &&
          // The one that takes no lot older than its last gets what is there in one lot.
          (customer_cd !== 'C001' || !regular.includes(one.item_cd)),
      )
      const liked = goods.flatMap(({ item_cd }) =>
        Array.from({ length: regular.includes(item_cd) ? 8 : 1 }, () => item_cd),
      )
      const items = [
        ...new Set(Array.from({ length: 1 + throwDice(3) }, () => liked[throwDice(liked.length)] ?? '')),
      ]
      const dear = (item_cd: string) =>
        Number(demoGoods.find((one) => one.item_cd === item_cd)?.std_price ?? 0)
      const ahead = 8 + throwDice(8)
      const order_dt = workedAfter(ship, -ahead)
      orders.push({
        ...{ customer_cd, order_dt: order_dt < firstDay ? workedAfter(firstDay, 1) : order_dt },
        due_dt: workedAfter(ship, 2),
        late: throwDice(11) === 0 ? 1 + throwDice(4) : 0,
        lines: items.map((item_cd) => ({
          item_cd,
          qty:
            customer_cd === 'C001'
              ? 3 + throwDice(6)
              : dear(item_cd) > 80_000
                ? 1 + throwDice(6)
                : dear(item_cd) > 30_000
                  ? 3 + throwDice(12)
                  : 5 + throwDice(26),
        })),
      })
    }
  }
  return orders.toSorted((one, other) =>
    one.order_dt < other.order_dt ? -1 : one.order_dt > other.order_dt ? 1 : 0,
  )
}

export const orders = ordersOf()

export interface PlannedWork {
  readonly item_cd: string
  readonly qty: number
  readonly start_dt: string
  readonly defective: number
}

const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0)
const upTo = (qty: number, step: number) => Math.ceil(qty / step) * step

/** What of an item leaves in a month. */
const wantedIn = (item_cd: string, month: string): number =>
  sum(
    orders
      .filter(({ due_dt }) => monthOf(due_dt) === month)
      .flatMap(({ lines }) => lines.filter((one) => one.item_cd === item_cd).map(({ qty }) => qty)),
  )

const childrenOf = (item_cd: string) => bomRecords.filter(({ parent_item_cd }) => parent_item_cd === item_cd)

/** Made in the month before it is wanted; of what goes in, as much as three months need, before they begin. */
function worksOf(): readonly PlannedWork[] {
  const throwDice = dice(77)
  const works: PlannedWork[] = []
  const begin = (month: string, day: number) => {
    const days = workedBetween(`${month}-01`, month === thisMonth ? lastDay : lastOf(month))
    return days[Math.min(day, days.length - 5)] ?? days[0] ?? lastDay
  }
  const batches = new Map<string, number>()
  for (const [at, month] of months.entries())
    for (const [row, item_cd] of regular.entries()) {
      const next = month === thisMonth ? firstMonth : monthAfter(month, 1)
      const qty = upTo(wantedIn(item_cd, next) / (month === thisMonth ? 2 : 1), 5)
      if (qty === 0) continue
      batches.set(`${item_cd} ${at}`, qty)
      works.push({
        ...{ item_cd, qty, start_dt: begin(month, month === thisMonth ? 1 + (row % 5) : 5 + row) },
        defective: throwDice(4) === 0 ? 1 + throwDice(2) : 0,
      })
    }
  const needOf = (product: string, from: number, many: number) =>
    sum(Array.from({ length: many }, (_, more) => batches.get(`${product} ${from + more}`) ?? 0))
  for (const quarter of [0, 3, 6, 9])
    for (const [row, product] of regular.entries()) {
      const need = needOf(product, quarter, quarter === 9 ? 4 : 3)
      if (need === 0) continue
      for (const part of ['A', 'B'])
        works.push({
          ...{ item_cd: `${product}-${part}`, qty: need + 2 },
          start_dt: begin(months[quarter] ?? firstMonth, 1 + (row % 5)),
          defective: throwDice(5) === 0 ? 1 + throwDice(2) : 0,
        })
    }
  // Parts for half a year, in the month before they go into their assemblies.
  for (const half of [2, 8])
    for (const [row, product] of regular.entries()) {
      const need = needOf(product, half + 1, half === 2 ? 6 : 4)
      if (need === 0) continue
      for (const [part, each] of [
        ['A1', 1],
        ['A2', 2],
      ] as const)
        works.push({
          ...{ item_cd: `${product}-${part}`, qty: upTo(need * each + 5, 10) },
          start_dt: begin(months[half] ?? firstMonth, 2 + row),
          defective: 1 + throwDice(4),
        })
    }
  return works.toSorted((one, other) =>
    one.start_dt < other.start_dt ? -1 : one.start_dt > other.start_dt ? 1 : 0,
  )
}

export const works = worksOf()

export interface PlannedPurchase {
  readonly supplier_cd: string
  readonly order_dt: string
  readonly due_dt: string
  /** When it really comes. */
  readonly comes_dt: string
  readonly lines: readonly { readonly item_cd: string; readonly qty: number; readonly price: number }[]
}

/** What the works of a month draw of an item. */
const drawnIn = (item_cd: string, month: string): number =>
  sum(
    works
      .filter(({ start_dt }) => monthOf(start_dt) === month)
      .map((work) => {
        const need = childrenOf(work.item_cd).find((one) => one.item_cd === item_cd)?.need_qty ?? 0
        return Number(need) * work.qty
      }),
  )

/** What is turned, hardened, plated and ground outside comes whole. */
const machined = regular.flatMap((product) =>
  ['B1', 'B2'].map((part) => ({
    item_cd: `${product}-${part}`,
    ...{ supplier_cd: 'S008', type: 'PARTMADE' },
    price: Math.round(Number(demoGoods.find(({ item_cd }) => item_cd === product)?.std_price ?? 0) * 0.05),
  })),
)
const bought = [...demoPurchases, ...machined]

/** Once a month and supplier what the month will draw, and a little of what people use up. */
function purchasesOf(): readonly PlannedPurchase[] {
  const throwDice = dice(5)
  const suppliers = [...new Set(bought.map(({ supplier_cd }) => supplier_cd))].toSorted()
  const purchases: PlannedPurchase[] = []
  for (const month of months)
    for (const [row, supplier_cd] of suppliers.entries()) {
      const days = workedBetween(`${month}-01`, month === thisMonth ? lastDay : lastOf(month))
      const goods = bought.filter((one) => one.supplier_cd === supplier_cd)
      const lines = goods.flatMap(({ item_cd, price, type }) => {
        const drawn = upTo(drawnIn(item_cd, month), price > 500 || type === 'PARTMADE' ? 10 : 100)
        const used = type === 'SUPPLY' || type === 'MATERIAL' ? 20 + 10 * throwDice(4) : 0
        const qty = Math.max(drawn, throwDice(2) === 0 ? used : 0)
        return qty > 0 ? [{ item_cd, qty, price }] : []
      })
      if (lines.length === 0) continue
      const late = throwDice(8) === 0 ? 1 + throwDice(5) : 0
      const due_dt = days[Math.min(2 + (row % 6), days.length - 2)] ?? lastDay
      const came = workedAfter(due_dt, late)
      purchases.push({
        ...{ supplier_cd, due_dt, lines },
        order_dt: workedAfter(days[0] ?? lastDay, 0),
        comes_dt: came > lastDay ? lastDay : came,
      })
    }
  return purchases
}

export const purchases = purchasesOf()
