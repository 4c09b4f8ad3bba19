import { codes } from '#platform/contract/code-table.ts'
import { halfWidth } from '#platform/contract/field-kinds.ts'
import { choice, code, flag, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { bankErrors, checkBank } from './bank-rules.ts'

export const bankAccountType = codes('own_account_type', {
  1: { ja: '普通', en: 'Ordinary', zh: '普通' },
  2: { ja: '当座', en: 'Current', zh: '活期' },
})

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
    bank_cd: halfWidth({ ja: '銀行コード', en: 'Bank', zh: '银行代码' }, 4, { required: true, width: 6 }),
    bank_nm: text({ ja: '銀行名', en: 'Bank name', zh: '银行名称' }, 30, { required: true, width: 16 }),
    bank_branch_cd: halfWidth({ ja: '支店コード', en: 'Bank branch', zh: '支行代码' }, 3, {
      ...{ required: true, width: 6 },
    }),
    bank_branch_nm: text({ ja: '支店名', en: 'Branch name', zh: '支行名称' }, 30, {
      ...{ required: true, width: 16 },
    }),
    bank_account_type: choice({ ja: '口座種別', en: 'Account type', zh: '账户类型' }, bankAccountType),
    bank_account_no: halfWidth({ ja: '口座番号', en: 'Account no.', zh: '账号' }, 7, {
      required: true,
      width: 9,
    }),
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
    consignor_cd: halfWidth({ ja: '委託者コード', en: 'Consignor no.', zh: '委托人代码' }, 10, {
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
    checkBank(account, issues)
    if (!/^(\d{10})?$/.test(account.consignor_cd))
      refuseField(issues, 'consignor_cd', bankErrors.BIZ_BANK_DIGITS, { max: 10 })
  },
})
