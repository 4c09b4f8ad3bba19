import { z } from 'zod'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { labelPrint } from '#platform/contract/label-print.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { stockErrors } from './stock-errors.ts'
import { paymentsAsked } from './stock-payments.ts'
import { stockList } from './stock-list.ts'

const printing = {
  method: 'GET',
  guard: ['stock:yes'],
  output: fileAnswer,
  file: 'application/pdf',
} as const

const code = z.string().trim().max(40)

/** 棚卸管理区分: the sheet to count with, without or with what the books say, and what has been found. */
export const printCountSheet = endpoint({
  ...printing,
  path: '/api/stock/inventory/print',
  summary: { ja: '棚卸票の印刷', en: 'Print a count sheet', zh: '打印盘点表' },
  input: z.object({ inventory_no: code.min(1), kind: fixedCodes.inventory_manage_div.schema.default('2') }),
  errors: [http[404]],
})

export const printMoveSlip = endpoint({
  ...printing,
  path: '/api/stock/registerStockMove/print',
  summary: { ja: '在庫移動票の印刷', en: 'Print a stock move slip', zh: '打印库存移动单' },
  input: z.object({ slip_no: code.min(1) }),
  errors: [http[404]],
})

/** 現品票 for what a slip has brought somewhere, or for what lies in a place. */
export const printGoodsLabels = endpoint({
  ...printing,
  path: '/api/stock/label/print',
  summary: { ja: '現品票の印刷', en: 'Print goods labels', zh: '打印物料标签' },
  input: z.object({
    slip_no: code.default(''),
    location_cd: code.default(''),
    item_cd: code.default(''),
    lot_no: code.default(''),
    ...labelPrint,
  }),
  errors: [http[404], stockErrors.BIZ_STOCK_LABELS_MANY],
})

/** 受払台帳 of one item, or of all that moved or lay there in the period. */
export const printPayments = endpoint({
  ...printing,
  path: '/api/stock/stockPayments/print',
  summary: { ja: '受払台帳の印刷', en: 'Print the stock ledger', zh: '打印收发台账' },
  input: paymentsAsked.extend({ item_cd: code.default('') }),
  errors: [http[404], stockErrors.BIZ_STOCK_LEDGER_LONG],
})

export const printStockList = endpoint({
  ...printing,
  path: '/api/stock/stockList/print',
  summary: { ja: '在庫一覧表の印刷', en: 'Print the stock list', zh: '打印库存一览表' },
  input: stockList.endpoints.csvDownload.input,
  errors: [csvErrors.CSV_TOO_MANY],
})
