import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { employeeMaster } from '#modules/system/contract/staff.ts'
import { codes } from '#platform/contract/code-table.ts'
import { errors } from '#platform/contract/errors.ts'
import { date, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'

const askedBy = codes('price_talk_by', {
  1: { ja: '仕入先から', en: 'By the supplier', zh: '供应商提出' },
  2: { ja: '当社から', en: 'By us', zh: '我方提出' },
})

const answered = codes(
  'price_talk_status',
  {
    0: { ja: '未回答', en: 'Not answered', zh: '未答复' },
    1: { ja: '回答済', en: 'Answered', zh: '已答复' },
  },
  { 0: 'warn', 1: 'done' },
)

export const priceTalkErrors = errors({
  BIZ_TALK_ANSWER: {
    ja: '回答済にするには回答日と回答内容を入力してください。',
    en: 'An answered talk needs the day and what was answered.',
    zh: '设为已答复须输入答复日期和答复内容。',
  },
  BIZ_TALK_EARLY: {
    ja: '回答日は協議日以降の日付を入力してください。',
    en: 'The answer cannot be earlier than the talk.',
    zh: '答复日期不得早于协商日期。',
  },
})

const none = { required: false } as const

/** 価格協議: who asked when for another price, and what was answered; a price decided without a talk is unlawful (取適法5条2項4号). */
export const priceTalkMaster = master({
  name: 'price_talk',
  title: { ja: '価格協議記録', en: 'Price talks', zh: '价格协商记录' },
  area: 'placeorder',
  path: '/placeOrder/priceTalk',
  icon: 'edit',
  perFactory: true,
  key: ['talk_no'],
  nameField: 'request',
  fields: {
    talk_no: code({ ja: '協議番号', en: 'Talk no.', zh: '协商编号' }, 12),
    talk_dt: date({ ja: '協議日', en: 'Day', zh: '协商日期' }, { initial: 'businessDate' }),
    supplier_cd: reference({ ja: '仕入先', en: 'Supplier', zh: '供应商' }, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    item_cd: reference({ ja: '品目', en: 'Item', zh: '物料' }, itemMaster, none),
    asked_by: choice({ ja: '申入れ', en: 'Asked', zh: '提出方' }, askedBy),
    request: text({ ja: '申入れ内容', en: 'Request', zh: '提出内容' }, 200, { required: true, width: 30 }),
    employee_cd: reference({ ja: '当社担当', en: 'Our person', zh: '我方负责人' }, employeeMaster, none),
    talk_status: choice({ ja: '回答状況', en: 'Answer', zh: '答复情况' }, answered),
    answer_dt: date({ ja: '回答日', en: 'Answered on', zh: '答复日期' }, none),
    answer: text({ ja: '回答内容', en: 'What was answered', zh: '答复内容' }, 200, { width: 30 }),
  },
  columns: [
    'talk_no',
    'talk_dt',
    'supplier_cd',
    'item_cd',
    'asked_by',
    'request',
    'talk_status',
    'answer_dt',
    'answer',
  ],
  search: ['talk_status', 'talk_dt', 'supplier_cd', 'item_cd'],
  quick: [{ label: answered.texts[0], asks: () => ({ talk_status: '0' }) }],
  sort: '-talk_dt',
  rules: ({ talk_dt, talk_status, answer_dt, answer }, issues) => {
    if (talk_status === '1' && answer_dt === '')
      refuseField(issues, 'answer_dt', priceTalkErrors.BIZ_TALK_ANSWER)
    if (talk_status === '1' && answer === '') refuseField(issues, 'answer', priceTalkErrors.BIZ_TALK_ANSWER)
    if (answer_dt !== '' && answer_dt < talk_dt)
      refuseField(issues, 'answer_dt', priceTalkErrors.BIZ_TALK_EARLY)
  },
})
