import { texts } from '#platform/contract/text.ts'

export const salesHomeTexts = texts({
  today: { ja: '本日の出荷', en: 'Shipments today', zh: '今日出货' },
  shipped: { ja: 'うち 出荷済 {count}件', en: 'Shipped: {count}', zh: '其中已出货 {count}件' },
  toPick: { ja: 'ピッキング待ち', en: 'To be picked', zh: '待拣货' },
  late: { ja: '出荷の遅れ', en: 'Late shipments', zh: '出货延迟' },
  picked: { ja: 'うち ピッキング済 {count}件', en: 'Picked: {count}', zh: '其中已拣货 {count}件' },
})
