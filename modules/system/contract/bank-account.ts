import { codes } from '#platform/contract/code-table.ts'
import { choice, code, flag, name, text } from '#platform/contract/fields.ts'
import { errors } from '#platform/contract/errors.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { unreadable } from './bank-text.ts'

export const bankAccountType = codes('own_account_type', {
  1: { ja: '普通', en: 'Ordinary', zh: '普通' },
  2: { ja: '当座', en: 'Current', zh: '活期' },
})

export const bankAccountErrors = errors({
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

/** Banks fill up what is shorter than an account number or a consignor's code; of their own codes every digit counts. */
const digits = {
  bank_cd: [4, /^\d{4}$/],
  bank_branch_cd: [3, /^\d{3}$/],
  bank_account_no: [7, /^\d{1,7}$/],
  consignor_cd: [10, /^\d{0,10}$/],
} as const

/** 自社口座: into which customers pay, and from which suppliers are paid. */
export const bankAccountMaster = master({
  name: 'bank_account',
  title: { ja: '自社口座', en: 'Own bank accounts', zh: '本公司账户' },
  area: 'master',
  path: '/masterMaint/master/bankAccount',
  icon: 'database',
  key: ['account_cd'],
  nameField: 'account_nm',
  fields: {
    account_cd: code({ ja: '口座コード', en: 'Account', zh: '账户代码' }, 10),
    account_nm: name({ ja: '口座名', en: 'Name', zh: '账户名称' }),
    bank_cd: text({ ja: '銀行コード', en: 'Bank', zh: '银行代码' }, 4, { required: true, width: 6 }),
    bank_nm: text({ ja: '銀行名', en: 'Bank name', zh: '银行名称' }, 30, { required: true, width: 16 }),
    bank_branch_cd: text({ ja: '支店コード', en: 'Bank branch', zh: '支行代码' }, 3, {
      ...{ required: true, width: 6 },
    }),
    bank_branch_nm: text({ ja: '支店名', en: 'Branch name', zh: '支行名称' }, 30, {
      ...{ required: true, width: 16 },
    }),
    bank_account_type: choice({ ja: '口座種別', en: 'Account type', zh: '账户类型' }, bankAccountType),
    bank_account_no: text({ ja: '口座番号', en: 'Account no.', zh: '账号' }, 7, { required: true, width: 9 }),
    bank_account_nm: text({ ja: '口座名義（カナ）', en: 'Account name', zh: '账户名' }, 40, {
      required: true,
    }),
    invoice_flg: flag(
      { ja: '請求書の振込先', en: 'On invoices', zh: '请款单收款账户' },
      {
        initial: '1',
        hint: {
          ja: 'オンの口座をすべて請求書に印字します。得意先マスタで振込先口座を選んだ得意先には、その口座だけを印字します。',
          en: 'Invoices show all accounts that have it; those of a customer with an account of its own show only that one.',
          zh: '开启的账户均打印在请款单上；客户主数据中选定了收款账户的客户，仅打印该账户。',
        },
      },
    ),
    invoice_note: text({ ja: '請求書の注記', en: 'Note on invoices', zh: '请款单备注' }, 60, {
      ...{ width: 40 },
      hint: {
        ja: '振込先の下に印字します（振込手数料の負担など）。',
        en: 'Printed under the account, such as who bears the fee.',
        zh: '打印在收款账户下方（如手续费由谁承担）。',
      },
    }),
    consignor_cd: text({ ja: '委託者コード', en: 'Consignor no.', zh: '委托人代码' }, 10, {
      ...{ width: 12 },
      hint: {
        ja: '振込データを作成する口座に、銀行から指定された10桁を入力します。',
        en: 'Of an account that suppliers are paid from: the ten digits that the bank has given.',
        zh: '用于生成转账数据的账户，输入银行指定的10位数字。',
      },
    }),
  },
  columns: [
    'account_cd',
    'account_nm',
    'bank_nm',
    'bank_branch_nm',
    'bank_account_type',
    'bank_account_no',
    'invoice_flg',
  ],
  search: ['account_cd', 'account_nm', 'bank_nm'],
  // Whoever pays suppliers sees from which one it can be done, without a right to masters.
  tells: ['consignor_cd'],
  rules: (account, issues) => {
    for (const name of ['bank_cd', 'bank_branch_cd', 'bank_account_no', 'consignor_cd'] as const) {
      const [max, form] = digits[name]
      if (!form.test(account[name])) refuseField(issues, name, bankAccountErrors.BIZ_BANK_DIGITS, { max })
    }
    const letter = unreadable(account.bank_account_nm)
    if (letter !== '') refuseField(issues, 'bank_account_nm', bankAccountErrors.BIZ_BANK_LETTER, { letter })
  },
})
