import { texts } from '#platform/contract/text.ts'

export const orderTexts = texts({
  cancel: { ja: '受注取消', en: 'Cancel order', zh: '取消订单' },
  close: { ja: '打切', en: 'Close', zh: '强制结案' },
  closeLine: { ja: '行の打切', en: 'Close line', zh: '行结案' },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  keep: { ja: '戻る', en: 'Go back', zh: '返回' },
  cancelTitle: { ja: '受注 {order} の取消', en: 'Cancel order {order}', zh: '取消订单 {order}' },
  cancelBody: {
    ja: '取り消した受注は元に戻せません。引当と紐付けはすべて解除されます。',
    en: 'A cancelled order cannot be brought back. Its allocations and pegs are released.',
    zh: '已取消的订单不能恢复，其预留和关联供应将全部解除。',
  },
  closeTitle: {
    ja: '受注 {order} の打切',
    en: 'Close lines of order {order}',
    zh: '订单 {order} 的强制结案',
  },
  closeBody: {
    ja: '選択した行の受注残をなくし、引当を解除します。',
    en: 'What is left of the chosen lines is given up, and their allocations are released.',
    zh: '取消所选行的未交数量并解除预留。',
  },
  closed: { ja: '{count}行を打ち切りました。', en: 'Lines closed: {count}', zh: '已结案{count}行。' },
  lineShort: {
    ja: '{line}行目 {item} 受注残 {qty}',
    en: 'Line {line}: {item}, backlog {qty}',
    zh: '第{line}行 {item} 未交 {qty}',
  },
  credit: { ja: '与信', en: 'Credit', zh: '信用' },
  creditOver: {
    ja: '与信限度を {over}円超過（登録可）',
    en: 'Above the credit limit by {over} yen (may be saved)',
    zh: '超出信用额度{over}日元（可登记）',
  },
  creditLeft: { ja: '与信残 {left}円', en: 'Credit left: {left} yen', zh: '信用余额{left}日元' },
  creditSum: {
    ja: '売掛残 {receivable}円 ＋ 受注残 {backlog}円 ＋ 今回 {order}円 ／ 限度 {limit}円',
    en: 'Receivable {receivable} + backlog {backlog} + this order {order}, limit {limit} yen',
    zh: '应收{receivable}＋未交{backlog}＋本单{order}／额度{limit}日元',
  },
  typeItem: {
    ja: '行に品目を入力すると、在庫と単価の根拠が表示されます。',
    en: 'Enter an item to see its stock and where its price comes from.',
    zh: '在行中输入物料后，将显示库存和单价依据。',
  },
  onHand: { ja: '現在庫', en: 'On hand', zh: '现有库存' },
  allocated: { ja: '引当済', en: 'Allocated', zh: '已预留' },
  free: { ja: '引当可能', en: 'Available', zh: '可预留' },
  coming: { ja: '入庫予定', en: 'Coming', zh: '预计入库' },
  wanted: { ja: '他の受注', en: 'Other orders', zh: '其他订单' },
  possible: { ja: '最短可能日', en: 'Possible on', zh: '最早可能日' },
  byStock: { ja: '在庫', en: 'from stock', zh: '库存' },
  bySupply: { ja: '入庫予定', en: 'from supply', zh: '预计入库' },
  byLeadTime: { ja: 'リードタイム', en: 'by lead time', zh: '提前期' },
  lastPrices: { ja: 'この得意先の直近単価', en: 'Last prices of this customer', zh: '该客户最近单价' },
  about: { ja: '{line}行目 {item}', en: 'Line {line}: {item}', zh: '第{line}行 {item}' },
})
