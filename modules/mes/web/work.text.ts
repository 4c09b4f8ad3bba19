import { texts } from '#platform/contract/text.ts'

export const workTexts = texts({
  reportTitle: { ja: '{no}　工程{process}', en: '{no} process {process}', zh: '{no} 工序{process}' },
  good: { ja: '良品数', en: 'Good', zh: '良品数' },
  defective: { ja: '不良数', en: 'Defective', zh: '不良数' },
  rework: { ja: 'うち手直し数', en: 'Of these reworked', zh: '其中返修数' },
  serials: { ja: 'シリアル番号', en: 'Serial number', zh: '序列号' },
  serialsHint: {
    ja: '良品1個に1つずつ、空白で区切ります。足りない分は指図の続き番号が付きます。',
    en: 'One for each good piece, with blanks between them; the order gives those that are missing.',
    zh: '每件良品一个，以空格分隔；不足的部分采用指令的连续编号。',
  },
  defectReason: { ja: '不良理由', en: 'Reasons for defects', zh: '不良原因' },
  stopReason: { ja: '停止理由', en: 'Reasons for stopping', zh: '停止原因' },
  worker: { ja: '作業者', en: 'Worker', zh: '作业员' },
  undo: { ja: '実績取消', en: 'Take back', zh: '撤回实绩' },
  undoTitle: { ja: '実績の取消　{no}', en: 'Take back: {no}', zh: '撤回实绩　{no}' },
  undoBody: {
    ja: '「{what}」を、動いた在庫とともに取り消します。取り消せるのは、その工程の最後の実績だけです。',
    en: '“{what}” is taken back with everything that it moved. Only the last entry of a process can be.',
    zh: '将“{what}”连同其库存变动一并撤回。只能撤回该工序的最后一条实绩。',
  },
  undoReason: { ja: '理由', en: 'Reason', zh: '原因' },
  undone: { ja: '実績を取り消しました。', en: 'Taken back.', zh: '已撤回实绩。' },
  done: {
    ja: '{no}　工程{process}：{what}',
    en: '{no} process {process}: {what}',
    zh: '{no} 工序{process}：{what}',
  },
})
