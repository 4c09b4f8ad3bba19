import { z } from 'zod'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { screen } from '#platform/contract/screen.ts'
import { yearForm } from './fiscal-year.ts'
import { forecastErrors } from './forecast-errors.ts'
import { ofCustomer } from './monthly-plan.ts'

/** 得意先年間計画: the targets of a fiscal year beside what was ordered or sold, and its moving twelve months. */
export const annualPlanScreen = screen({
  path: '/sales/customerAnnualPlan',
  name: 'customerAnnualPlan',
  title: { ja: '得意先年間計画', en: 'Customer annual plan', zh: '客户年度计划' },
  icon: 'chart',
  guard: ['receiveorder:yes'],
  keepAlive: true,
})

/** Blank: the one that the business date lies in. */
export const fiscalYear = z.string().regex(yearForm, 'V_INVALID').or(z.literal('')).default('')

const text = z.string()
const figures = z.record(z.string(), z.string())

/** The list in which the slips behind an actual stand, and by which of its days they count. */
export const slipsBehind = z.object({ path: text, day: text, conditions: z.record(text, text) })
export type SlipsBehind = Readonly<z.output<typeof slipsBehind>>

const asked = z.object({
  ...{ ...ofCustomer, year: fiscalYear },
  item_cd: z.string().max(20).default(''),
  order_sales_div: fixedCodes.order_sales_div.schema,
})

/** A year of a customer, item by item; it is saved as the months of 得意先月間計画 are. */
export const planOfYear = endpoint({
  method: 'GET',
  path: '/api/receiveorder/customerAnnualPlan/getYear',
  summary: { ja: '得意先年間計画', en: 'Customer annual plan', zh: '客户年度计划' },
  guard: ['receiveorder:yes'],
  looksUp: [customerMaster, itemMaster],
  input: asked,
  output: z.object({
    year: text,
    months: z.array(text),
    /** What comes later has not happened yet. */
    this_month: text,
    slips: slipsBehind,
    rows: z.array(
      z.object({
        ...{ item_cd: text, item_nm: text },
        /** Decimal places of its unit. */
        places: z.number().int(),
        /** By the month of this year; `before` is what was done in the same month of the year before. */
        ...{ target: figures, actual: figures, before: figures },
        /** 年計: what was done in the twelve months up to the end of each. */
        moving: figures,
        update_cnt: z.record(z.string(), z.number().int()),
      }),
    ),
  }),
  errors: [forecastErrors.BIZ_FORECAST_CUSTOMER],
})
export type PlannedYear = z.output<typeof planOfYear.output>['rows'][number]

export const annualPlanCsv = endpoint({
  method: 'GET',
  path: '/api/receiveorder/customerAnnualPlan/csvDownload',
  summary: { ja: '得意先年間計画：CSV', en: 'Customer annual plan: CSV', zh: '客户年度计划：CSV' },
  guard: ['receiveorder:yes'],
  input: asked,
  output: fileAnswer,
  file: 'text/csv; charset=Shift_JIS',
  errors: [forecastErrors.BIZ_FORECAST_CUSTOMER, csvErrors.CSV_NOT_WRITABLE],
})
