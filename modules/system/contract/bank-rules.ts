import type { z } from 'zod'
import { errors, type ErrorKind } from '#platform/contract/errors.ts'
import type { TextParams } from '#platform/contract/text.ts'
import { refuseField, validation } from '#platform/contract/validation.ts'
import { unreadable } from './bank-text.ts'

/** Why banks would make no transfer of it. */
export const bankErrors = errors({
  BIZ_BANK_DIGITS: {
    ja: '数字{max}桁で入力してください。',
    en: 'Enter {max} digits.',
    zh: '请输入{max}位数字。',
  },
  BIZ_BANK_UP_TO: {
    ja: '数字{max}桁以内で入力してください。',
    en: 'Enter at most {max} digits.',
    zh: '请输入不超过{max}位的数字。',
  },
  BIZ_BANK_LETTER: {
    ja: '「{letter}」は全銀フォーマットで使用できません。カナ・英数字で入力してください。',
    en: '"{letter}" cannot stand in a transfer file. Enter kana, letters and digits.',
    zh: '“{letter}”不能用于全银格式，请输入假名、字母或数字。',
  },
})

export interface BankAccountFields {
  readonly bank_cd: string
  readonly bank_branch_cd: string
  readonly bank_account_type: string
  readonly bank_account_no: string
  readonly bank_account_nm: string
}

interface Wrong {
  readonly name: keyof BankAccountFields
  readonly kind: ErrorKind
  readonly params: TextParams
}

/** Banks fill up what is shorter than an account number; of their own codes every digit counts. */
const forms = [
  { name: 'bank_cd', form: /^\d{4}$/, kind: bankErrors.BIZ_BANK_DIGITS, params: { max: 4 } },
  { name: 'bank_branch_cd', form: /^\d{3}$/, kind: bankErrors.BIZ_BANK_DIGITS, params: { max: 3 } },
  { name: 'bank_account_no', form: /^\d{1,7}$/, kind: bankErrors.BIZ_BANK_UP_TO, params: { max: 7 } },
] as const
const written = ['bank_cd', 'bank_branch_cd', 'bank_account_no', 'bank_account_nm'] as const

/** Why banks would not take it, field by field. */
export function wrongInBank(account: BankAccountFields): readonly Wrong[] {
  const missing = written.filter((name) => account[name] === '')
  const letter = unreadable(account.bank_account_nm)
  return [
    ...missing.map((name) => ({ name, kind: validation.V_REQUIRED, params: {} })),
    ...forms.filter(({ name, form }) => account[name] !== '' && !form.test(account[name])),
    ...(isTypeKnown(account)
      ? []
      : [{ name: 'bank_account_type' as const, kind: validation.V_CHOOSE, params: {} }]),
    ...(letter === ''
      ? []
      : [{ name: 'bank_account_nm' as const, kind: bankErrors.BIZ_BANK_LETTER, params: { letter } }]),
  ]
}

const isTypeKnown = ({ bank_account_type }: BankAccountFields): boolean => /^[12]$/.test(bank_account_type)

/** Half an account is none; nothing at all may be entered later. */
export function checkBank(
  account: BankAccountFields,
  issues: z.core.$RefinementCtx<BankAccountFields>,
): void {
  if (!isTypeKnown(account) && written.every((name) => account[name] === '')) return
  for (const { name, kind, params } of wrongInBank(account)) refuseField(issues, name, kind, params)
}
