import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { codes } from '#platform/contract/code-table.ts'
import { amount, date, price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, text } from '#platform/contract/fields.ts'
import { slip, type TypedValues } from '#platform/contract/slip.ts'
import { refuseField, validation } from '#platform/contract/validation.ts'
import { divisions, type PriceRule } from './division.ts'
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
import { varianceLabel } from './money-labels.ts'
import { stockErrors } from './stock-errors.ts'

const { '001': open, '080': adjust, '085': dispose, '060': add, '061': reprice } = divisions

/** What a person enters in 在庫登録; moves have a slip of their own. */
export const enteredDivision = codes('entered_stock_div', {
  '080': adjust.text,
  '085': dispose.text,
  '060': add.text,
  '061': reprice.text,
  '001': open.text,
})

const figures = { ja: '数量・金額', en: 'Quantity and amount', zh: '数量·金额' }

const errors = Object.values(stockErrors)

/** 在庫登録: adjustments, disposals and changes of value, each with its reason. */
export const stockSlip = slip({
  name: 'registerStock',
  title: { ja: '在庫登録', en: 'Stock entry', zh: '出入库录入' },
  area: 'stock',
  path: '/stock/registerStock',
  icon: 'edit',
  key: ['slip_no'],
  posted: true,
  header: {
    slip_no: slipNo(),
    stock_div: choice({ ja: '受払区分', en: 'Movement type', zh: '收发类型' }, enteredDivision, {
      initial: '080',
    }),
    biz_dt: bizDt(),
    reason_cd: reasonCd(true),
    reason: reason(),
  },
  lines: {
    item_cd: item(),
    location_cd: reference({ ja: '場所', en: 'Location', zh: '库位' }, stockLocationMaster, {
      width: 10,
      required: false,
    }),
    lot_no: lot(),
    qty: quantity(
      { ja: '数量', en: 'Quantity', zh: '数量' },
      { min: '-999999999', width: 10, required: false },
    ),
    price: price({ ja: '単価', en: 'Unit price', zh: '单价' }, { width: 10, required: false }),
    amount: amount(
      { ja: '増減額', en: 'Plus or minus', zh: '增减额' },
      { min: '-999999999999', width: 11, required: false },
    ),
    expiry_dt: date({ ja: '有効期限', en: 'Expiry', zh: '有效期' }, { width: 10, required: false }),
    variance: amount(varianceLabel, { min: '-999999999999', width: 10, required: false, cost: true }),
    remarks: text({ ja: '行摘要', en: 'Note', zh: '行摘要' }, 100, { width: 16 }),
    quality: qualityOfGoods(),
  },
  computed: ['variance'],
  columns: {
    item_cd: { group: goods, nameWidth: 22 },
    location_cd: { group: goods, nameWidth: 12 },
    lot_no: { group: goods },
    qty: { group: figures, unitOf: 'item_cd' },
    price: { group: figures },
    amount: { group: figures },
    quality: { seldom: true },
  },
  questions: stockQuestions,
  acts: ['cancel'],
  errors,
  totals: quantityTotals,
  idle: (field, _line, { stock_div }, told) => {
    const { data: division } = enteredDivision.schema.safeParse(stock_div)
    if (division === undefined) return undefined
    const isFigure = allFigures.some((figure) => figure === field)
    if (isFigure && !possibleFigures(division).some((figure) => figure === field)) return idleInDivision
    return idleOfLot(field, told)
  },
  rules: ({ header, lines }, issues) => checkFigures(header.stock_div, lines, issues),
})

type DivisionField = 'qty' | 'price' | 'amount' | 'location_cd' | 'lot_no' | 'expiry_dt'

const allFigures: readonly DivisionField[] = ['qty', 'price', 'amount', 'location_cd', 'lot_no', 'expiry_dt']
const ofGoods: readonly DivisionField[] = ['lot_no', 'expiry_dt']
/** By the price rule; where it says nothing, goods are moved at what they cost. */
const neededFigures: Readonly<Partial<Record<PriceRule, readonly DivisionField[]>>> = {
  amount: ['amount'],
  'new-price': ['price'],
  given: ['qty', 'location_cd', 'price'],
}

type EnteredDivision = (typeof enteredDivision.codes)[number]

const idleInDivision = {
  ja: 'この受払区分では入力しません。',
  en: 'This movement type does not use it.',
  zh: '此收发类型不使用该项目。',
}

const neededIn = (division: EnteredDivision): readonly DivisionField[] =>
  neededFigures[divisions[division].price] ?? ['qty', 'location_cd']

function possibleFigures(division: EnteredDivision): readonly DivisionField[] {
  const needed = neededIn(division)
  return [
    ...needed,
    ...(needed.includes('qty') ? ofGoods : []),
    ...(division === '060' ? ['qty' as const] : []),
  ]
}

/** Which figures a line needs is said by its division; one that would be ignored is refused. */
function checkFigures(
  stock_div: EnteredDivision,
  lines: readonly TypedValues<DivisionField>[],
  issues: Parameters<typeof refuseField>[0],
): void {
  const needed = neededIn(stock_div)
  const possible = possibleFigures(stock_div)
  for (const [at, line] of lines.entries()) {
    for (const field of needed)
      if (line[field] === '') refuseField(issues, `lines.${at}.${field}`, validation.V_REQUIRED)
    for (const field of allFigures)
      if (!possible.includes(field) && line[field] !== '')
        refuseField(issues, `lines.${at}.${field}`, stockErrors.BIZ_STOCK_IDLE_FIELD)
  }
}
