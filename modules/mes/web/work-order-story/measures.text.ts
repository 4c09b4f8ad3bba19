import { texts } from '#platform/contract/text.ts'

export const measuresTexts = texts({
  title: { ja: '測定値', en: 'Measured values', zh: '测定值' },
  at: { ja: '発生日時', en: 'Happened', zh: '发生时间' },
  process: { ja: '工程', en: 'Process', zh: '工序' },
  entry: { ja: '実績の種類', en: 'Kind of entry', zh: '实绩种类' },
  undone: { ja: '実績取消済', en: 'Taken back', zh: '已撤回' },
  worker: { ja: '作業者', en: 'Worker', zh: '作业员' },
  piece: { ja: '測定順', en: 'Piece no.', zh: '测定顺序' },
  point: { ja: '検査項目', en: 'Inspection point', zh: '检验项目名称' },
  limits: { ja: '規格', en: 'Limits', zh: '规格' },
  judged: { ja: '判定', en: 'Judged', zh: '判定' },
  outside: { ja: '規格外', en: 'Outside', zh: '超出规格' },
  within: { ja: '合格', en: 'Passed', zh: '合格' },
  none: { ja: '測定値はありません。', en: 'Nothing has been measured.', zh: '没有测定值。' },
})
