import { texts } from '#platform/contract/text.ts'

/** What stands on the papers that go with pieces to a subcontractor, and on the count of what he has of ours. */
export const outsidePaperTexts = texts({
  note: { ja: '外注加工指示書 兼 送り状', en: 'Outside process note', zh: '外协加工指示书（兼送货单）' },
  noteText: {
    ja: '下記の品を支給いたしますので、注文書のとおり加工をお願いいたします。数量をご確認のうえ、相違があればご連絡ください。',
    en: 'We send you the following pieces to be worked on as ordered. Check the quantities, and tell us if they differ.',
    zh: '兹提供以下物品，请按订单加工。请核对数量，如有差异请与我们联系。',
  },
  withdrawn: {
    ja: 'この伝票は取り消されました。',
    en: 'This slip has been cancelled.',
    zh: '该单据已取消。',
  },
  stock: { ja: '外注預け残確認書', en: 'Stock at the subcontractor', zh: '外协在库确认书' },
  stockText: {
    ja: '弊社の帳簿では、貴社にお預けしている品は下記のとおりです。現品を数えて実数欄にご記入のうえ、ご返送ください。',
    en: 'By our books you have the following pieces of ours. Count them, write your figures beside ours, and send this back.',
    zh: '根据我司账簿，寄存在贵司的物品如下。请清点实物，填写实数栏后寄回。',
  },
  no: { ja: '伝票番号', en: 'Slip no.', zh: '单据编号' },
  day: { ja: '出庫日', en: 'Sent out on', zh: '出库日期' },
  asOf: { ja: '確認基準日', en: 'As of', zh: '确认基准日' },
  work: { ja: '指図・工程', en: 'Work order', zh: '工单·工序' },
  order: { ja: '発注番号', en: 'Order no.', zh: '采购单号' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  operation: { ja: '加工内容', en: 'Process', zh: '加工内容' },
  lot: { ja: 'ロット', en: 'Lot', zh: '批次' },
  qty: { ja: '数量', en: 'Quantity', zh: '数量' },
  due: { ja: '納期', en: 'Due date', zh: '交期' },
  booked: { ja: '帳簿数', en: 'Book qty', zh: '账面数' },
  counted: { ja: '実数', en: 'Counted', zh: '实数' },
  signed: { ja: '確認日・ご署名', en: 'Date and signature', zh: '确认日期·签名' },
})
