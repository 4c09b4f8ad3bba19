import { texts } from '#platform/contract/text.ts'

export const stockHomeTexts = texts({
  worth: { ja: '在庫金額', en: 'Stock value', zh: '库存金额' },
  yen: { ja: '円', en: 'yen', zh: '日元' },
  since: { ja: '30日前から {change}円', en: '{change} yen in 30 days', zh: '30天内 {change}日元' },
  below: { ja: '安全在庫割れ', en: 'Below safety stock', zh: '低于安全库存' },
  expiring: { ja: '期限30日以内のロット', en: 'Lots expiring within 30 days', zh: '30天内到期的批次' },
  counts: { ja: '終わっていない棚卸', en: 'Open counts', zh: '未结束的盘点' },
  toClose: { ja: '次に締める月', en: 'Month to close', zh: '待结账月份' },
  movements: { ja: '30日間の受払', en: 'Movements of 30 days', zh: '30天收发' },
  lines: { ja: '受払件数', en: 'Movements', zh: '收发件数' },
  course: { ja: '在庫金額の推移', en: 'Course of the stock value', zh: '库存金额走势' },
})
