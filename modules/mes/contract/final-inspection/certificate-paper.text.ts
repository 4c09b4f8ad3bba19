import { texts } from '#platform/contract/text.ts'

/** What stands on the certificate of a lot. */
export const certificateTexts = texts({
  title: { ja: '検査成績書', en: 'Inspection report', zh: '检验报告' },
  lot: { ja: 'ロット番号', en: 'Lot no.', zh: '批次号' },
  order: { ja: '指図番号', en: 'Work order', zh: '指令号' },
  drawing: { ja: '図面番号', en: 'Drawing no.', zh: '图号' },
  version: { ja: '版', en: 'Version', zh: '版本' },
  day: { ja: '検査日', en: 'Inspected on', zh: '检验日期' },
  good: { ja: '良品数', en: 'Good', zh: '良品数' },
  defective: { ja: '不良数', en: 'Defective', zh: '不良数' },
  reason: { ja: '理由・所見', en: 'Reason and findings', zh: '原因·所见' },
  inspector: { ja: '検査者', en: 'Inspector', zh: '检验员' },
  point: { ja: '検査項目', en: 'Inspection point', zh: '检验项目名称' },
  limits: { ja: '規格', en: 'Limits', zh: '规格' },
  values: { ja: '測定値（※は規格外）', en: 'Measured (* outside)', zh: '测定值（※为超出规格）' },
  judged: { ja: '判定', en: 'Judged', zh: '判定' },
  outside: { ja: '規格外', en: 'Outside', zh: '超出规格' },
  pass: { ja: '合格', en: 'Passed', zh: '合格' },
  mark: { ja: '※', en: '*', zh: '※' },
  none: { ja: '測定値はありません。', en: 'Nothing has been measured.', zh: '没有测定值。' },
})
