import { texts } from '#platform/contract/text.ts'

export const effectTexts = texts({
  demands: { ja: '変わる需要', en: 'Demand that changes', zh: '变化的需求' },
  customer: { ja: '得意先', en: 'Customer', zh: '客户' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  before: { ja: '変更前', en: 'Before', zh: '修改前' },
  after: { ja: '変更後', en: 'After', zh: '修改后' },
  purchases: { ja: '変わる発注予定', en: 'Purchases still to be ordered', zh: '变化的采购预定' },
  beforeFirst: { ja: '最初の入荷（変更前）', en: 'First arrival before', zh: '首次到货（修改前）' },
  first: { ja: '最初の入荷（変更後）', en: 'First arrival after', zh: '首次到货（修改后）' },
  beforeQty: { ja: '数量（変更前）', en: 'Quantity before', zh: '数量（修改前）' },
  qty: { ja: '数量（変更後）', en: 'Quantity after', zh: '数量（修改后）' },
  orders: { ja: '納期・数量を見直す発注', en: 'Orders to suppliers to be changed', zh: '需调整的采购订单' },
  order: { ja: '発注番号', en: 'Order no.', zh: '采购单号' },
  ordered: { ja: '発注残', en: 'On order', zh: '采购在途' },
  due: { ja: '納期', en: 'Due date', zh: '交期' },
  advice: { ja: '見直し', en: 'Advice', zh: '调整' },
  noAdvice: { ja: '今のまま', en: 'As it is', zh: '保持不变' },
  wanted: { ja: '希望日', en: 'Wanted on', zh: '希望日' },
  excess: {
    ja: '増える余剰在庫　{yen}円',
    en: 'Stock that is left over: {yen} yen more',
    zh: '增加的剩余库存　{yen}日元',
  },
  beforeYen: { ja: '余剰（円・変更前）', en: 'Left over before (yen)', zh: '剩余（日元，修改前）' },
  yen: { ja: '余剰（円・変更後）', en: 'Left over after (yen)', zh: '剩余（日元，修改后）' },
  because: { ja: '需要が減った品目', en: 'Because less is wanted of', zh: '需求减少的物料' },
})
