import { texts } from '#platform/contract/text.ts'

export const salesHomeTexts = texts({
  today: { ja: '本日の出荷', en: 'Shipments today', zh: '今日出货' },
  shipped: { ja: 'うち 出荷済 {count}件', en: 'Shipped: {count}', zh: '其中已出货 {count}件' },
  toPick: { ja: 'ピッキング待ち', en: 'To be picked', zh: '待拣货' },
  late: { ja: '出荷の遅れ', en: 'Late shipments', zh: '出货延迟' },
  picked: { ja: 'うち ピッキング済 {count}件', en: 'Picked: {count}', zh: '其中已拣货 {count}件' },
  months: { ja: '月次の推移', en: 'Month by month', zh: '月度走势' },
  orders: { ja: '受注高', en: 'Orders received', zh: '受订额' },
  sales: { ja: '売上高', en: 'Sales revenue', zh: '销售收入' },
  margin: { ja: '粗利', en: 'Gross margin', zh: '毛利' },
  inTime: { ja: '納期遵守率', en: 'Shipped on time', zh: '准时出货率' },
  turns: { ja: '在庫回転率（年）', en: 'Stock turns (a year)', zh: '库存周转率（年）' },
  yen: { ja: '円', en: 'yen', zh: '日元' },
  percent: { ja: '%', en: '%', zh: '%' },
  times: { ja: '回', en: 'times', zh: '次' },
  year: { ja: '直近13か月', en: 'Past 13 months', zh: '近13个月' },
  yearBefore: { ja: '前年同月', en: 'Year before', zh: '上年同月' },
})
