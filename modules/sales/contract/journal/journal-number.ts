/** The series of numbers of files for the accounting package. */
export const journalNumber = {
  kind: 'JOURNAL',
  name: { ja: '仕訳出力', en: 'Journal export', zh: '分录导出' },
} as const
