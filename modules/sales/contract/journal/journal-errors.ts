import { errors } from '#platform/contract/errors.ts'

/** Why there is no file for the accounting package. */
export const journalErrors = errors({
  BIZ_JOURNAL_NOTHING: {
    ja: '{month}に出力していない仕訳はありません。',
    en: 'Every entry of {month} has been exported.',
    zh: '{month}没有尚未导出的分录。',
  },
  BIZ_JOURNAL_ACCOUNT: {
    ja: '勘定科目コードが登録されていません。仕訳科目に登録してください。（{uses}）',
    en: 'These accounts have no code. Enter it under journal accounts: {uses}.',
    zh: '科目代码未登记，请在分录科目中登记。（{uses}）',
  },
})
