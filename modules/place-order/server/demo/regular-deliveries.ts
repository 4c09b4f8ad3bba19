import { dayAfter } from '#platform/contract/business-day.ts'
import { demoPricedFor, demoPurchases } from '#modules/master/server/index.ts'

/** What the factory uses every week, and how much of it: ordered long ago, because a motor takes six weeks. */
const weekly: Readonly<Record<string, number>> = {
  ...{ 'MTR-50': 160, 'MTR-100': 20, 'GER-M1': 350, 'SHT-CVR': 1000, 'CST-BASE': 60 },
  ...{ 'BLT-M4': 2500, 'BLT-M5': 2500, 'BLT-M6': 2500, 'BLT-M8': 2500, 'PIN-04': 1200 },
  ...{ 'BRG-6001': 300, 'BRG-6002': 300, 'BRG-6003': 300, 'SEAL-20': 300, 'SEAL-30': 300 },
  ...{ 'NPL-01': 600, 'BOX-S': 400, 'BOX-M': 500 },
}
const weeks = 7

interface Delivery {
  readonly item_cd: string
  readonly due_dt: string
  readonly unit_price: string
  readonly price_base_qty: string
  readonly location_cd: string
  readonly qty: string
}

/** By supplier: a delivery of each of his goods in every week to come, the first one today. */
export function regularDeliveries(
  today: string,
  openDay: (from: string) => string,
): readonly (readonly [supplier_cd: string, lines: readonly Delivery[]])[] {
  const bought = demoPurchases.filter(({ item_cd }) => item_cd in weekly)
  return [...new Set(bought.map(({ supplier_cd }) => supplier_cd))].map((supplier_cd) => [
    supplier_cd,
    bought
      .filter((one) => one.supplier_cd === supplier_cd)
      .flatMap(({ item_cd, price }) => {
        const { price: unit_price, price_base_qty } = demoPricedFor(price)
        return Array.from({ length: weeks }, (_, week) => ({
          ...{ item_cd, unit_price, price_base_qty, location_cd: '999', qty: String(weekly[item_cd]) },
          due_dt: openDay(dayAfter(today, 7 * week)),
        }))
      }),
  ])
}
