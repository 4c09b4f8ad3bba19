import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { isCorporateRegistration } from '#modules/system/contract/registration-number.ts'
import { codes } from '#platform/contract/code-table.ts'
import { amount, email, optionalCode, phone, postalCode } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, integer, kana, remarks, text } from '#platform/contract/fields.ts'
import { refuseField } from '#platform/contract/validation.ts'
import type { z } from 'zod'
import { masterErrors } from './master-errors.ts'

/** Numbers of branches begin at 00, which is the head office. */
export const branchNo = () =>
  code({ ja: '枝番', en: 'Branch no.', zh: '分支编号' }, 4, { initial: '00', width: 4 })
export const optionalBranchNo = (of: { ja: string; en: string; zh: string }) =>
  optionalCode({ ja: `${of.ja}枝番`, en: `${of.en}: branch`, zh: `${of.zh}分支` }, 4, { width: 4 })

export const note = () => remarks({ ja: '備考', en: 'Note', zh: '备注' })

const taxDivision = codes('partner_tax_div', {
  1: { ja: '外税', en: 'Tax added', zh: '不含税' },
  2: { ja: '内税', en: 'Tax included', zh: '含税' },
  3: { ja: '非課税', en: 'Exempt', zh: '免税' },
})

const taxUnit = codes('tax_calc_unit', {
  1: { ja: '伝票ごと', en: 'Per slip', zh: '按单据' },
  2: { ja: '請求締めごと', en: 'Per closing', zh: '按结账期' },
})

export const monthsLater = codes('pay_month', {
  0: { ja: '当月', en: 'This month', zh: '本月' },
  1: { ja: '翌月', en: 'Next month', zh: '下月' },
  2: { ja: '翌々月', en: 'Month after next', zh: '下下月' },
  3: { ja: '3か月後', en: 'Three months later', zh: '三个月后' },
})

export const payMethod = codes('pay_method', {
  1: { ja: '振込', en: 'Bank transfer', zh: '银行转账' },
  2: { ja: '口座振替', en: 'Direct debit', zh: '自动扣款' },
  3: { ja: '電子記録債権', en: 'Electronic claim', zh: '电子记录债权' },
  4: { ja: '手形', en: 'Promissory note', zh: '票据' },
  5: { ja: '現金', en: 'Cash', zh: '现金' },
})

const holidayShift = codes('holiday_shift', {
  1: { ja: '前営業日', en: 'Working day before', zh: '前一工作日' },
  2: { ja: '翌営業日', en: 'Working day after', zh: '后一工作日' },
})

/** A day of the month; 99 is its last. */
export const dayOfMonth = {
  initial: '99',
  hint: { ja: '末日は99', en: '99 is the last day of the month', zh: '月末为99' },
  says: { 99: { ja: '末日', en: 'last day', zh: '月末' } },
}

/** Name and address of whoever one trades with. */
export const addressFields = () => ({
  kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
  short_nm: text({ ja: '略称', en: 'Short name', zh: '简称' }, 20),
  postal_cd: postalCode({ ja: '郵便番号', en: 'Postal code', zh: '邮政编码' }),
  address1: text({ ja: '住所1', en: 'Address 1', zh: '地址1' }, 100, { width: 40 }),
  address2: text({ ja: '住所2', en: 'Address 2', zh: '地址2' }, 100, { width: 40 }),
  phone: phone({ ja: '電話番号', en: 'Phone', zh: '电话' }),
  fax: phone({ ja: 'FAX番号', en: 'Fax', zh: '传真' }),
  email: email({ ja: 'メールアドレス', en: 'E-mail', zh: '邮箱' }),
})

/** When and how is paid. */
export const termFields = () => ({
  closing_day: integer({ ja: '締日', en: 'Closing day', zh: '结账日' }, 1, 99, dayOfMonth),
  pay_month: choice({ ja: '支払月', en: 'Month of payment', zh: '付款月' }, monthsLater, { initial: '1' }),
  pay_day: integer({ ja: '支払日', en: 'Day of payment', zh: '付款日' }, 1, 99, dayOfMonth),
  pay_method: choice({ ja: '支払方法', en: 'Method of payment', zh: '付款方式' }, payMethod),
  holiday_shift: choice(
    { ja: '支払日が休日の場合', en: 'Payment on a holiday', zh: '付款日遇休息日' },
    holidayShift,
  ),
})

/** How consumption tax is worked out, and the number that makes an invoice a qualified one. */
export const taxFields = () => ({
  tax_div: choice({ ja: '課税区分', en: 'Tax', zh: '课税区分' }, taxDivision),
  tax_calc_unit: choice({ ja: '税計算単位', en: 'Tax worked out', zh: '税计算单位' }, taxUnit),
  tax_fraction: choice({ ja: '税端数処理', en: 'Tax rounding', zh: '税尾数处理' }, fixedCodes.tax_fraction),
  corporation_flg: flag({ ja: '法人', en: 'Corporation', zh: '法人' }, { initial: '1' }),
  invoice_reg_no: text({ ja: '登録番号（T番号）', en: 'Registration no.', zh: '登记号（T号）' }, 14, {
    width: 16,
  }),
})

export const creditLimit = () =>
  amount(
    { ja: '与信限度額', en: 'Credit limit', zh: '信用额度' },
    {
      initial: '0',
      hint: { ja: '0は無制限', en: '0 is no limit', zh: '0为无限制' },
    },
  )

/** A person in business has one without a check digit that could be verified. */
export const isRegistrationNo = (value: string): boolean => /^T\d{13}$/.test(value)

interface Partner {
  readonly closing_day: number
  readonly pay_day: number
  readonly corporation_flg: boolean
  readonly invoice_reg_no: string
}

/** Days of a month, and the check digit of the registration number. */
export function checkPartner(partner: Partner, issues: z.core.$RefinementCtx<Partner>): void {
  for (const path of ['closing_day', 'pay_day'] as const)
    if (partner[path] > 31 && partner[path] !== 99) refuseField(issues, path, masterErrors.MST_DAY)
  const { invoice_reg_no, corporation_flg } = partner
  if (invoice_reg_no === '') return
  if (!isRegistrationNo(invoice_reg_no) || (corporation_flg && !isCorporateRegistration(invoice_reg_no)))
    refuseField(issues, 'invoice_reg_no', masterErrors.MST_REGISTRATION_NO)
}
