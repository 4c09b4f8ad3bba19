import { factoryMaster } from '#modules/system/contract/factory.ts'
import { codes } from '#platform/contract/code-table.ts'
import { rounded, sum, times, decimal, written } from '#platform/contract/decimal.ts'
import { errors } from '#platform/contract/errors.ts'
import { amount, date, price, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, text } from '#platform/contract/fields.ts'
import { lineAmount, sumOf, type SlipTotals } from '#platform/contract/slip-totals.ts'
import { slip, type TypedValues } from '#platform/contract/slip.ts'
import { statusMachine, unless } from '#platform/contract/status-machine.ts'

const taxes = codes('trial_tax', {
  10: { ja: '10％', en: '10%', zh: '10％' },
  8: { ja: '8％（軽減）', en: '8% (reduced)', zh: '8％（减税）' },
  0: { ja: '対象外', en: 'Exempt', zh: '免税' },
})

export const trialErrors = errors({
  TRIAL_DUE: {
    ja: '希望納期は伝票日付以降にしてください。',
    en: 'The due date must not be before the date of the slip.',
    zh: '希望交期不能早于单据日期。',
  },
  TRIAL_LOCKED: {
    ja: 'この行は出荷済みのため変更できません。',
    en: 'This line has been shipped and cannot be changed.',
    zh: '此行已出库，不能修改。',
  },
  TRIAL_CONFIRMED: {
    ja: '確定済みの伝票は変更できません。確定を取り消してから変更してください。',
    en: 'A confirmed slip cannot be changed. Take the confirmation back first.',
    zh: '已确认的单据不能修改，请先取消确认。',
  },
  TRIAL_STEP: {
    ja: '「{state}」の伝票ではこの操作はできません。',
    en: 'This cannot be done with a slip that is "{state}".',
    zh: '“{state}”状态的单据不能进行此操作。',
  },
  TRIAL_CANCEL: {
    ja: '出荷済みの行があるため取り消せません。',
    en: 'It cannot be cancelled: a line of it has been shipped.',
    zh: '存在已出库的行，不能取消。',
  },
})

const figures = { ja: '数量・金額', en: 'Quantity and amount', zh: '数量·金额' }
const when = { ja: '納期', en: 'Due date', zh: '交期' }

