import { texts } from '#platform/contract/text.ts'

/** What stands on the papers that a customer gets. */
export const paperTexts = texts({
  acknowledgement: { ja: '注文請書', en: 'Order acknowledgement', zh: '订单确认书' },
  answer: { ja: '納期回答書', en: 'Delivery date reply', zh: '交期答复书' },
  accepted: {
    ja: '下記のとおりご注文をお請けいたします。',
    en: 'We accept your order as follows.',
    zh: '兹确认接受贵司订单如下。',
  },
  answered: {
    ja: 'ご注文の納期を下記のとおりご回答申し上げます。',
    en: 'The delivery dates of your order are as follows.',
    zh: '贵司订单的交期答复如下。',
  },
  mailSubject: {
    ja: '【{title}】{no}（{from}）',
    en: '[{title}] {no} ({from})',
    zh: '【{title}】{no}（{from}）',
  },
  mailBody: {
    ja: '{to}\n\nいつもお世話になっております。{from}です。\n\n{title}（{no}）をお送りいたします。添付のPDFをご確認くださいますようお願いいたします。\n\n{from}',
    en: '{to}\n\nPlease find attached {title} ({no}).\n\n{from}',
    zh: '{to}\n\n承蒙关照。现发送{title}（{no}），请查阅附件PDF。\n\n{from}',
  },
  revision: { ja: '変更 {no}', en: 'Change {no}', zh: '变更{no}' },
  orderNo: { ja: '受注番号', en: 'Order no.', zh: '销售订单号' },
  customerNo: { ja: '貴注文書番号', en: 'Your order no.', zh: '贵司订单号' },
  orderDate: { ja: '受注日', en: 'Order date', zh: '受订日期' },
  printedOn: { ja: '発行日', en: 'Issued', zh: '签发日期' },
  deliverTo: { ja: '納入先', en: 'Destination', zh: '送货地址' },
  no: { ja: 'No.', en: 'No.', zh: '序号' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  itemName: { ja: '品名', en: 'Item name', zh: '物料名称' },
  qty: { ja: '数量', en: 'Quantity', zh: '数量' },
  unit: { ja: '単位', en: 'Unit', zh: '单位' },
  price: { ja: '単価', en: 'Unit price', zh: '单价' },
  amount: { ja: '金額', en: 'Amount', zh: '金额' },
  due: { ja: '納期', en: 'Due date', zh: '交期' },
  desired: { ja: 'ご希望納期', en: 'Requested', zh: '希望交期' },
  answerDate: { ja: '回答納期', en: 'Answered', zh: '答复交期' },
  provisional: { ja: '仮単価', en: 'Provisional price', zh: '暂定单价' },
  unanswered: { ja: '調整中', en: 'To follow', zh: '协调中' },
  net: { ja: '税抜合計', en: 'Net total', zh: '不含税合计' },
  tax: { ja: '消費税', en: 'Consumption tax', zh: '消费税' },
  total: { ja: '合計（税込）', en: 'Total with tax', zh: '合计（含税）' },
  reason: { ja: '変更理由', en: 'Change reason', zh: '变更原因' },
})
