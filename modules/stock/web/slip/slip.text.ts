import { texts } from '#platform/contract/text.ts'

export const slipTexts = texts({
  cancel: { ja: '取消', en: 'Cancel slip', zh: '冲销' },
  cancelTitle: { ja: '在庫伝票の取消', en: 'Cancel a stock slip', zh: '冲销库存单据' },
  cancelHint: {
    ja: '同じ内容の反対の伝票（赤伝）を登録します。元の伝票は残ります。',
    en: 'A slip the other way round is posted. The original stays.',
    zh: '将登记一张内容相反的单据（红字），原单据保留。',
  },
  cancelDate: { ja: '取消日', en: 'Date', zh: '冲销日期' },
  cancelReason: { ja: '取消理由', en: 'Reason', zh: '冲销原因' },
  cancelled: {
    ja: '伝票 {slip} を取り消しました。（取消伝票：{no}）',
    en: 'Slip {slip} has been cancelled (by {no}).',
    zh: '单据{slip}已冲销。（冲销单据：{no}）',
  },
  reversed: { ja: '取消済', en: 'Cancelled', zh: '已冲销' },
  print: { ja: '移動票', en: 'Move slip', zh: '移动单' },
  labels: { ja: '現品票', en: 'Labels', zh: '现品标签' },
  printList: { ja: '一覧表', en: 'Print', zh: '打印' },
  list: { ja: '伝票一覧', en: 'Slips', zh: '单据列表' },
  openSlip: { ja: '伝票を開く', en: 'Open slip', zh: '打开单据' },
  create: { ja: '在庫登録', en: 'New entry', zh: '出入库录入' },
  move: { ja: '在庫移動', en: 'Move', zh: '库存移动' },
  enquiry: { ja: '在庫照会', en: 'Enquiry', zh: '库存查询' },
  payments: { ja: '受払照会', en: 'Stock ledger', zh: '收发台账' },
  stockOf: { ja: '{item} の在庫', en: 'Stock of {item}', zh: '{item}的库存' },
  noStock: { ja: '在庫はありません。', en: 'There is none in stock.', zh: '没有库存。' },
  typeItem: {
    ja: '品目を入力すると、ここに在庫が表示されます。',
    en: 'Its stock is shown here when an item has been entered.',
    zh: '输入物料后，此处显示其库存。',
  },
  place: { ja: '場所', en: 'Location', zh: '库位' },
  lot: { ja: 'ロット', en: 'Lot', zh: '批号' },
  qty: { ja: '在庫数', en: 'On hand', zh: '库存数' },
  summary: {
    ja: '在庫 {onHand}　引当 {allocated}　引当可能 {available} {unit}',
    en: 'On hand {onHand}, allocated {allocated}, available {available} {unit}',
    zh: '库存 {onHand}　已分配 {allocated}　可分配 {available} {unit}',
  },
})
