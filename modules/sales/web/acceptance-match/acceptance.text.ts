import { texts } from '#platform/contract/text.ts'

export const acceptanceTexts = texts({
  post: { ja: '検収分を計上', en: 'Post what was accepted', zh: '验收部分入账' },
  posted: {
    ja: '検収と一致した売上{count}件を計上しました。',
    en: '{count|# sale was|# sales were} posted as accepted.',
    zh: '已将与验收一致的{count}件销售入账。',
  },
})
