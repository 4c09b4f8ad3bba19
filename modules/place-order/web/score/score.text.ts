import { texts } from '#platform/contract/text.ts'

export const scoreTexts = texts({
  title: { ja: '仕入先評価', en: 'Supplier score', zh: '供应商评价' },
  period: { ja: '{from}〜{to}の入荷', en: 'Deliveries {from} to {to}', zh: '{from}～{to}的到货' },
  none: {
    ja: 'この期間の入荷がありません。',
    en: 'Nothing was delivered in this time.',
    zh: '该期间没有到货。',
  },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  deliveries: { ja: '入荷件数', en: 'Deliveries', zh: '到货次数' },
  onTime: { ja: '納期遵守率（%）', en: 'On time (%)', zh: '准时率（%）' },
  inspected: { ja: '検査数', en: 'Inspected', zh: '已检验' },
  rejected: { ja: '不良・返品率（%）', en: 'Rejected (%)', zh: '不良、退货率（%）' },
  leadTime: { ja: 'リードタイム（日）', en: 'Lead time (days)', zh: '提前期（天）' },
  taken: { ja: '実績（日）', en: 'Really taken (days)', zh: '实际（天）' },
  correction: { ja: '訂正', en: 'Correction', zh: '更正' },
  correct: { ja: 'マスタを{days}日に訂正', en: 'Correct to {days} days', zh: '将主数据更正为{days}天' },
  notMine: {
    ja: 'マスタの権限が必要',
    en: 'for who may change masters',
    zh: '需要主数据权限',
  },
  corrected: {
    ja: '{item}のリードタイムを{days}日に訂正しました。',
    en: 'The lead time of {item} is now {days} days.',
    zh: '{item}的提前期已更正为{days}天。',
  },
})
