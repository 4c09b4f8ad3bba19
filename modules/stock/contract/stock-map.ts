import { z } from 'zod'
import { itemRank } from '#modules/master/contract/item.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { screen } from '#platform/contract/screen.ts'
import { stockValueGuard } from './cost-guard.ts'

const guard = ['stock:yes'] as const
const location_cd = codeSchema(20)

/** Goods that have not moved for so long stand out. */
export const stagnantDays = 180

export const stockMapScreen = screen({
  path: '/stock/stockMap',
  name: 'stockMap',
  title: { ja: '棚マップ', en: 'Shelf map', zh: '货架图' },
  icon: 'box',
  guard: ['stock:yes'],
  keepAlive: true,
})

const shelf = z.object({
  location_cd: z.string(),
  location_nm: z.string(),
  row_no: z.string(),
  bay_no: z.string(),
  level_no: z.string(),
  /** In kilograms; 0: no limit is known. */
  load_limit: z.string(),
  load: z.string(),
  /** Of what is ours. */
  amount: z.string(),
  items: z.number().int(),
  /** Days since the goods that have lain longest were moved; null: empty. */
  idle_days: z.number().int().nullable(),
  /** The item that was asked for lies here, too. */
  found: z.boolean(),
  stopped: z.boolean(),
})
export type Shelf = z.output<typeof shelf>

/** A warehouse from the front: what each of its shelves holds. Shelves without row, bay and level have no place in the picture. */
export const stockMap = endpoint({
  method: 'GET',
  path: '/api/stock/stockMap/getMap',
  summary: { ja: '棚マップ', en: 'Shelf map', zh: '货架图' },
  guard,
  costs: ['amount'],
  input: z.object({
    /** Blank: the warehouse with the most shelves. */
    warehouse_cd: z.string().trim().max(20).default(''),
    item_cd: z.string().trim().max(20).default(''),
  }),
  output: z.object({
    warehouse_cd: z.string(),
    warehouse_nm: z.string(),
    shelves: z.array(shelf),
  }),
  errors: [http[404]],
})

/** What lies on a shelf, the dearest first. */
export const shelfGoods = endpoint({
  method: 'GET',
  path: '/api/stock/stockMap/getShelf',
  summary: { ja: '棚マップ：棚の在庫', en: 'Shelf map: goods of a shelf', zh: '货架图：货架库存' },
  guard,
  costs: ['amount'],
  input: z.object({ location_cd }),
  output: z.object({
    list: z.array(
      z.object({
        item_cd: z.string(),
        item_nm: z.string(),
        lot_no: z.string(),
        unit_nm: z.string(),
        qty: z.string(),
        amount: z.string(),
        idle_days: z.number().int(),
      }),
    ),
  }),
})

/** ABC分析 of what lies on the shelves of a warehouse, the dearest item first. */
export const mapAbc = endpoint({
  method: 'GET',
  path: '/api/stock/stockMap/getAbc',
  summary: { ja: '棚マップ：ABC分析', en: 'Shelf map: ABC analysis', zh: '货架图：ABC分析' },
  guard: stockValueGuard,
  input: z.object({ warehouse_cd: location_cd }),
  output: z.object({
    list: z.array(
      z.object({ item_cd: z.string(), item_nm: z.string(), amount: z.string(), rank: itemRank.schema }),
    ),
  }),
})
