import { texts } from '#platform/contract/text.ts'

/** What has changed, as a planner says it. */
export const staleTexts = texts({
  day: {
    ja: '業務日付が{from}から進みました',
    en: 'Business date has moved on from {from}',
    zh: '业务日期已从{from}推进',
  },
  orders: { ja: '受注{count}件', en: 'Sales orders: {count}', zh: '销售订单{count}件' },
  forecasts: { ja: '内示{count}品目', en: 'Items forecast otherwise: {count}', zh: '预示变更物料{count}种' },
  yearPlan: {
    ja: '年間生販在計画{count}品目',
    en: 'Items of the annual stock plan: {count}',
    zh: '年度产销存计划变更物料{count}种',
  },
  stock: {
    ja: '在庫の増減{count}品目',
    en: 'Items with corrected stock: {count}',
    zh: '库存增减物料{count}种',
  },
  purchases: { ja: '発注{count}件', en: 'Purchase orders: {count}', zh: '采购订单{count}件' },
  latePurchases: {
    ja: '入荷遅れの発注{count}件',
    en: 'Purchase orders that are late: {count}',
    zh: '到货延迟的采购订单{count}件',
  },
  plans: {
    ja: '手で変更した計画{count}件',
    en: 'Plans changed by hand: {count}',
    zh: '手工变更的计划{count}个',
  },
  plansGone: {
    ja: '取り消した計画{count}件',
    en: 'Plans removed: {count}',
    zh: '已取消的计划{count}个',
  },
  machines: { ja: '設備{count}台', en: 'Machines: {count}', zh: '设备{count}台' },
  workers: { ja: '作業者{count}人', en: 'Workers: {count}', zh: '作业员{count}人' },
  master: { ja: '{title}{count}件', en: '{title}: {count}', zh: '{title}{count}件' },
})
