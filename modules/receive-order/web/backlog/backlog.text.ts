import { texts } from '#platform/contract/text.ts'

export const backlogTexts = texts({
  item: { ja: '品目', en: 'Item', zh: '物料' },
  customer: { ja: '得意先', en: 'Customer', zh: '客户' },
  week: { ja: '納期の週', en: 'Week due', zh: '交期周' },
  overdue: { ja: '納期遅れ', en: 'Overdue', zh: '逾期' },
  later: { ja: 'それ以降', en: 'Later', zh: '以后' },
  lines: { ja: '行数', en: 'Rows', zh: '行数' },
  qty: { ja: '受注残', en: 'Backlog', zh: '未交数量' },
  amount: { ja: '受注残金額', en: 'Backlog (yen)', zh: '未交金额' },
  overdueQty: { ja: '遅れ数', en: 'Overdue', zh: '逾期数量' },
  overdueAmount: { ja: '遅れ金額', en: 'Overdue (yen)', zh: '逾期金额' },
  delayDays: { ja: '最大遅延日数', en: 'Most days late', zh: '最大延迟天数' },
  allocated: { ja: '引当数', en: 'Allocated', zh: '已预留' },
  free: { ja: '引当可能', en: 'Available to allocate', zh: '可预留' },
  coming: { ja: '入庫予定', en: 'Expected receipt', zh: '预计入库' },
  uncovered: { ja: '手当なし', en: 'Uncovered', zh: '未覆盖' },
  heatQty: { ja: '週別の受注残（数量）', en: 'Backlog by week (quantity)', zh: '按周未交数量' },
  heatAmount: { ja: '週別の受注残（金額）', en: 'Backlog by week (yen)', zh: '按周未交金额' },
  mostShown: {
    ja: '図は上位{count}件です。',
    en: 'The picture shows the first {count}.',
    zh: '图中显示前{count}项。',
  },
  none: { ja: '受注残はありません。', en: 'There is no backlog.', zh: '没有未交订单。' },
  ship: { ja: '出荷へ', en: 'On to shipping', zh: '转出货' },
  close: { ja: '打切', en: 'Close', zh: '强制结案' },
})
