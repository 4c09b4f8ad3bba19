import { texts } from '#platform/contract/text.ts'

export const answersTexts = texts({
  answer: { ja: '納期回答', en: 'Answer dates', zh: '答复交期' },
  print: { ja: '納期回答書', en: 'Delivery date reply', zh: '交期答复书' },
  title: {
    ja: '納期回答（{count}行）',
    en: 'Answer delivery dates ({count|# line|# lines})',
    zh: '答复交期（{count}行）',
  },
  help: {
    ja: '希望日に間に合う行は希望日、間に合わない行は可能日を初期値にしています。',
    en: 'Each line begins with the requested date where it can be met, else with the possible one.',
    zh: '能满足希望日期的行默认为希望日期，否则默认为可能日。',
  },
  kind: { ja: '回答の区分', en: 'Kind of answer', zh: '答复类型' },
  answered: { ja: '回答納期（社内から回答）', en: 'Our answer', zh: '答复交期（我方答复）' },
  confirmed: { ja: '確定納期（得意先が了承）', en: 'Confirmed by the customer', zh: '确定交期（客户同意）' },
  reason: { ja: '変更理由', en: 'Change reason', zh: '变更原因' },
  toPossible: { ja: '可能日にする', en: 'Use possible dates', zh: '采用可能日' },
  toDesired: { ja: '希望日にする', en: 'Use requested dates', zh: '采用希望日' },
  days: { ja: 'ずらす日数', en: 'Shift by days', zh: '移动天数' },
  shift: { ja: 'ずらす', en: 'Shift', zh: '移动' },
  table: { ja: '回答する行', en: 'Lines to answer', zh: '要答复的行' },
  line: { ja: '受注－行', en: 'Order and line', zh: '订单－行' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  backlog: { ja: '受注残', en: 'Backlog', zh: '未交数量' },
  desired: { ja: '希望納期', en: 'Requested date', zh: '希望交期' },
  now: { ja: '現在の回答', en: 'Answered', zh: '当前答复' },
  possible: { ja: '可能日', en: 'Possible on', zh: '可能日' },
  date: { ja: '回答する日', en: 'Date', zh: '答复日期' },
  dateOf: { ja: '{line}の回答する日', en: 'Date of {line}', zh: '{line}的答复日期' },
  done: {
    ja: '{count}行の納期を回答しました。',
    en: 'Dates answered: {count|# line|# lines}',
    zh: '已答复{count}行的交期。',
  },
})
