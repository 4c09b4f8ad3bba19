import { checkBank } from '#modules/system/contract/bank-rules.ts'
import { codes } from '#platform/contract/code-table.ts'
import { amount, halfWidth, percent, reference, selfReference } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { calendarMaster } from './calendar.ts'
import {
  addressFields,
  branchNo,
  checkPartner,
  note,
  optionalBranchNo,
  taxFields,
  termFields,
} from './partner-fields.ts'

const sendBy = codes('order_send', {
  1: { ja: '紙（郵送・FAX）', en: 'Paper', zh: '纸质（邮寄、传真）' },
  2: { ja: 'メール', en: 'E-mail', zh: '邮件' },
  3: { ja: 'EDI', en: 'EDI', zh: 'EDI' },
})

/** Whose day decides which price holds (decisions.md "Factory rules"). */
const priceBasis = codes('supplier_price_basis', {
  1: { ja: '発注日', en: 'Order date', zh: '订货日期' },
  2: { ja: '入荷日', en: 'Receipt date', zh: '到货日期' },
})

const accountType = codes('bank_account_type', {
  0: { ja: '未登録', en: 'Not registered', zh: '未登记' },
  1: { ja: '普通', en: 'Ordinary', zh: '普通' },
  2: { ja: '当座', en: 'Current', zh: '活期' },
})

const pickUp = (ja: string, en: string, zh: string) =>
  flag({ ja: `引取（${ja}曜）`, en: `Pick-up ${en}`, zh: `取货（${zh}）` })

const payTo = { ja: '支払先', en: 'Paid to', zh: '付款对象' }

/** 仕入先: whoever we order from; also subcontractors. */
export const supplierMaster = master({
  name: 'supplier',
  title: { ja: '仕入先マスタ', en: 'Suppliers', zh: '供应商' },
  area: 'master',
  path: '/masterMaint/master/supplier',
  key: ['supplier_cd', 'branch_no'],
  nameField: 'supplier_nm',
  attachments: true,
  page: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
  fields: {
    supplier_cd: code({ ja: '仕入先コード', en: 'Supplier', zh: '供应商代码' }, 10),
    branch_no: branchNo(),
    supplier_nm: name({ ja: '仕入先名', en: 'Supplier name', zh: '供应商名称' }),
    ...addressFields(),
    subcontract_flg: flag({ ja: '外注先', en: 'Subcontractor', zh: '外协厂' }),
    buy_back_flg: flag(
      { ja: '有償支給の買戻し', en: 'Bought back', zh: '有偿供料回购' },
      {
        initial: '1',
        hint: {
          ja: 'オン：有償支給材は自社在庫のまま　オフ：支給時に売渡し',
          en: 'On: material supplied for pay stays our stock. Off: it is sold',
          zh: '开启：有偿供料仍为自有库存　关闭：供料时视为售出',
        },
      },
    ),
    order_send: choice({ ja: '注文書の送付', en: 'Orders sent by', zh: '订单发送方式' }, sendBy),
    calendar_cd: reference({ ja: 'カレンダー', en: 'Calendar', zh: '日历' }, calendarMaster, {
      required: false,
    }),
    pick_mon_flg: pickUp('月', 'Mon', '周一'),
    pick_tue_flg: pickUp('火', 'Tue', '周二'),
    pick_wed_flg: pickUp('水', 'Wed', '周三'),
    pick_thu_flg: pickUp('木', 'Thu', '周四'),
    pick_fri_flg: pickUp('金', 'Fri', '周五'),
    pick_sat_flg: pickUp('土', 'Sat', '周六'),
    pick_sun_flg: pickUp('日', 'Sun', '周日'),
    price_basis: choice({ ja: '単価の基準日', en: 'Price of', zh: '单价生效日期' }, priceBasis, {
      initial: '1',
    }),
    over_tolerance: percent({ ja: '過納許容（%）', en: 'Over (%)', zh: '超交允许（%）' }, { initial: '0' }),
    under_tolerance: percent({ ja: '不足許容（%）', en: 'Under (%)', zh: '短交允许（%）' }, { initial: '0' }),
    ...termFields(),
    pay_to_cd: selfReference(payTo, 10, { parts: ['pay_to_cd', 'pay_to_branch_no'] }),
    pay_to_branch_no: optionalBranchNo(payTo),
    bank_cd: halfWidth({ ja: '銀行コード', en: 'Bank', zh: '银行代码' }, 4, { width: 6 }),
    bank_branch_cd: halfWidth({ ja: '支店コード', en: 'Bank branch', zh: '支行代码' }, 3, { width: 6 }),
    bank_account_type: choice({ ja: '口座種別', en: 'Account type', zh: '账户类型' }, accountType),
    bank_account_no: halfWidth({ ja: '口座番号', en: 'Account no.', zh: '账号' }, 7, { width: 9 }),
    bank_account_nm: text({ ja: '口座名義（カナ）', en: 'Account name', zh: '账户名' }, 48),
    ...taxFields(),
    toriteki_flg: flag({ ja: '取適法対象', en: 'Under the fair-trade act', zh: '适用取适法' }),
    capital: amount({ ja: '資本金（円）', en: 'Capital (yen)', zh: '资本金（日元）' }, { initial: '0' }),
    employees: integer({ ja: '従業員数', en: 'Employees', zh: '员工数' }, 0, 999999, { initial: '0' }),
    note: note(),
  },
  groups: [
    {
      title: {
        ja: '引取曜日（空白は稼働日すべて）',
        en: 'Pick-up days (none: any working day)',
        zh: '取货日（均未选表示所有工作日）',
      },
      fields: [
        'pick_mon_flg',
        'pick_tue_flg',
        'pick_wed_flg',
        'pick_thu_flg',
        'pick_fri_flg',
        'pick_sat_flg',
        'pick_sun_flg',
      ],
    },
    {
      title: { ja: '支払条件', en: 'Payment', zh: '付款条件' },
      fields: [
        'closing_day',
        'pay_month',
        'pay_day',
        'pay_method',
        'holiday_shift',
        'pay_to_cd',
        'pay_to_branch_no',
        'bank_cd',
        'bank_branch_cd',
        'bank_account_type',
        'bank_account_no',
        'bank_account_nm',
      ],
    },
    {
      title: { ja: '消費税・取適法', en: 'Tax and fair trade', zh: '消费税、取适法' },
      fields: [
        'tax_div',
        'tax_calc_unit',
        'tax_fraction',
        'corporation_flg',
        'invoice_reg_no',
        'toriteki_flg',
        'capital',
        'employees',
        'note',
      ],
    },
  ],
  columns: [
    'supplier_cd',
    'branch_no',
    'supplier_nm',
    'address1',
    'phone',
    'subcontract_flg',
    'toriteki_flg',
  ],
  search: ['supplier_cd', 'supplier_nm', 'phone'],
  rules: (supplier, issues) => {
    checkPartner(supplier, issues)
    checkBank(supplier, issues)
  },
})
