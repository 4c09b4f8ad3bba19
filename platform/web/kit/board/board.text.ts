import { texts } from '#platform/contract/text.ts'

export const boardTexts = texts({
  firstHalf: { ja: '上期', en: 'First half', zh: '上半年' },
  secondHalf: { ja: '下期', en: 'Second half', zh: '下半年' },
  yearShown: {
    ja: '{year}年度（{from}〜{to}）',
    en: 'Year {year} ({from} to {to})',
    zh: '{year}年度（{from}〜{to}）',
  },
})
