import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { codes } from '#platform/contract/code-table.ts'
import { quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, text } from '#platform/contract/fields.ts'
import { slip } from '#platform/contract/slip.ts'
import type { Text } from '#platform/contract/text.ts'
import { refuseField, validation } from '#platform/contract/validation.ts'
import { divisions, type DivisionCode } from './division.ts'
import {
  bizDt,
  goods,
  idleOfLot,
  item,
  lot,
  qualityOfGoods,
  quantityTotals,
  reason,
  reasonCd,
  slipNo,
  stockQuestions,
} from './hand-slip-fields.ts'
import { quality, type Quality } from './stock-codes.ts'
import { stockErrors } from './stock-errors.ts'

/** What the goods become: as they are, or another quality. */
export const newQuality = codes('new_quality', {
  '-': { ja: '変更なし', en: 'Unchanged', zh: '无变化' },
  ...quality.texts,
})
type NewQuality = (typeof newQuality.codes)[number]

/** What is posted for a line, by the qualities that it goes from and to. */
export function moveDivision(from: Quality, to: NewQuality): DivisionCode {
  if (to === '-' || to === from) return '030'
  if (to === '2') return '045'
  if (from === '2') return '046'
  return to === '0' ? '048' : '030'
}

/** Divisions that are entered as moves. */
export const movedDivisions: readonly string[] = ['030', '045', '046', '048']

const place = (label: Text) => reference(label, stockLocationMaster, { width: 10, required: false })
const labels = {
  from: { ja: '出庫場所', en: 'Issue from', zh: '出库库位' },
  to: { ja: '入庫場所', en: 'Receive into', zh: '入库库位' },
} satisfies Record<string, Text>
const places = {
  ja: '場所（空白：ヘッダーの場所）',
  en: 'Places (blank: those of the header)',
  zh: '库位（空白：表头库位）',
}

/**
 * 在庫移動登録: from place to place, for the whole slip or line by line (棚替え), and from one quality to another, also in
 * the same place.
 */
export const moveSlip = slip({
  name: 'registerStockMove',
  title: { ja: '在庫移動登録', en: 'Stock move', zh: '库存移动录入' },
  area: 'stock',
  path: '/stock/registerStockMove',
  icon: 'box',
  hidden: true,
  key: ['slip_no'],
  posted: true,
  header: {
    slip_no: slipNo(),
    biz_dt: bizDt(),
    from_location_cd: place(labels.from),
    to_location_cd: place(labels.to),
    reason_cd: reasonCd(false),
    reason: reason(),
  },
  lines: {
    item_cd: item(),
    lot_no: lot(),
    qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { width: 10 }),
    from_location_cd: place(labels.from),
    to_location_cd: place(labels.to),
    quality: qualityOfGoods(),
    new_quality: choice({ ja: '変更後の品質', en: 'New quality', zh: '变更后质量' }, newQuality, {
      initial: '-',
    }),
    remarks: text({ ja: '行摘要', en: 'Note', zh: '行摘要' }, 100, { width: 20 }),
  },
  columns: {
    item_cd: { group: goods, nameWidth: 22 },
    lot_no: { group: goods },
    qty: { unitOf: 'item_cd' },
    from_location_cd: { group: places, nameWidth: 0 },
    to_location_cd: { group: places, nameWidth: 0 },
  },
  questions: stockQuestions,
  acts: ['cancel'],
  errors: Object.values(stockErrors),
  totals: quantityTotals,
  idle: (field, _line, _header, told) => idleOfLot(field, told),
  rules: ({ header, lines }, issues) => {
    for (const [at, line] of lines.entries()) {
      const from = line.from_location_cd || header.from_location_cd
      const to = line.to_location_cd || header.to_location_cd
      const stays = line.new_quality === '-' || line.new_quality === line.quality
      const cell = (own: string, name: string) =>
        own || lines.length > 1 ? `lines.${at}.${name}` : `header.${name}`
      if (from === '')
        refuseField(issues, cell(line.from_location_cd, 'from_location_cd'), validation.V_REQUIRED)
      else if (to === '' && stays)
        refuseField(issues, cell(line.to_location_cd, 'to_location_cd'), validation.V_REQUIRED)
      else if (from === to && stays)
        refuseField(issues, cell(line.to_location_cd, 'to_location_cd'), stockErrors.BIZ_STOCK_SAME_PLACE)
      if (
        divisions[moveDivision(line.quality, line.new_quality)].needsReason &&
        header.reason_cd === '' &&
        header.reason === ''
      )
        refuseField(issues, 'header.reason_cd', validation.V_REQUIRED)
    }
  },
})
