import { texts } from '#platform/contract/text.ts'

export const inspectionTexts = texts({
  judge: { ja: '判定を登録', en: 'Record judgement', zh: '登记判定' },
  body: {
    ja: '検査待ち {qty}。良品は使えるようになり、待っている受注に引き当てます。残りは検査待ちのままです。',
    en: '{qty} wait. Good pieces can be used and go to the order that waits for them; the rest goes on waiting.',
    zh: '待检{qty}。良品可以使用，并预留给等待的订单；其余继续待检。',
  },
  measureHelp: {
    ja: '測定した場合は、検査項目ごとに測定した順に空白で区切って入力します。',
    en: 'What was measured is typed at each point, one piece after the other, with blanks between them.',
    zh: '如有测定，按检验项目依测定顺序输入，以空格分隔。',
  },
  outside: { ja: '規格外 {qty}', en: '{qty} outside', zh: '超出规格 {qty}' },
  goodReason: { ja: '良品とする理由', en: 'Why they are good', zh: '判为良品的原因' },
  goodReasonHint: {
    ja: '規格外の測定値があるものを良品とする場合に入力します。',
    en: 'Wanted where pieces with values outside their limits are judged good.',
    zh: '将测定值超出规格的判为良品时填写。',
  },
  print: { ja: '検査成績書', en: 'Inspection report', zh: '检验报告' },
  issued: { ja: '発行済の検査成績書', en: 'Issued reports', zh: '已签发的检验报告' },
  noneIssued: {
    ja: '発行した検査成績書はありません。「検査成績書」で発行すると、ここに残ります。',
    en: 'None has been issued. What is printed by Inspection report is kept here.',
    zh: '没有已签发的检验报告。通过“检验报告”签发后保存在此。',
  },
  version: { ja: '版', en: 'Version', zh: '版本' },
  language: { ja: '言語', en: 'Language', zh: '语言' },
  issuedAt: { ja: '発行日時', en: 'Issued at', zh: '签发时间' },
  issuedBy: { ja: '発行者', en: 'Issued by', zh: '签发人' },
  file: { ja: 'ファイル名', en: 'File', zh: '文件名' },
  rework: { ja: '手直し指示へ', en: 'To rework', zh: '前往返修指令' },
  close: { ja: '在庫のない分を終了', en: 'Close what is missing', zh: '结束无库存部分' },
  closeBody: {
    ja: '検査待ちの{qty}は、在庫移動や廃棄で検査待ちの在庫からなくなっています。判定せずに終了します。待っている受注には不足として知らせます。',
    en: '{qty} left the stock that waits by a transfer or as scrap. They are closed without being judged, and whoever waits for them is told.',
    zh: '待检的{qty}已因移动或报废不在待检库存中。将不判定而结束，并通知等待的订单。',
  },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  closed: { ja: '在庫のない分を終了しました。', en: 'What was missing is closed.', zh: '已结束无库存部分。' },
  judged: {
    ja: '完成検査の結果を登録しました。',
    en: 'The inspection has been recorded.',
    zh: '已登记成品检验结果。',
  },
})
