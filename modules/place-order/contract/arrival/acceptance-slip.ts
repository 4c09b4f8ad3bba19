import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { optionalBranchNo } from '#modules/master/contract/partner-fields.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { date, quantity, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, text } from '#platform/contract/fields.ts'
import { slip } from '#platform/contract/slip.ts'
import { acceptanceStatus, judgedGoods, returnGround, returnLaw } from './arrival-codes.ts'
import { arrivalErrors } from './arrival-errors.ts'

const figures = { ja: '判定', en: 'Judged', zh: '判定' }
const fairTrade = {
  ja: '取適法5条1項4号（返品の禁止）',
  en: 'Fair-trade act, art. 5 (1) 4',
  zh: '取适法第5条第1款第4项',
}
const origin = { ja: '返品元', en: 'From', zh: '退货来源' }
const sample = { ja: '抜取検査', en: 'Sample', zh: '抽样检验' }
const supplier = { ja: '仕入先', en: 'Supplier', zh: '供应商' }
const figure = { initial: '0', width: 8 } as const

/** 検収: what of an arrival is good, defective, or goes back. Accepted, all of its lines are one posting. */
export const acceptanceSlip = slip({
  name: 'acceptance',
  title: { ja: '検収登録', en: 'Acceptance entry', zh: '验收登记' },
  area: 'placeorder',
  path: '/placeOrder/acceptance',
  icon: 'edit',
  key: ['acceptance_no'],
  kept: {
    date: 'accept_dt',
    axes: ['acceptance_status'],
    closed: { acceptance_status: ['1', '9'] },
  },
  header: {
    acceptance_no: code({ ja: '検収番号', en: 'Acceptance no.', zh: '验收号' }, 20, { width: 12 }),
    accept_dt: date({ ja: '検収日', en: 'Accepted on', zh: '验收日期' }, { initial: 'businessDate' }),
    arrival_no: code({ ja: '入荷番号', en: 'Arrival no.', zh: '到货号' }, 20, { width: 12 }),
    supplier_cd: reference(supplier, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
      required: false,
    }),
    branch_no: optionalBranchNo(supplier),
    acceptance_status: choice({ ja: '状態', en: 'Status', zh: '状态' }, acceptanceStatus, { initial: '0' }),
    cancel_reason: text({ ja: '取り消した理由', en: 'Why cancelled', zh: '取消原因' }, 100, { width: 28 }),
    remarks: text({ ja: '備考', en: 'Note', zh: '备注' }, 200, { width: 44 }),
  },
  lines: {
    arrival_line_no: integer({ ja: '入荷行', en: 'Arrival line', zh: '到货行' }, 1, 999, { width: 6 }),
    item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, { required: false, width: 12 }),
    judged_goods: choice({ ja: '対象', en: 'Of', zh: '对象' }, judgedGoods, { initial: '1', width: 10 }),
    good_qty: quantity({ ja: '良品', en: 'Good', zh: '良品' }, figure),
    defective_qty: quantity({ ja: '不良品', en: 'Defective', zh: '不良品' }, figure),
    return_qty: quantity({ ja: '返品', en: 'Return', zh: '退货' }, figure),
    redeliver: flag({ ja: '再納入', en: 'To deliver again', zh: '重新交货' }, { initial: '1' }),
    /** Of what is delivered again, what had come beyond the order before: so much less is wanted. */
    covered_qty: quantity({ ja: '過納充当', en: 'Covered by surplus', zh: '超交抵充' }, figure),
    reason: text({ ja: '不良・返品の理由', en: 'Why', zh: '不良、退货原因' }, 100, { width: 14 }),
    return_ground: choice(
      { ja: '返品の理由区分', en: 'Ground of the return', zh: '退货原因区分' },
      returnGround,
      {
        initial: '0',
        width: 18,
      },
    ),
    return_law: choice({ ja: '返品の可否', en: 'Whether allowed', zh: '可否退货' }, returnLaw, {
      initial: '0',
      width: 8,
    }),
    last_return_dt: date({ ja: '返品期限', en: 'Last day', zh: '退货期限' }, { required: false, width: 9 }),
    return_days_left: quantity(
      { ja: '残り日数', en: 'Days left', zh: '剩余天数' },
      { required: false, min: '-99999', width: 6 },
    ),
    sample_qty: quantity({ ja: '抜取数', en: 'Sample size', zh: '抽样数' }, figure),
    measured: text({ ja: '測定値・所見', en: 'Measured', zh: '测定值' }, 200, { width: 20 }),
    location_cd: reference({ ja: '返品元の場所', en: 'Sent from', zh: '退货来源库位' }, stockLocationMaster, {
      required: false,
      width: 8,
    }),
  },
  columns: {
    item_cd: { nameWidth: 18 },
    good_qty: { group: figures, unitOf: 'item_cd' },
    defective_qty: { group: figures },
    return_qty: { group: figures },
    redeliver: { group: figures, seldom: true },
    covered_qty: { group: figures, seldom: true },
    reason: { group: figures },
    return_ground: { group: fairTrade, seldom: true },
    return_law: { group: fairTrade },
    last_return_dt: { group: fairTrade },
    return_days_left: { group: fairTrade },
    sample_qty: { group: sample, seldom: true },
    measured: { group: sample, seldom: true },
    location_cd: { group: origin, seldom: true },
  },
  computed: [
    'supplier_cd',
    'branch_no',
    'acceptance_status',
    'cancel_reason',
    'covered_qty',
    'return_law',
    'last_return_dt',
    'return_days_left',
  ],
  notCopied: ['arrival_no', 'reason', 'measured'],
  acts: ['accept', 'cancel'],
  errors: [arrivalErrors.BIZ_ACCEPTANCE_DONE, arrivalErrors.BIZ_ARRIVAL_STATE],
})
