import { texts } from '#platform/contract/text.ts'

export const staleWebTexts = texts({
  planned: { ja: '最終計画 {at}', en: 'Planned {at}', zh: '最近计划 {at}' },
  never: {
    ja: 'まだ一括計画を実行していません。',
    en: 'Bulk planning has never run.',
    zh: '尚未执行批量计划。',
  },
  fresh: {
    ja: '計画後の変更はありません。',
    en: 'Nothing has changed since.',
    zh: '计划后没有变更。',
  },
  aged: {
    ja: '計画後に変更があります：',
    en: 'Changed since then:',
    zh: '计划后有变更：',
  },
  tile: { ja: '計画後の変更', en: 'Changes since the plan', zh: '计划后的变更' },
  toPlan: { ja: '生産計画管理を開く', en: 'Open plan management', zh: '打开生产计划管理' },
  lateTile: { ja: '遅れる計画', en: 'Plans that are late', zh: '延迟的计划' },
  lateOrders: {
    ja: 'うち{count}件は受注に紐づく計画',
    en: '{count} of them are for orders',
    zh: '其中{count}件为订单计划',
  },
})
