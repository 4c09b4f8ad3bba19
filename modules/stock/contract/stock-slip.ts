import { itemMaster } from '#modules/master/contract/item.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { codes } from '#platform/contract/code-table.ts'
import { written } from '#platform/contract/decimal.ts'
import { amount, date, optionalCode, price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, text } from '#platform/contract/fields.ts'
import { slip, type TypedValues } from '#platform/contract/slip.ts'
import { sumOf, type SlipTotals } from '#platform/contract/slip-totals.ts'
import type { Text } from '#platform/contract/text.ts'
import { refuseField, validation } from '#platform/contract/validation.ts'
import { changesValue, divisions } from './division.ts'
import { varianceLabel } from './money-labels.ts'
import { stockErrors } from './stock-errors.ts'

const { '080': adjust, '085': dispose, '060': add, '061': reprice } = divisions

/** What a person enters in 在庫登録; moves have a slip of their own. */
export const enteredDivision = codes('entered_stock_div', {
  '080': adjust.text,
  '085': dispose.text,
  '060': add.text,
  '061': reprice.text,
})

const goods = { ja: '品目', en: 'Item', zh: '物料' }
const figures = { ja: '数量・金額', en: 'Quantity and value', zh: '数量·金额' }

const slipNo = () => code({ ja: '伝票番号', en: 'Slip no.', zh: '单据编号' }, 20, { width: 14 })
const bizDt = () => date({ ja: '受払日', en: 'Date', zh: '收发日期' }, { initial: 'businessDate' })
const reasonCd = (required: boolean) =>
  reference({ ja: '理由', en: 'Reason', zh: '原因' }, codeDivMaster, {
    parts: ['=STOCK_REASON', 'reason_cd'],
    width: 6,
    ...(required ? {} : { required: false }),
  })
const reason = () => text({ ja: '摘要', en: 'Remarks', zh: '摘要' }, 200, { width: 44 })
const item = () => reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, { width: 16 })
const place = (label: Text) => reference(label, stockLocationMaster, { width: 10 })
const lot = () => optionalCode({ ja: 'ロット', en: 'Lot', zh: '批号' }, 40, { width: 14 })

/** What is asked before a slip is posted. */
const stockQuestions = [stockErrors.BIZ_STOCK_VARIANCE]

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
    stock_div: choice({ ja: '受払区分', en: 'Division', zh: '收发区分' }, enteredDivision, {
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
    price: price({ ja: '新単価', en: 'New price', zh: '新单价' }, { width: 10, required: false }),
    amount: amount(
      { ja: '増減額', en: 'Amount', zh: '增减额' },
      { min: '-999999999999', width: 11, required: false },
    ),
    expiry_dt: date({ ja: '有効期限', en: 'Expiry', zh: '有效期' }, { width: 10, required: false }),
    variance: amount(varianceLabel, { min: '-999999999999', width: 10, required: false }),
    remarks: text({ ja: '行摘要', en: 'Note', zh: '行摘要' }, 100, { width: 16 }),
  },
  computed: ['variance'],
  columns: {
    item_cd: { group: goods, nameWidth: 22 },
    location_cd: { group: goods, nameWidth: 12 },
    lot_no: { group: goods },
    qty: { group: figures },
    price: { group: figures },
    amount: { group: figures },
    variance: { group: figures },
  },
  questions: stockQuestions,
  acts: ['cancel'],
  errors,
  totals: quantityTotals,
  rules: ({ header, lines }, issues) => checkFigures(header.stock_div, lines, issues),
})

type DivisionField = 'qty' | 'price' | 'amount' | 'location_cd' | 'lot_no' | 'expiry_dt'

/** Which figures a line needs is said by its division; one that would be ignored is refused. */
function checkFigures(
  stock_div: (typeof enteredDivision.codes)[number],
  lines: readonly TypedValues<DivisionField>[],
  issues: Parameters<typeof refuseField>[0],
): void {
  const division = divisions[stock_div]
  const needed = changesValue(division) ? (division.price === 'amount' ? 'amount' : 'price') : 'qty'
  const fields: readonly DivisionField[] = needed === 'qty' ? ['qty', 'location_cd'] : [needed]
  const place: readonly DivisionField[] = needed === 'qty' ? [] : ['location_cd', 'lot_no', 'expiry_dt']
  const unused: readonly DivisionField[] = [
    ...(['price', 'amount'] as const),
    ...place,
    ...(needed === 'price' ? (['qty'] as const) : []),
  ]
  for (const [at, line] of lines.entries()) {
    for (const field of fields)
      if (line[field] === '') refuseField(issues, `lines.${at}.${field}`, validation.V_REQUIRED)
    for (const field of unused)
      if (field !== needed && line[field] !== '')
        refuseField(issues, `lines.${at}.${field}`, stockErrors.BIZ_STOCK_IDLE_FIELD)
  }
}

function quantityTotals(lines: readonly TypedValues<'qty'>[]): SlipTotals {
  return {
    columns: [],
    rows: [],
    grand: {
      label: { ja: '数量合計', en: 'Total quantity', zh: '数量合计' },
      figure: written(sumOf(lines, 'qty')),
    },
  }
}

/** 在庫移動登録: from one place of ours to another. */
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
    from_location_cd: place({ ja: '出庫場所', en: 'From', zh: '出库库位' }),
    to_location_cd: place({ ja: '入庫場所', en: 'To', zh: '入库库位' }),
    reason_cd: reasonCd(false),
    reason: reason(),
  },
  lines: {
    item_cd: item(),
    lot_no: lot(),
    qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { width: 10 }),
    remarks: text({ ja: '行摘要', en: 'Note', zh: '行摘要' }, 100, { width: 24 }),
  },
  columns: { item_cd: { group: goods, nameWidth: 30 }, lot_no: { group: goods } },
  acts: ['cancel'],
  errors,
  totals: quantityTotals,
  rules: ({ header }, issues) => {
    if (header.from_location_cd === header.to_location_cd)
      refuseField(issues, 'header.to_location_cd', stockErrors.BIZ_STOCK_SAME_PLACE)
  },
})
