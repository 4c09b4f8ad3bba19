import { codes } from '#platform/contract/code-table.ts'
import { choice, code, name, text } from '#platform/contract/fields.ts'
import { errors } from '#platform/contract/errors.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { unreadable } from './bank-text.ts'

const accountType = codes('pay_account_type', {
  1: { ja: '普通', en: 'Ordinary', zh: '普通' },
  2: { ja: '当座', en: 'Current', zh: '活期' },
})

export const payAccountErrors = errors({
  BIZ_BANK_DIGITS: {
    ja: '数字{max}桁で入力してください。',
    en: 'Enter {max} digits.',
    zh: '请输入{max}位数字。',
  },
  BIZ_BANK_LETTER: {
    ja: '「{letter}」は全銀フォーマットで使用できません。カナ・英数字で入力してください。',
    en: '"{letter}" cannot stand in a transfer file. Enter kana, letters and digits.',
    zh: '“{letter}”不能用于全银格式，请输入假名、字母或数字。',
  },
})

const digits = { consignor_cd: 10, bank_cd: 4, bank_branch_cd: 3, bank_account_no: 7 } as const

/** 振込元口座: from which suppliers are paid. */
export const payAccountMaster = master({
  name: 'pay_account',
  title: { ja: '振込元口座', en: 'Paying accounts', zh: '付款账户' },
  area: 'placeorder',
  path: '/placeOrder/payAccount',
  icon: 'database',
  key: ['account_cd'],
  nameField: 'account_nm',
  fields: {
    account_cd: code({ ja: '口座コード', en: 'Account', zh: '账户代码' }, 10),
    account_nm: name({ ja: '口座名', en: 'Name', zh: '账户名称' }),
    consignor_cd: text({ ja: '委託者コード', en: 'Consignor no.', zh: '委托人代码' }, 10, { width: 12 }),
    bank_cd: text({ ja: '銀行コード', en: 'Bank', zh: '银行代码' }, 4, { width: 6 }),
    bank_branch_cd: text({ ja: '支店コード', en: 'Bank branch', zh: '支行代码' }, 3, { width: 6 }),
    bank_account_type: choice({ ja: '口座種別', en: 'Account type', zh: '账户类型' }, accountType),
    bank_account_no: text({ ja: '口座番号', en: 'Account no.', zh: '账号' }, 7, { width: 9 }),
    bank_account_nm: text({ ja: '口座名義（カナ）', en: 'Account name', zh: '账户名' }, 40),
  },
  columns: ['account_cd', 'account_nm', 'bank_cd', 'bank_branch_cd', 'bank_account_type', 'bank_account_no'],
  search: ['account_cd', 'account_nm'],
  rules: (account, issues) => {
    for (const name of ['consignor_cd', 'bank_cd', 'bank_branch_cd', 'bank_account_no'] as const)
      if (!new RegExp(`^\\d{1,${digits[name]}}$`).test(account[name]))
        refuseField(issues, name, payAccountErrors.BIZ_BANK_DIGITS, { max: digits[name] })
    const letter = unreadable(account.bank_account_nm)
    if (letter !== '') refuseField(issues, 'bank_account_nm', payAccountErrors.BIZ_BANK_LETTER, { letter })
  },
})
