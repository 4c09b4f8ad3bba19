import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { screen } from '#platform/contract/screen.ts'
import { forecastErrors } from './forecast-errors.ts'
import { periodKind } from './forecast-codes.ts'

/** 得意先月間計画: what a customer announces day by day, and what it is meant to order or to buy in a month. */
export const monthlyPlanScreen = screen({
  path: '/sales/customerMonthlyPlan',
  name: 'customerMonthlyPlan',
  title: { ja: '得意先月間計画', en: 'Customer monthly plan', zh: '客户月度计划' },
  icon: 'calendar',
  guard: ['receiveorder:yes'],
  keepAlive: true,
})

const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const
const base = '/api/receiveorder/customerMonthlyPlan'
const looksUp = [customerMaster, itemMaster]

export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'V_INVALID')
export const ofCustomer = { customer_cd: codeSchema(10), branch_no: codeSchema(4) }
/** Blank where nothing is known. */
const code = (length: number) => z.string().max(length).default('')

/** A cell of a day or a month; blank and 0 are none. */
export const plannedQty = quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { initial: '0', width: 8 })

const text = z.string()
const figures = z.record(z.string(), z.string())

/** The forecast that counts for a month, beside what has been ordered. */
export const planOfDays = endpoint({
  method: 'GET',
  path: `${base}/getDays`,
  summary: { ja: '得意先月間計画：日別', en: 'Customer monthly plan: days', zh: '客户月度计划：按日' },
  guard,
  looksUp,
  input: z.object({ ...ofCustomer, month, item_cd: code(20) }),
  output: z.object({
    /** 0: nothing has been announced for this month yet. */
    version_no: z.number().int(),
    period_kind: periodKind.schema,
    received_dt: text,
    update_cnt: z.number().int(),
    periods: z.array(text),
    days_off: z.array(text),
    rows: z.array(
      z.object({
        ...{ item_cd: text, item_nm: text, destination_cd: text },
        /** By the first day of the period. */
        ...{ forecast: figures, firm: figures, difference: figures },
      }),
    ),
  }),
  errors: [forecastErrors.BIZ_FORECAST_CUSTOMER],
})

/** What was typed; as a version of its own when the customer has announced anew. */
export const editDays = endpoint({
  method: 'POST',
  path: `${base}/doEdit`,
  summary: {
    ja: '得意先月間計画：日別の登録',
    en: 'Customer monthly plan: save days',
    zh: '客户月度计划：保存按日计划',
  },
  guard,
  write,
  input: z.object({
    ...{ ...ofCustomer, month },
    version_no: z.number().int().min(0),
    update_cnt: z.number().int(),
    /** What stands in the version before is taken over. */
    as_new: z.boolean(),
    cells: z
      .array(
        z.object({
          ...{ item_cd: codeSchema(20), destination_cd: code(10), period_dt: day },
          qty: plannedQty.schema,
        }),
      )
      .max(20_000),
  }),
  output: z.object({ version_no: z.number().int(), update_cnt: z.number().int() }),
  errors: [
    http[404],
    generic.STALE,
    forecastErrors.BIZ_FORECAST_CUSTOMER,
    forecastErrors.BIZ_FORECAST_ITEM,
    forecastErrors.BIZ_FORECAST_DESTINATION,
    forecastErrors.BIZ_FORECAST_PERIOD,
    forecastErrors.BIZ_FORECAST_TWICE,
    stockErrors.BIZ_QTY_PLACES,
  ],
  audit: 'forecast',
})

const { order_sales_div } = fixedCodes

/** Targets of twelve months beside what was ordered for them. */
export const planOfMonths = endpoint({
  method: 'GET',
  path: `${base}/getMonths`,
  summary: { ja: '得意先月間計画：月別', en: 'Customer monthly plan: months', zh: '客户月度计划：按月' },
  guard,
  looksUp,
  input: z.object({ ...ofCustomer, month, item_cd: code(20), order_sales_div: order_sales_div.schema }),
  output: z.object({
    months: z.array(text),
    rows: z.array(
      z.object({
        ...{ item_cd: text, item_nm: text },
        ...{ target: figures, actual: figures, difference: figures },
        /** Of the targets that there are. */
        update_cnt: z.record(z.string(), z.number().int()),
      }),
    ),
  }),
  errors: [forecastErrors.BIZ_FORECAST_CUSTOMER],
})

export const editMonths = endpoint({
  method: 'POST',
  path: `${base}/doEditMonths`,
  summary: {
    ja: '得意先月間計画：月別の登録',
    en: 'Customer monthly plan: save months',
    zh: '客户月度计划：保存按月计划',
  },
  guard,
  write,
  input: z.object({
    ...{ ...ofCustomer, order_sales_div: order_sales_div.schema },
    cells: z
      .array(
        z.object({
          ...{ item_cd: codeSchema(20), month, qty: plannedQty.schema },
          /** −1: there was none. */
          update_cnt: z.number().int().min(-1),
        }),
      )
      .min(1)
      .max(20_000),
  }),
  output: z.object({ saved: z.number().int() }),
  errors: [
    generic.STALE,
    forecastErrors.BIZ_FORECAST_CUSTOMER,
    forecastErrors.BIZ_FORECAST_ITEM,
    forecastErrors.BIZ_FORECAST_TWICE,
    stockErrors.BIZ_QTY_PLACES,
  ],
  audit: 'customer_plan',
})
