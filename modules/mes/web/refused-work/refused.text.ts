import { texts } from '#platform/contract/text.ts'

export const refusedTexts = texts({
  enter: { ja: '訂正登録', en: 'Correct and enter', zh: '更正登记' },
  entered: { ja: '実績を登録しました。', en: 'The entry was made.', zh: '已登记实绩。' },
  dismiss: { ja: '登録見送り', en: 'Drop', zh: '放弃登记' },
  dismissBody: {
    ja: 'この実績は登録しません。理由とともに残ります。',
    en: 'It is not entered, and stays here with the reason.',
    zh: '该实绩不予登记，将与原因一并保留。',
  },
  dismissed: { ja: '登録を見送りました。', en: 'It was dropped.', zh: '已放弃登记。' },
  reason: { ja: '登録見送りの理由', en: 'Reason for dropping', zh: '放弃登记的原因' },
  workOrder: { ja: '指図番号', en: 'Work order', zh: '指令号' },
  process: { ja: '工程番号', en: 'Process no.', zh: '工序号' },
})
