import { itemMaster } from '#modules/master/contract/item.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { written } from '#platform/contract/decimal.ts'
import { date, optionalCode, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, text } from '#platform/contract/fields.ts'
import type { TypedValues } from '#platform/contract/slip.ts'
import { sumOf, type SlipTotals } from '#platform/contract/slip-totals.ts'
import { quality } from './stock-codes.ts'
import { stockErrors } from './stock-errors.ts'

/** What the slips that people enter have in common. */

export const goods = { ja: '品目', en: 'Item', zh: '物料' }
export const slipNo = () => code({ ja: '伝票番号', en: 'Slip no.', zh: '单据编号' }, 20, { width: 14 })
export const bizDt = () => date({ ja: '受払日', en: 'Date', zh: '收发日期' }, { initial: 'businessDate' })
export const reasonCd = (required: boolean) =>
  reference({ ja: '理由', en: 'Reason', zh: '原因' }, codeDivMaster, {
    parts: ['=STOCK_REASON', 'reason_cd'],
    width: 6,
    ...(required ? {} : { required: false }),
  })
export const reason = () => text({ ja: '摘要', en: 'Remarks', zh: '摘要' }, 200, { width: 44 })
export const item = () => reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, { width: 16 })
export const lot = () => optionalCode({ ja: 'ロット', en: 'Lot', zh: '批次' }, 40, { width: 14 })

/** What is asked before a slip is posted. */
export const stockQuestions = [stockErrors.BIZ_STOCK_VARIANCE, stockErrors.BIZ_STOCK_LOT_EXPIRED]

export const qualityOfGoods = () =>
  choice({ ja: '品質', en: 'Quality', zh: '质量' }, quality, { initial: '0' })

export function quantityTotals(lines: readonly TypedValues<'qty'>[]): SlipTotals {
  return {
    columns: [],
    rows: [],
    grand: {
      label: { ja: '数量合計', en: 'Total quantity', zh: '数量合计' },
      figure: written(sumOf(lines, 'qty')),
    },
  }
}