const statuses = codes(
  'trial_slip_status',
  {
    0: { ja: '入力済', en: 'Entered', zh: '已录入' },
    1: { ja: '確定', en: 'Confirmed', zh: '已确认' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'none', 1: 'done', 9: 'bad' },
)

/** What is known of a slip when it is stepped. */
interface TrialFacts {
  readonly shipped: boolean
}

export const trialStatus = statusMachine({
  axis: 'slip_status',
  states: statuses,
  steps: [
    { from: '0', verb: 'confirm', to: '1' },
    { from: '1', verb: 'reopen', to: '0' },
    {
      from: '0',
      verb: 'cancel',
      to: '9',
      guard: unless(({ shipped }: TrialFacts) => shipped, trialErrors.TRIAL_CANCEL),
    },
  ],
  refused: (state) => trialErrors.TRIAL_STEP.with({ state: statuses.texts[state] }),
})

/** A slip with every kind of field. It is stored like a real document, and is the model of one. */
export const trialSlip = slip({
  name: 'trialSlip',
  title: { ja: '伝票', en: 'Slip', zh: '单据' },
  area: 'developer',
  path: '/developer/trialSlip',
  icon: 'order',
  key: ['slip_no'],
  kept: { date: 'slip_dt', axes: ['slip_status'], closed: { slip_status: ['9'] } },
  header: {
    slip_no: code({ ja: '伝票番号', en: 'Slip no.', zh: '单据编号' }, 10),
    slip_dt: date({ ja: '伝票日付', en: 'Date', zh: '单据日期' }, { initial: 'businessDate' }),
    plant_cd: reference({ ja: '工場', en: 'Factory', zh: '工厂' }, factoryMaster, { width: 8 }),
    tax_rounding: choice(
      { ja: '税端数', en: 'Tax rounding', zh: '税额尾数' },
      codes('trial_rounding', {
        down: { ja: '切り捨て', en: 'Cut', zh: '舍去' },
        'half-up': { ja: '四捨五入', en: 'Round half up', zh: '四舍五入' },
        up: { ja: '切り上げ', en: 'Raise', zh: '进位' },
      }),
      { initial: 'down' },
    ),
    order_no: text({ ja: '注文書番号', en: 'Customer order no.', zh: '客户订单号' }, 20, { width: 16 }),
    urgent: flag({ ja: '至急', en: 'Urgent', zh: '加急' }),
    remarks: text({ ja: '備考', en: 'Note', zh: '备注' }, 60, { width: 44 }),
    slip_status: choice({ ja: '状態', en: 'Status', zh: '状态' }, statuses, { initial: '0' }),
    total: amount({ ja: '税抜合計', en: 'Net total', zh: '不含税合计' }, { width: 12 }),
  },
  lines: {
    item_cd: code({ ja: '品目コード', en: 'Item', zh: '物料编码' }, 20, { width: 12 }),
    item_nm: text({ ja: '品名', en: 'Item name', zh: '物料名称' }, 60, { width: 20 }),
    qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { width: 9 }),
    unit_price: price({ ja: '単価', en: 'Unit price', zh: '单价' }, { width: 10 }),
    amount: price({ ja: '金額', en: 'Amount', zh: '金额' }, { width: 11 }),
    tax: choice({ ja: '税率', en: 'Tax', zh: '税率' }, taxes, { initial: '10', width: 13 }),
    due_dt: date({ ja: '希望納期', en: 'Requested date', zh: '希望交期' }, { width: 8 }),
    ships_from_cd: reference({ ja: '出荷工場', en: 'Ships from', zh: '出库工厂' }, factoryMaster, {
      required: false,
      width: 8,
    }),
    sample: flag({ ja: '見本', en: 'Sample', zh: '样品' }),
    remarks: text({ ja: '摘要', en: 'Remarks', zh: '摘要' }, 40, { width: 16 }),
    shipped_qty: quantity({ ja: '出荷数', en: 'Shipped', zh: '已出货' }, { width: 9, initial: '0' }),
  },
  columns: {
    qty: { group: figures },
    unit_price: { group: figures, places: 2 },
    amount: { group: figures },
    tax: { group: figures },
    due_dt: { group: when },
    ships_from_cd: { group: when, nameWidth: 14 },
  },
  computed: ['amount', 'shipped_qty', 'slip_status', 'total'],
  acts: ['confirm', 'reopen', 'cancel'],
  errors: [trialErrors.TRIAL_DUE, trialErrors.TRIAL_LOCKED, trialErrors.TRIAL_CONFIRMED],
  compute: (line) => ({ amount: lineAmount(line.qty, line.unit_price) }),
  sum: (lines) => ({ total: written(sumOf(lines, 'amount')) }),
  totals: (lines, header) => taxTotals(lines, roundings[header.tax_rounding] ?? 'down'),
})

const roundings: Readonly<Record<string, 'down' | 'half-up' | 'up'>> = {
  down: 'down',
  'half-up': 'half-up',
  up: 'up',
}

/** Tax is rounded once per rate, never per line (decisions.md "Sales, purchasing, tax"). */
function taxTotals(
  lines: readonly TypedValues<'tax' | 'amount'>[],
  rounding: 'down' | 'half-up' | 'up',
): SlipTotals {
  const rates = taxes.codes.toReversed().map((rate) => {
    const base = sumOf(
      lines.filter((line) => line.tax === rate),
      'amount',
    )
    return { rate, base, tax: rounded(times(base, decimal(`0.${rate.padStart(2, '0')}`)), 0, rounding) }
  })
  return {
    columns: [
      { ja: '対象額', en: 'Amount', zh: '对象额' },
      { ja: '消費税', en: 'Consumption tax', zh: '消费税' },
    ],
    rows: rates.map(({ rate, base, tax }) => ({
      label: taxes.texts[rate],
      figures: [written(base), rate === '0' ? '' : written(tax)],
    })),
    grand: {
      label: { ja: '合計（税込）', en: 'Total with tax', zh: '合计（含税）' },
      figure: written(sum(rates.flatMap(({ base, tax }) => [base, tax]))),
      unit: { ja: '円', en: 'yen', zh: '日元' },
    },
  }
}
