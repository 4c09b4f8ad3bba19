import { texts } from '#platform/contract/text.ts'

export const orderCycleTexts = texts({
  next: { ja: '今後の発注日（10回分）', en: 'The next ten order days', zh: '今后的订货日（10次）' },
  moved: { ja: '{date}から移動', en: 'moved from {date}', zh: '由{date}移动' },
  none: {
    ja: 'この設定では発注日がありません。曜日または日付を指定してください。',
    en: 'This gives no order day. Choose weekdays or days of the month.',
    zh: '该设置没有订货日，请指定星期或日期。',
  },
})
