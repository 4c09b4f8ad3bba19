import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { screen } from '#platform/contract/screen.ts'
import { forecastErrors } from './forecast-errors.ts'
import { forecastSource, periodKind } from './forecast-codes.ts'
import { month, ofCustomer } from './monthly-plan.ts'

/** 内示受注: what a customer has announced version by version, what firm orders have made of it, and what is open. */
export const forecastOrderScreen = screen({
  path: '/receiveOrder/forecastOrder',
  name: 'forecastOrder',
  title: { ja: '内示受注', en: 'Forecast orders', zh: '预示订单' },
  icon: 'chart',
  guard: ['receiveorder:yes'],
  keepAlive: true,
})

const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const
const base = '/api/receiveorder/forecastOrder'
const text = z.string()
/** Blank: the one that counts, and the one before it. */
const versionNo = z
  .string()
  .regex(/^\d{0,5}$/, 'V_INVALID')
  .default('')

export const forecastRow = z.object({
  ...{ item_cd: text, item_nm: text, destination_cd: text, period_dt: text, period_to: text },
  /** Of the older and of the newer version. */
  ...{ before: text, now: text, change: text },
  /** Ordered for the period. */
  firm: text,
  /** What firm orders have used up of it, what has expired, and what is still planned for. */
  ...{ consumed: text, expired: text, open: text },
  /** Ordered less announced. */
  difference: text,
})
export type ForecastRow = z.output<typeof forecastRow>

/** Two versions of a month side by side, period by period. */
export const compareForecasts = endpoint({
  method: 'GET',
  path: `${base}/getList`,
  summary: { ja: '内示受注：照会', en: 'Forecast orders: compare', zh: '预示订单：查询' },
  guard,
  looksUp: [customerMaster, itemMaster],
  input: z.object({
    ...{ ...ofCustomer, month, item_cd: z.string().max(20).default('') },
    ...{ before_no: versionNo, now_no: versionNo },
  }),
  output: z.object({
    versions: z.array(
      z.object({
        version_no: z.number().int(),
        period_kind: periodKind.schema,
        received_dt: text,
        source: forecastSource.schema,
        file_nm: text,
        update_user: text,
        update_dt: text,
        counts: z.boolean(),
        /** Why it was taken back; blank: it was not. */
        withdrawn: text,
      }),
    ),
    ...{ before_no: z.number().int(), now_no: z.number().int() },
    /** Firm data are in up to this day; blank: none. */
    firm_to_dt: text,
    rows: z.array(forecastRow),
  }),
  errors: [forecastErrors.BIZ_FORECAST_CUSTOMER],
})

/** 確定受信: the customer's firm data up to a day are in; what is left of the periods up to it expires. */
export const firmReceived = endpoint({
  method: 'POST',
  path: `${base}/firmReceived`,
  summary: {
    ja: '内示受注：確定受信',
    en: 'Forecast orders: firm data are in',
    zh: '预示订单：确定数据已接收',
  },
  guard,
  write,
  input: z.object({ ...ofCustomer, firm_to_dt: day }),
  output: z.object({ expired: z.number().int() }),
  errors: [forecastErrors.BIZ_FORECAST_CUSTOMER, forecastErrors.BIZ_FORECAST_FIRM_BACK],
  audit: 'forecast_firm',
})

/** What firm data up to a day would let expire: it is not taken back. */
export const expiringBy = endpoint({
  method: 'GET',
  path: `${base}/getExpiring`,
  summary: {
    ja: '内示受注：確定受信で失効する内示',
    en: 'Forecast orders: what firm data would let expire',
    zh: '预示订单：确定数据将使其失效的预示',
  },
  guard,
  input: z.object({ ...ofCustomer, firm_to_dt: day }),
  output: z.object({ periods: z.number().int(), items: z.number().int(), qty: text }),
})
