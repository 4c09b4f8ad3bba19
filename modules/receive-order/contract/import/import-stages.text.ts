import { texts } from '#platform/contract/text.ts'

/** What the job of an import is at, beside the number of its rows. */
export const importStages = texts({
  checking: { ja: 'チェック中', en: 'Checking', zh: '检查中' },
  writing: { ja: '登録中', en: 'Writing', zh: '登记中' },
})
