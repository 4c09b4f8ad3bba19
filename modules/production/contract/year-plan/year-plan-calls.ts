import { z } from 'zod'
import { itemMaster } from '#modules/master/contract/item.ts'
import { itemTypeMaster } from '#modules/master/contract/item-type.ts'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { fiscalYear } from '#modules/receive-order/contract/forecast/annual-plan.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { decimal, quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { screen } from '#platform/contract/screen.ts'
import { validation } from '#platform/contract/validation.ts'
import { planErrors } from '../plan/plan-errors.ts'
import { yearPart } from './year-months.ts'
import { yearPlanErrors } from './year-plan-errors.ts'

/** What the requirements call the stock that the year's plan wants at the end of a month. */
export const yearPlanDemandKind = 'year-plan'

/** 年間生販在計画: what is sold, made and left of an item, month by month of a business year. */
export const yearPlanScreen = screen({
  path: '/production/productionPlanStockYear',
  name: 'productionPlanStockYear',
  title: { ja: '年間生販在計画', en: 'Annual stock plan', zh: '年度产销存计划' },
  icon: 'chart',
  guard: ['production:yes'],
  keepAlive: true,
})

const guard = ['production:yes'] as const
const base = '/api/production/productionPlanStockYear'
const text = z.string()
const figures = z.record(z.string(), text)
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'V_INVALID')
/** Blank where nothing is asked. */
const code = (length: number) => z.string().max(length).default('')

/** A month's production; blank and 0 are none. */
export const yearPlanQty = quantity(
  { ja: '生産計画', en: 'Production', zh: '生产计划' },
  { initial: '0', width: 8 },
)

/** 目標月数: how many months of the next sales should lie there; blank: the safety stock. */
export const coverMonths = decimal(
  { ja: '目標月数', en: 'Months of cover', zh: '目标月数' },
  { max: '12', scale: 2, required: false, width: 5 },
)

/** From where the sales of a month are: what has left, orders, forecasts, or the plan of customers. */
export const salesFrom = z.enum(['actual', 'order', 'forecast', 'plan'])
export type SalesFrom = z.output<typeof salesFrom>

const yearPlanRow = z.object({
  ...{ item_cd: text, item_nm: text, unit_nm: text, decimals: z.int() },
  ...{ lot_min: text, lot_step: text, safety_stock: text },
  /** What one of it is worth now. */
  unit_cost: text,
  /** What lies there before the first month. */
  begin: text,
  /** Of all months, and of the one after them. */
  sales: figures,
  from: z.record(z.string(), salesFrom),
  /** Of months that are over. */
  ...{ made: figures, stock: figures },
  /** What is planned to be made, and how often each of it has been changed. */
  plan: figures,
  update_cnt: z.record(z.string(), z.int()),
})
export type YearPlanRow = z.output<typeof yearPlanRow>

/** So many items are shown at once. */
export const mostItems = 200

/** Blank: the year of the business date. */
const question = z.object({
  year: fiscalYear,
  part: yearPart.schema.default('0'),
  ...{ item_from: code(20), item_to: code(20), item_type_cd: code(20) },
})

export const readYearPlan = endpoint({
  method: 'GET',
  path: `${base}/getList`,
  summary: { ja: '年間生販在計画：照会', en: 'Annual plan: read', zh: '年度产销存计划：查询' },
  guard,
  looksUp: [itemMaster, itemTypeMaster],
  costs: ['unit_cost'],
  input: question,
  output: z.object({
    year: text,
    months: z.array(text),
    /** The month of the business date: from here on it is planned. */
    current: text,
    /** There are more items than are shown. */
    more: z.boolean(),
    rows: z.array(yearPlanRow),
  }),
})

const minutes = z.record(z.string(), z.number())

const yearLoad = z.object({
  groups: z.array(
    z.object({
      ...{ facility_group_cd: text, facility_group_nm: text },
      /** By month from that of the business date on: how long its machines work, and what they have to do for items that are not shown. */
      ...{ capacity: minutes, others: minutes },
    }),
  ),
  items: z.array(
    z.object({
      item_cd: text,
      works: z.array(
        z.object({ facility_group_cd: text, piece_minutes: z.number(), setup_minutes: z.number() }),
      ),
    }),
  ),
})
export type YearLoad = z.output<typeof yearLoad>

/** 負荷: what the production of a year takes of the machines, over all levels of the structure. */
export const readYearLoad = endpoint({
  method: 'GET',
  path: `${base}/getLoad`,
  summary: { ja: '年間生販在計画：負荷', en: 'Annual plan: load', zh: '年度产销存计划：负荷' },
  guard,
  input: question,
  output: yearLoad,
})

/** What was typed or taken over from a proposal: all of it or nothing. */
export const editYearPlan = endpoint({
  method: 'POST',
  path: `${base}/doEdit`,
  summary: { ja: '年間生販在計画：登録', en: 'Annual plan: save', zh: '年度产销存计划：保存' },
  guard,
  write: 'write:production',
  input: z.object({
    cells: z
      .array(
        z.object({
          ...{ item_cd: codeSchema(20), month, qty: yearPlanQty.schema },
          /** −1: there was none. */
          update_cnt: z.int().min(-1),
        }),
      )
      .min(1)
      .max(20_000),
  }),
  output: z.object({ saved: z.int() }),
  errors: [
    generic.STALE,
    validation.V_NOT_IN_MASTER,
    masterErrors.MST_UNIT_DECIMALS,
    planErrors.BIZ_PLAN_BOUGHT,
    yearPlanErrors.BIZ_YEAR_PLAN_PAST,
    yearPlanErrors.BIZ_YEAR_PLAN_TWICE,
  ],
  audit: 'stock_plan',
})
