import { texts } from '#platform/contract/text.ts'

export const priceTexts = texts({
  simulate: { ja: '単価の確認', en: 'Check a price', zh: '单价确认' },
  customer: { ja: '得意先', en: 'Customer', zh: '客户' },
  supplier: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  quantity: { ja: '数量', en: 'Quantity', zh: '数量' },
  orderDay: { ja: '受注日・発注日', en: 'Order date', zh: '订单日期' },
  toCheck: { ja: '要確認', en: 'To check', zh: '需确认' },
  price: { ja: '単価', en: 'Price', zh: '单价' },
  perBase: { ja: '{price}（{base}あたり）', en: '{price} per {base}', zh: '{price}（每{base}）' },
  amount: { ja: '金額', en: 'Amount', zh: '金额' },
  provisional: { ja: '仮単価', en: 'Provisional', zh: '暂定单价' },
  noLimit: { ja: '上限なし', en: 'No limit', zh: '无上限' },
  period: { ja: '適用期間', en: 'In force', zh: '有效期间' },
  upTo: { ja: '数量上限', en: 'Up to', zh: '数量上限' },
  list: { ja: '登録されている単価', en: 'Prices on record', zh: '已登记的单价' },
  nothingListed: {
    ja: 'この取引先と品目の単価は登録されていません。',
    en: 'There is no price for this partner and item.',
    zh: '没有登记该往来单位和物料的单价。',
  },
  whyHit: {
    ja: '{day}は{from}から始まる期間にあり、数量{qty}は上限{limit}以内です。',
    en: '{day} lies in the period from {from}, and {qty} is within the limit of {limit}.',
    zh: '{day}属于从{from}开始的期间，数量{qty}在上限{limit}以内。',
  },
  whyUnlimited: {
    ja: '{day}は{from}から始まる期間にあり、数量{qty}には上限のない単価が適用されます。',
    en: '{day} lies in the period from {from}, and the price without a limit holds for {qty}.',
    zh: '{day}属于从{from}开始的期间，数量{qty}适用无上限的单价。',
  },
  whyItem: {
    ja: '該当する期間・数量の単価がないため、品目マスタの標準単価を使用します。',
    en: 'No price covers this day and quantity, so the standard price of the item is used.',
    zh: '没有符合该期间和数量的单价，使用物料主数据的标准单价。',
  },
  whyNone: {
    ja: '単価がどこにも登録されていないため、0円の仮単価になります。',
    en: 'No price is on record anywhere, so it is a provisional 0.',
    zh: '没有登记任何单价，暂定为0。',
  },
  fillIn: {
    ja: '取引先・品目・数量・日付を入力すると、適用される単価を表示します。',
    en: 'Enter partner, item, quantity and date to see the price that holds.',
    zh: '输入往来单位、物料、数量和日期后显示适用单价。',
  },
  close: { ja: '閉じる', en: 'Close', zh: '关闭' },
})
