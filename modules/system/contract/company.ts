import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { errors } from '#platform/contract/errors.ts'
import { phone, postalCode } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { fixedCodes } from './fixed-codes.ts'
import { isCorporateRegistration, tidyRegistration } from './registration-number.ts'

/** How goods in stock are valued; an item type may say otherwise (decisions.md "Stock"). */
const costMethod = codes('cost_method', {
  1: { ja: '移動平均法', en: 'Moving average', zh: '移动平均法' },
  2: { ja: '総平均法', en: 'Total average', zh: '总平均法' },
  3: { ja: '標準原価法', en: 'Standard cost', zh: '标准成本法' },
  4: { ja: '最終仕入原価法', en: 'Last purchase price', zh: '最后采购成本法' },
})
const salesBasis = codes('sales_basis', {
  1: { ja: '出荷基準', en: 'On shipment', zh: '出货基准' },
  2: { ja: '検収基準', en: 'On acceptance', zh: '验收基准' },
})
const purchaseBasis = codes('purchase_basis', {
  1: { ja: '入荷基準', en: 'On receipt', zh: '到货基准' },
  2: { ja: '検収基準', en: 'On acceptance', zh: '验收基准' },
})

const registration = z
  .string()
  .default('')
  .transform(tidyRegistration)
  .pipe(
    z.string().refine((number) => number === '' || isCorporateRegistration(number), { error: 'V_INVALID' }),
  )

export const companyErrors = errors({
  BIZ_OWN_COMPANY: {
    ja: 'ログイン中の会社を停止・廃止することはできません。',
    en: 'The company that you work in cannot be stopped or discontinued.',
    zh: '不能停用或作废当前登录的公司。',
  },
})

/** 会社. The one that works here: its code, given at the beginning, is never changed. */
export const companyMaster = master({
  name: 'company',
  title: { ja: '会社マスタ', en: 'Company', zh: '公司' },
  area: 'master',
  // Its names stand over every page, and its rules decide how everyone’s figures are made.
  write: writeEverywhere,
  path: '/masterMaint/master/company',
  icon: 'factory',
  key: ['company_cd'],
  nameField: 'company_nm',
  fields: {
    company_cd: code({ ja: '会社コード', en: 'Company code', zh: '公司代码' }, 20),
    company_nm: name({ ja: '会社名', en: 'Company name', zh: '公司名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    system_nm: name({ ja: 'システム名', en: 'System name', zh: '系统名称' }, 60, {
      hint: {
        ja: 'ログイン画面とブラウザのタブに表示されます。',
        en: 'Shown on the sign-in page and in the browser’s tab.',
        zh: '显示在登录页面和浏览器标签中。',
      },
    }),
    postal_cd: postalCode({ ja: '郵便番号', en: 'Postal code', zh: '邮政编码' }),
    address: text({ ja: '住所', en: 'Address', zh: '地址' }, 200, { width: 40 }),
    phone: phone({ ja: '電話番号', en: 'Phone', zh: '电话' }),
    fax: phone({ ja: 'FAX番号', en: 'Fax', zh: '传真' }),
    registration_no: {
      kind: 'text',
      label: { ja: '登録番号', en: 'Registration number', zh: '登记号码' },
      schema: registration,
      required: false,
      max: 14,
      width: 16,
      hint: {
        ja: '適格請求書発行事業者の登録番号（T＋法人番号13桁）。請求書に印字されます。',
        en: 'Of qualified invoices: T and the 13 digits of the corporate number. Printed on invoices.',
        zh: '合格发票开具者的登记号码（T＋13位法人编号），打印在发票上。',
      },
    },
    seal_flg: flag(
      { ja: '角印を印字', en: 'Print the seal', zh: '打印公司章' },
      {
        hint: {
          ja: '請求書・納品書の自社名に、社名の角印を重ねて印字します。日本語の会社名に限ります。',
          en: 'A square seal of the name over our name on invoices and delivery notes. Only for a name in Japanese.',
          zh: '在发票和送货单的公司名称上打印公司章。仅限日文公司名称。',
        },
      },
    ),
    fiscal_start_month: integer({ ja: '期首月', en: 'First month of the year', zh: '会计年度首月' }, 1, 12, {
      initial: '4',
    }),
    cost_method: choice({ ja: '在庫評価方法', en: 'Stock valuation', zh: '库存计价方法' }, costMethod),
    sales_basis: choice({ ja: '売上計上基準', en: 'Sales are posted', zh: '销售入账基准' }, salesBasis),
    purchase_basis: choice(
      { ja: '仕入計上基準', en: 'Purchases are posted', zh: '采购入账基准' },
      purchaseBasis,
    ),
    tax_fraction: choice(
      { ja: '消費税の端数処理', en: 'Rounding of tax', zh: '消费税尾数处理' },
      fixedCodes.tax_fraction,
    ),
  },
  errors: [companyErrors.BIZ_OWN_COMPANY],
  columns: ['company_cd', 'company_nm', 'system_nm', 'address', 'phone', 'registration_no'],
})
