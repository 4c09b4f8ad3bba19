import { texts } from '#platform/contract/text.ts'

export const placeOrderTexts = texts({
  issue: { ja: '発注', en: 'Issue', zh: '下单' },
  paysLate: {
    ja: '取適法：受領から支払まで{days}日かかり、期限（60日または2か月）を超えます。{title} をこのまま発注しますか。',
    en: 'Fair-trade act: this is paid {days} days after receipt, beyond the limit of 60 days (two months). Issue {title} all the same?',
    zh: '取适法：从收货到付款需{days}天，超过期限（60天或2个月）。仍要下单{title}吗？',
  },
  print: { ja: '注文書', en: 'Purchase order', zh: '订货单' },
  mail: { ja: 'メール送信', en: 'Mail order', zh: '邮件发送' },
  mailed: {
    ja: '注文書を {to} に送信します。',
    en: 'The order is on its way to {to}.',
    zh: '正在向{to}发送订货单。',
  },
  cancel: { ja: '発注取消', en: 'Cancel the order', zh: '取消采购订单' },
  cancelTitle: { ja: '発注取消：{no}', en: 'Cancel order {no}', zh: '取消采购订单：{no}' },
  cancelBody: {
    ja: '発注を取り消します。入荷予定からなくなります。',
    en: 'The order is cancelled: nothing of it is expected any more.',
    zh: '取消采购订单，不再预计到货。',
  },
  cancelled: {
    ja: '発注 {no} を取り消しました。',
    en: 'Order {no} was cancelled.',
    zh: '已取消采购订单{no}。',
  },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  close: { ja: '打切', en: 'Close', zh: '强制结案' },
  closeBody: {
    ja: '残りの数量は入荷しないものとします。',
    en: 'What is still to come of these lines is not expected any more.',
    zh: '剩余数量不再预计到货。',
  },
  remind: { ja: '督促', en: 'Remind', zh: '催交' },
  reminded: {
    ja: '{count}行の督促を記録しました。',
    en: 'Reminders recorded: {count}',
    zh: '已记录{count}行的催交。',
  },
  takeBackReminder: { ja: '督促取消', en: 'Undo reminder', zh: '撤销催交' },
  takenBackReminders: {
    ja: '{count}行の督促を1回ずつ取り消しました。',
    en: 'Reminders undone: {count}',
    zh: '已各撤销{count}行的一次催交。',
  },
  remindByMail: { ja: '督促メール', en: 'Remind by mail', zh: '邮件催交' },
  mailedReminders: {
    ja: '{count}行の督促メールを{mails}通送信しました。',
    en: 'Reminders mailed: {count} in {mails|# mail|# mails}',
    zh: '已发送{mails}封邮件催交{count}行。',
  },
  answer: { ja: '納期回答', en: 'Answer dates', zh: '答复交期' },
  answerCsvOut: { ja: '納期回答CSV出力', en: 'Export for answers', zh: '导出答复交期CSV' },
  answerCsvIn: { ja: '納期回答CSV取込', en: 'Import answered dates', zh: '导入答复交期CSV' },
  answerWorkbookIn: {
    ja: '納期回答Excel取込',
    en: 'Import answered dates (Excel)',
    zh: '导入答复交期Excel',
  },
  answerTitle: {
    ja: '仕入先の納期回答（{count}行）',
    en: 'Dates answered by the supplier ({count})',
    zh: '供应商答复交期（{count}行）',
  },
  answered: {
    ja: '{count}行の納期回答を登録しました。',
    en: 'Answers recorded: {count}',
    zh: '已登记{count}行的答复交期。',
  },
  pasted: {
    ja: '発注番号で{count}行の回答納期を入れました。',
    en: 'Dates put in by order number: {count}',
    zh: '已按采购单号填入{count}行的答复交期。',
  },
  pastedSome: {
    ja: '発注番号で{count}行の回答納期を入れました。入れられなかった行：{lines}',
    en: 'Dates put in by order number: {count}. Not put in: {lines}',
    zh: '已按采购单号填入{count}行的答复交期。未填入：{lines}',
  },
  toAll: { ja: '先頭の日付を全行に', en: 'First date to all', zh: '首行日期填入全部' },
  line: { ja: '発注', en: 'Purchase order', zh: '采购订单' },
  dateOf: { ja: '{line} の回答納期', en: 'Answered date of {line}', zh: '{line}的答复交期' },
})
