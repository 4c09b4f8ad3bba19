import { texts } from '#platform/contract/text.ts'

export const orderHomeTexts = texts({
  unanswered: { ja: '納期の未回答', en: 'Unanswered dates', zh: '交期未答复' },
  tooLong: { ja: 'うち 3日超 {count}件', en: 'Over 3 days: {count}', zh: '其中超过3天 {count}件' },
  lateOrders: { ja: '納期を過ぎた受注', en: 'Orders past their date', zh: '已过交期的订单' },
  overAWeek: { ja: 'うち 1週間超 {count}件', en: 'Over a week: {count}', zh: '其中超过一周 {count}件' },
  backlog: { ja: '週別の受注残', en: 'Backlog by week', zh: '每周未交订单' },
  amount: { ja: '受注残金額', en: 'Backlog (yen)', zh: '未交金额' },
  watch: { ja: '先に見る受注', en: 'Orders to look at first', zh: '优先查看的订单' },
  lateBy: {
    ja: '{days}日遅れ',
    en: '{days|# day|# days} late',
    zh: '延迟{days}天',
  },
  answer: { ja: '納期を調整する', en: 'Adjust the date', zh: '调整交期' },
  lost: { ja: '引当喪失', en: 'Allocation lost', zh: '预留丢失' },
  allocate: { ja: '引き当てる', en: 'Allocate', zh: '预留' },
  noneLate: {
    ja: '納期を過ぎた受注はありません。',
    en: 'No order is past its date.',
    zh: '没有已过交期的订单。',
  },
  overdue: { ja: '遅れ', en: 'Late', zh: '延迟' },
  later: { ja: '以降', en: 'Later', zh: '以后' },
})
