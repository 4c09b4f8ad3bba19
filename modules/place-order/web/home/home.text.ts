import { texts } from '#platform/contract/text.ts'

export const placeOrderHomeTexts = texts({
  messages: { ja: '未対応の変更勧告', en: 'Open change messages', zh: '未处理的变更建议' },
  proposals: { ja: '未発注の提案', en: 'Proposals not ordered', zh: '未下单的订货建议' },
  tooLate: { ja: 'うち 間に合わない {count}件', en: 'Late: {count}', zh: '其中来不及 {count}件' },
  late: { ja: '入荷の遅れ', en: 'Late arrivals', zh: '到货延迟' },
  watch: { ja: '先に見る発注', en: 'Purchase orders to look at first', zh: '优先查看的采购订单' },
  lateBy: { ja: '{days}日遅れ', en: '{days|# day|# days} late', zh: '延迟{days}天' },
  noneLate: { ja: '入荷の遅れはありません。', en: 'No arrival is late.', zh: '没有延迟的到货。' },
  overAWeek: { ja: 'うち 1週間超 {count}件', en: 'Over a week: {count}', zh: '其中超过一周 {count}件' },
  today: { ja: '本日の入荷予定', en: 'Expected today', zh: '今日预计到货' },
  inspection: { ja: '検査待ちの入荷', en: 'Arrivals to inspect', zh: '待检的到货' },
  dieFees: { ja: '保管料が必要な金型', en: 'Dies whose fee is due', zh: '须付保管费的模具' },
  priceTalks: { ja: '未回答の価格協議', en: 'Price talks to answer', zh: '未答复的价格协商' },
})
