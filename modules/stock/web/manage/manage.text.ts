import { texts } from '#platform/contract/text.ts'

export const manageTexts = texts({
  close: { ja: '締め', en: 'Close month', zh: '结账' },
  closeTitle: { ja: '{month}を締めますか', en: 'Close {month}?', zh: '要结账{month}吗？' },
  closeBody: {
    ja: '総平均の単価を計算してから締めます。締めた月とそれ以前の日付では受払を登録できなくなります。',
    en: 'Total averages are worked out first. Then nothing can be posted into that month or before it.',
    zh: '先计算总平均单价再结账。结账后，该月及以前的日期不能再登记收发。',
  },
  openInIt: { ja: '締め前の確認', en: 'Still open', zh: '结账前确认' },
  nothingOpen: {
    ja: '未完了の棚卸、未計上の伝票、原価差額はありません。',
    en: 'There are no open counts, no slips to be posted and no cost variances.',
    zh: '没有未完成的盘点、未入账的单据和成本差额。',
  },
  openCount: {
    ja: '棚卸が完了していません（{date}／{place}／{division}／{status}）',
    en: 'Count not finished ({date}, {place}, {division}, {status})',
    zh: '盘点未完成（{date}／{place}／{division}／{status}）',
  },
  openSlip: {
    ja: '未計上の{what} {no}（{date}）',
    en: '{what} {no} is not posted ({date})',
    zh: '未入账的{what} {no}（{date}）',
  },
  openVariance: {
    ja: '原価差額　プラス {plus}円／マイナス {minus}円（マイナスの品目：{items}件）',
    en: 'Cost variances: plus {plus} yen, minus {minus} yen ({items} items below zero)',
    zh: '成本差额　正 {plus}日元／负 {minus}日元（负的物料：{items}件）',
  },
  closed: {
    ja: '{month}を締めました。（単価を計算した品目：{count}件）',
    en: '{month} has been closed ({count} items repriced).',
    zh: '{month}已结账。（重新计价的物料：{count}件）',
  },
  reopen: { ja: '締め解除', en: 'Reopen', zh: '取消结账' },
  reopenOf: { ja: '{month}の締めを解除', en: 'Reopen {month}', zh: '取消{month}的结账' },
  reopened: {
    ja: '{month}の締めを解除しました。',
    en: '{month} has been reopened.',
    zh: '已取消{month}的结账。',
  },
  reason: { ja: '解除の理由', en: 'Reason', zh: '取消原因' },
  calculate: { ja: '単価計算', en: 'Work out prices', zh: '计算单价' },
  calculated: {
    ja: '{month}の単価を計算しました。（{count}件、評価額の増減 {amount}円）',
    en: 'Prices of {month} have been worked out ({count} items, value changed by {amount} yen).',
    zh: '已计算{month}的单价。（{count}件，评估额增减 {amount}日元）',
  },
  valuation: { ja: '在庫評価表', en: 'Valuation', zh: '库存评估表' },
  month: { ja: '年月', en: 'Month', zh: '年月' },
  state: { ja: '状態', en: 'State', zh: '状态' },
  open: { ja: '未締め', en: 'Open', zh: '未结账' },
  isClosed: { ja: '締め済み', en: 'Closed', zh: '已结账' },
  movements: { ja: '受払件数', en: 'Movements', zh: '收发件数' },
  amount: { ja: '月末在庫金額', en: 'Value at its end', zh: '月末库存金额' },
  by: { ja: '処理者', en: 'By', zh: '操作人' },
  at: { ja: '処理日時', en: 'At', zh: '操作时间' },
  why: { ja: '理由', en: 'Reason', zh: '原因' },
  check: { ja: '整合性チェック', en: 'Check', zh: '一致性检查' },
  checking: {
    ja: '受払台帳から計算し直しています…',
    en: 'Working everything out anew…',
    zh: '正在根据收发台账重新计算…',
  },
  agrees: {
    ja: '在庫数・金額・引当・締めた月は、すべて受払台帳と一致しています。',
    en: 'Quantities, values, allocations and closed months all agree with the ledger.',
    zh: '库存数、金额、分配和已结账月份均与收发台账一致。',
  },
  differs: {
    ja: '受払台帳と一致しないものがあります。システム管理者に連絡してください。',
    en: 'Something does not agree with the ledger. Tell the system administrator.',
    zh: '存在与收发台账不一致的内容，请联系系统管理员。',
  },
  business: { ja: '業務日付 {date}', en: 'Business date {date}', zh: '业务日期 {date}' },
})
