import { texts } from '#platform/contract/text.ts'

export const sendOrdersTexts = texts({
  send: { ja: '発注・送付', en: 'Issue and send', zh: '下单并发送' },
  title: { ja: '発注・送付（{count}件）', en: 'Issue and send ({count})', zh: '下单并发送（{count}件）' },
  help: {
    ja: '未発注のものを発注し、仕入先マスタの「注文書の送付」に従ってメールで送るか、まとめて印刷します。',
    en: 'Orders are issued, and go by mail or into one file for the printer, as the master of each supplier says.',
    zh: '对未下单的进行下单，并按供应商主数据的“订单发送方式”用邮件发送或合并打印。',
  },
  order: { ja: '発注番号', en: 'Order no.', zh: '采购单号' },
  supplier: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
  amount: { ja: '金額', en: 'Amount', zh: '金额' },
  status: { ja: '状態', en: 'Status', zh: '状态' },
  way: { ja: '送付', en: 'Goes by', zh: '发送' },
  note: { ja: '確認・結果', en: 'Check and result', zh: '确认、结果' },
  late: {
    ja: '取適法：受領から支払まで{days}日（期限超過）',
    en: 'Fair-trade act: paid {days} days after receipt, beyond the limit',
    zh: '取适法：从收货到付款{days}天（超过期限）',
  },
  noMail: {
    ja: 'メールアドレスが未登録のため印刷します。',
    en: 'No mail address is entered: it is printed.',
    zh: '未登记邮箱地址，改为打印。',
  },
  mailed: { ja: '{to} に送信しました。', en: 'Mailed to {to}.', zh: '已发送至{to}。' },
  printed: { ja: '注文書を出力しました。', en: 'In the file for the printer.', zh: '已输出订货单。' },
})
