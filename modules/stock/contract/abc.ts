import { z } from 'zod'
import { itemRank } from '#modules/master/contract/item.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date } from '#platform/contract/field-kinds.ts'
import { stockValueGuard } from './cost-guard.ts'

/** Up to so much of a hundred of the whole value an item is A or B; the rest is C. */
export const abcLimits = { A: 70, B: 90 } as const

export const abcItem = z.object({
  item_cd: z.string(),
  item_nm: z.string(),
  amount: z.string(),
  /** By its value. */
  rank: itemRank.schema,
  /** As the master has it. */
  item_rank: itemRank.schema,
})

/** ABC分析 of the stock at the end of a day, the dearest item first. */
export const stockAbc = endpoint({
  method: 'GET',
  path: '/api/stock/stockValuation/getAbc',
  summary: { ja: '在庫評価表：ABC分析', en: 'Stock valuation: ABC analysis', zh: '库存评估表：ABC分析' },
  guard: stockValueGuard,
  input: z.object({ date: date({ ja: '日付', en: 'Date', zh: '日期' }).schema }),
  output: z.object({ list: z.array(abcItem) }),
})

type Rank = z.output<typeof abcItem>['rank']

/** What begins below a limit still belongs to it: so the first item is always A. */
export function ranksOf(amounts: readonly number[]): readonly Rank[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  let before = 0
  return amounts.map((amount) => {
    const share = whole > 0 ? (before / whole) * 100 : 100
    before += amount
    return share < abcLimits.A ? 'A' : share < abcLimits.B ? 'B' : 'C'
  })
}
