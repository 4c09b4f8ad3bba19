import { texts } from '#platform/contract/text.ts'

export const requestTexts = texts({
  ask: { ja: '変更を依頼', en: 'Request a change', zh: '申请变更' },
  askTitle: {
    ja: '受注 {order} の変更依頼',
    en: 'Request a change of order {order}',
    zh: '申请变更订单 {order}',
  },
  askHelp: {
    ja: '計画確定などで変更できない内容を、生産計画の担当に依頼します。承諾されると受注が変更されます。',
    en: 'What cannot be changed any more is asked of the planner. When it is accepted, the order is changed.',
    zh: '向计划人员申请因计划已确定等而无法修改的内容。同意后将变更订单。',
  },
  kind: { ja: '依頼内容', en: 'Request for', zh: '申请内容' },
  line: { ja: '行', en: 'Line', zh: '行' },
  lineText: {
    ja: '{line}行目 {item} {qty}',
    en: 'Line {line}: {item}, {qty}',
    zh: '第{line}行 {item} {qty}',
  },
  qty: { ja: '希望数量', en: 'Wanted quantity', zh: '希望数量' },
  date: { ja: '変更希望日', en: 'Wanted date', zh: '希望变更日' },
  fromTo: { ja: '{from} → {to}', en: '{from} → {to}', zh: '{from} → {to}' },
  reason: { ja: '依頼理由', en: 'Reason', zh: '申请理由' },
  sent: {
    ja: '変更依頼 {no} を送りました。',
    en: 'Request {no} has been sent.',
    zh: '已提交变更申请 {no}。',
  },
  respond: { ja: '回答', en: 'Answer', zh: '答复' },
  respondTitle: { ja: '変更依頼 {no} への回答', en: 'Answer request {no}', zh: '答复变更申请 {no}' },
  accept: { ja: '承諾（受注を変更する）', en: 'Accept: change the order', zh: '同意（变更订单）' },
  reject: { ja: '不承諾にする', en: 'Reject', zh: '驳回' },
  answer: { ja: '回答理由', en: 'Reason for the answer', zh: '答复理由' },
  answered: {
    ja: '変更依頼 {no} に回答しました。',
    en: 'Request {no} has been answered.',
    zh: '已答复变更申请 {no}。',
  },
  see: { ja: '回答を確認', en: 'Mark as seen', zh: '确认答复' },
  openTile: { ja: '回答待ちの変更依頼', en: 'Open change requests', zh: '待答复的变更申请' },
  items: { ja: '件', en: 'on the list', zh: '件' },
  unseen: { ja: '未確認の回答 {count}件', en: 'Answers not seen: {count}', zh: '未确认的答复 {count}件' },
  toList: { ja: '変更依頼一覧', en: 'Change requests', zh: '变更申请列表' },
})
