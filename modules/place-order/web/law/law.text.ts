import { texts } from '#platform/contract/text.ts'

export const lawTexts = texts({
  ask: { ja: '承認依頼', en: 'Ask for approval', zh: '申请批准' },
  askTitle: { ja: '取適法ガードの承認依頼', en: 'Ask for an approval', zh: '取适法防护的批准申请' },
  askBody: {
    ja: '拒否メッセージの「対象内容」と「値」をそのまま入力してください。別の担当者が承認すると、その内容に限り1回だけ実施できます。',
    en: 'Enter "concerns" and "value" as the refusal names them. When somebody else has approved, exactly this can be done once.',
    zh: '请照原样输入拒绝信息中的“对象内容”和“值”。其他负责人批准后，仅限该内容可实施一次。',
  },
  open: { ja: '開く', en: 'Open', zh: '打开' },
  report: { ja: '年次報告書', en: 'Report of the year', zh: '年度报告书' },
  reportBody: {
    ja: '年度の発注・承認・価格協議・金型を仕入先別にまとめ、確認が必要なものを並べて印刷します。年度が空欄のときは今年度です。',
    en: 'Prints the orders, approvals, talks and dies of a fiscal year by supplier, with what has to be explained; without a year, of this one.',
    zh: '按供应商汇总年度的订单、批准、价格协商和模具，并列出需确认的内容后打印。年度留空时为本年度。',
  },
  year: { ja: '年度', en: 'Fiscal year', zh: '年度' },
  asked: { ja: '承認を依頼しました。（{no}）', en: 'Asked for approval ({no}).', zh: '已申请批准。（{no}）' },
  kind: { ja: '行為', en: 'Act', zh: '行为' },
  supplier: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
  subject: { ja: '対象内容', en: 'Concerns', zh: '对象内容' },
  figure: { ja: '値', en: 'Value', zh: '值' },
  fault: { ja: '仕入先の責任', en: 'Supplier’s fault', zh: '供应商责任' },
  decide: { ja: '承認・却下', en: 'Decide', zh: '批准·否决' },
  decideTitle: { ja: '依頼 {no} の承認', en: 'Decide request {no}', zh: '批准申请{no}' },
  accept: { ja: '承認', en: 'Approve', zh: '批准' },
  decline: { ja: '却下', en: 'Refuse', zh: '拒绝' },
  comment: { ja: '承認コメント', en: 'Comment', zh: '批准意见' },
  decided: { ja: '依頼 {no} を処理しました。', en: 'Request {no} was decided.', zh: '已处理申请{no}。' },
})
