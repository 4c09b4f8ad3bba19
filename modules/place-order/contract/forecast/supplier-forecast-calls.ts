import { z } from 'zod'
import { mailErrors } from '#modules/system/contract/mail-errors.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { placeOrderErrors } from '../order/place-order-errors.ts'
import { supplierForecastErrors } from './supplier-forecast-errors.ts'

const base = '/api/placeorder/supplierForecast'
const who = { guard: ['placeorder:yes'], write: 'write:placeorder' } as const

/** 内示作成: a new version for every supplier for whom something is different. */
export const makeForecasts = endpoint({
  method: 'POST',
  path: `${base}/make`,
  summary: { ja: '仕入先内示の作成', en: 'Make supplier forecasts', zh: '生成供应商预告' },
  ...{ ...who, audit: 'makeSupplierForecast' },
  input: z.object({}),
  output: z.object({ forecast_no: z.array(z.string()) }),
  errors: [supplierForecastErrors.BIZ_SUPPLIER_FORECAST_SAME],
})

export const printForecasts = endpoint({
  method: 'POST',
  path: `${base}/print`,
  summary: { ja: '内示書の印刷', en: 'Print supplier forecasts', zh: '打印预告书' },
  ...{ ...who, audit: 'printSupplierForecast', file: 'application/pdf' },
  input: z.object({ forecast_no: printedNumbers }),
  output: fileAnswer,
  errors: [http[404]],
})

/** 内示メール: each goes to its supplier's address, with the paper as it is kept; all addresses are known, or nothing leaves. */
export const mailForecasts = endpoint({
  method: 'POST',
  path: `${base}/mail`,
  summary: { ja: '内示書のメール送信', en: 'Mail supplier forecasts', zh: '邮件发送预告书' },
  ...{ ...who, audit: 'printSupplierForecast' },
  input: z.object({ forecast_no: printedNumbers }),
  output: z.object({ mails: z.int() }),
  errors: [http[404], placeOrderErrors.BIZ_PO_NO_MAIL, mailErrors.BIZ_MAIL_NOT_SET],
})
