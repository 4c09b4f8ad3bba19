import { itemMaster } from '#modules/master/contract/item.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { written } from '#platform/contract/decimal.ts'
import { date, optionalCode, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, text } from '#platform/contract/fields.ts'
import type { Told, TypedValues } from '#platform/contract/slip.ts'
import type { Text } from '#platform/contract/text.ts'
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

const sums = { ja: '数量合計', en: 'Total quantity', zh: '数量合计' }

/** One figure where all lines have one unit, else one for each. */
export function quantityTotals(
  lines: readonly TypedValues<'qty'>[],
  _header: TypedValues,
  unitOf: (at: number) => string,
): SlipTotals {
  const units = [...new Set(lines.map((_line, at) => unitOf(at)))]
  const sumIn = (unit: string) =>
    written(
      sumOf(
        lines.filter((_line, at) => unitOf(at) === unit),
        'qty',
      ),
    )
  const [only = ''] = units
  if (units.length <= 1)
    return { columns: [], rows: [], grand: { label: sums, figure: sumIn(only), unit: asText(only) } }
  return { columns: [sums], rows: units.map((unit) => ({ label: asText(unit), figures: [sumIn(unit)] })) }
}

const asText = (word: string): Text => ({ ja: word, en: word, zh: word })

const idleWords = {
  lot: { ja: 'ロット管理しない品目です。', en: 'The item has no lots.', zh: '该物料不管理批次。' },
  expiry: {
    ja: '有効期限のない品目です。',
    en: 'The item does not expire.',
    zh: '该物料没有有效期。',
  },
} satisfies Record<string, Text>

/** Lots and what belongs to them, by what the item is. */
export function idleOfLot(field: string, told: Told<'item_cd'>): Text | undefined {
  if (told('item_cd', itemMaster, 'lot_control') === '0') {
    if (field === 'lot_no' || field === 'expiry_dt') return idleWords.lot
  } else if (field === 'expiry_dt' && told('item_cd', itemMaster, 'shelf_life_days') === '0')
    return idleWords.expiry
  return undefined
}
