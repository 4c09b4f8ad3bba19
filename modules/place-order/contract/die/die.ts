import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { codes } from '#platform/contract/code-table.ts'
import { amount, date, reference } from '#platform/contract/field-kinds.ts'
import { choice, code, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'

export const dieKind = codes('die_kind', {
  1: { ja: '金型', en: 'Die', zh: '模具' },
  2: { ja: '治具', en: 'Jig', zh: '夹具' },
  3: { ja: '木型', en: 'Wooden pattern', zh: '木模' },
})

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
    note: text({ ja: '摘要', en: 'Remarks', zh: '摘要' }, 200, { width: 30 }),
  },
  columns: ['die_cd', 'die_nm', 'die_kind', 'supplier_cd', 'item_cd', 'lent_dt', 'monthly_fee'],
  search: ['die_cd', 'die_nm', 'supplier_cd', 'item_cd'],
})
