import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { codes } from '#platform/contract/code-table.ts'
import { amount, date, reference } from '#platform/contract/field-kinds.ts'
import { errors } from '#platform/contract/errors.ts'
import { choice, code, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'

export const dieKind = codes('die_kind', {
  1: { ja: '金型', en: 'Die', zh: '模具' },
  2: { ja: '治具', en: 'Jig', zh: '夹具' },
  3: { ja: '木型', en: 'Wooden pattern', zh: '木模' },
})

export const dieErrors = errors({
  BIZ_DIE_RETURNED: {
    ja: '返却日は貸与日（{date}）以降の日付を入力してください。',
    en: 'It cannot be returned before it was lent ({date}).',
    zh: '归还日期请输入出借日期（{date}）当日或之后的日期。',
  },
})

const none = { required: false } as const

/** 金型台帳: dies, jigs and patterns of ours that stand at suppliers; a feature of the factory that orders with them. */
export const dieMaster = master({
  name: 'supplier_die',
  title: { ja: '金型台帳', en: 'Dies at suppliers', zh: '模具台账' },
  area: 'placeorder',
  path: '/placeOrder/supplierDie',
  icon: 'database',
  perFactory: true,
  key: ['die_cd'],
  nameField: 'die_nm',
  attachments: true,
  fields: {
    die_cd: code({ ja: '金型番号', en: 'Die no.', zh: '模具编号' }, 20),
    die_nm: name({ ja: '金型名', en: 'Die name', zh: '模具名称' }),
    die_kind: choice({ ja: '種類', en: 'Kind', zh: '类型' }, dieKind),
    supplier_cd: reference({ ja: '保管先', en: 'Kept at', zh: '保管方' }, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    item_cd: reference({ ja: '製造品目', en: 'Makes item', zh: '生产物料' }, itemMaster),
    lent_dt: date({ ja: '貸与日', en: 'Lent on', zh: '出借日期' }, { initial: 'businessDate' }),
    monthly_fee: amount({ ja: '保管料（月額）', en: 'Monthly fee', zh: '保管费（月）' }, { initial: '0' }),
    fee_from_dt: date(
      { ja: '保管料開始日', en: 'Fee from', zh: '保管费起始日' },
      {
        ...none,
        hint: { ja: '空白は貸与日から', en: 'Blank: from the day it was lent', zh: '空白表示从出借日期起' },
      },
    ),
    returned_dt: date(
      { ja: '返却日', en: 'Returned on', zh: '归还日期' },
      {
        ...none,
        hint: {
          ja: '返却または廃棄した日。取適法年次記録にはこの日まで残ります。',
          en: 'When it came back or was scrapped. The fair-trade records keep it up to this day.',
          zh: '归还或报废的日期。取适法年度记录保留到该日。',
        },
      },
    ),
    note: text({ ja: '摘要', en: 'Remarks', zh: '摘要' }, 200, { width: 30 }),
  },
  columns: [
    'die_cd',
    'die_nm',
    'die_kind',
    'supplier_cd',
    'item_cd',
    'lent_dt',
    'monthly_fee',
    'returned_dt',
  ],
  search: ['die_cd', 'die_nm', 'supplier_cd', 'item_cd'],
  rules: ({ lent_dt, returned_dt }, issues) => {
    if (returned_dt !== '' && returned_dt < lent_dt)
      refuseField(issues, 'returned_dt', dieErrors.BIZ_DIE_RETURNED, { date: lent_dt })
  },
})
