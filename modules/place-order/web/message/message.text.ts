import { texts } from '#platform/contract/text.ts'

export const messageTexts = texts({
  order: { ja: '発注を開く', en: 'Open the order', zh: '打开采购订单' },
  take: { ja: '担当する', en: 'Take on', zh: '由我负责' },
  taken: { ja: '{count}件を担当しました。', en: 'Messages taken on: {count}', zh: '已负责{count}件。' },
  answer: { ja: '対応を登録', en: 'Answer', zh: '登记处理' },
  answerTitle: {
    ja: '変更勧告 {count}件への対応',
    en: 'Answer change messages ({count})',
    zh: '处理变更建议（{count}件）',
  },
  outcome: { ja: '対応', en: 'Outcome', zh: '处理' },
  done: {
    ja: '対応済（発注を変更した、仕入先と調整した）',
    en: 'Done: the order or the supplier follows',
    zh: '已处理（已变更订单或与供应商协调）',
  },
  dismissed: { ja: '見送り（変更しない）', en: 'Dismiss: leave the order as it is', zh: '不采用（不变更）' },
  reason: { ja: '理由', en: 'Reason', zh: '原因' },
  answered: {
    ja: '{count}件の対応を登録しました。',
    en: 'Messages answered: {count}',
    zh: '已登记{count}件的处理。',
  },
})
