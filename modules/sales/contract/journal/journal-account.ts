import { choice, flag, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { journalUse } from './journal-codes.ts'

/** 仕訳科目: what the accounting package calls an account. Without a record it is called by its use, and has no code. */
export const journalAccountMaster = master({
  name: 'journal_account',
  title: { ja: '仕訳科目', en: 'Journal accounts', zh: '分录科目' },
  area: 'receiveorder',
  path: '/sales/journalAccount',
  icon: 'database',
  key: ['journal_use'],
  nameField: 'account_nm',
  fields: {
    journal_use: choice({ ja: '用途', en: 'Used for', zh: '用途' }, journalUse, { width: 16 }),
    account_cd: text({ ja: '勘定科目コード', en: 'Account code', zh: '科目代码' }, 10, { width: 12 }),
    account_nm: name({ ja: '勘定科目名', en: 'Account name', zh: '科目名称' }),
    sub_flg: flag({ ja: '取引先を補助科目にする', en: 'Customer as sub-account', zh: '以客户作为辅助科目' }),
  },
  columns: ['journal_use', 'account_cd', 'account_nm', 'sub_flg'],
  search: ['journal_use', 'account_nm'],
})
