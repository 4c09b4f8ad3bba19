import { texts } from '#platform/contract/text.ts'

export const planTexts = texts({
  customer: { ja: '得意先', en: 'Customer', zh: '客户' },
  month: { ja: '年月', en: 'Month', zh: '年月' },
  fromMonth: { ja: '開始年月', en: 'From month', zh: '开始年月' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  itemName: { ja: '品名', en: 'Item name', zh: '物料名称' },
  kind: { ja: '区分', en: 'Kind', zh: '区分' },
  forecast: { ja: '内示', en: 'Forecast', zh: '预测' },
  target: { ja: '目標', en: 'Target', zh: '目标' },
  firm: { ja: '受注', en: 'Order', zh: '销售订单' },
  sold: { ja: '売上', en: 'Sales', zh: '销售' },
  difference: { ja: '差', en: 'Difference', zh: '差异' },
  askCustomer: {
    ja: '得意先と年月を入力して「表示」を押してください。',
    en: 'Enter a customer and a month, then show.',
    zh: '请输入客户和年月，然后点击“显示”。',
  },
  noItems: {
    ja: 'この得意先の品目がありません。品目を入力して表示すると、その行に入力できます。',
    en: 'This customer has no items. Show with an item to plan it.',
    zh: '该客户没有物料。输入物料后显示，即可在该行录入。',
  },
  version: {
    ja: '第{no}版 {kind}別 {date}受信',
    en: 'Version {no}, by {kind}, received {date}',
    zh: '第{no}版 按{kind} {date}接收',
  },
  noVersion: { ja: '内示なし', en: 'Nothing announced', zh: '无预测' },
  asNew: { ja: '新しい版として登録', en: 'Save as a new version', zh: '保存为新版本' },
  saved: { ja: '得意先月間計画を登録しました。', en: 'The plan has been saved.', zh: '客户月度计划已保存。' },
  compare: { ja: '版を比較', en: 'Compare versions', zh: '版本比较' },
  changedCells: { ja: '変更 {count}セル', en: 'Changed cells: {count}', zh: '已更改{count}格' },
})
