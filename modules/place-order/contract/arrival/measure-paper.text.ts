import { texts } from '#platform/contract/text.ts'

/** What stands on the record of an inspection. */
export const measurePaperTexts = texts({
  title: { ja: '受入検査記録', en: 'Inspection record', zh: '进货检验记录' },
  no: { ja: '検収番号', en: 'Acceptance no.', zh: '验收号' },
  day: { ja: '検収日', en: 'Accepted on', zh: '验收日期' },
  arrival: { ja: '入荷番号', en: 'Arrival no.', zh: '到货号' },
  state: { ja: '状態', en: 'Status', zh: '状态' },
  judged: { ja: '判定', en: 'Judged', zh: '判定' },
  what: { ja: '品名', en: 'Item name', zh: '物料名称' },
  lot: { ja: 'ロット番号', en: 'Lot no.', zh: '批次号' },
  sample: { ja: '抜取数', en: 'Sample size', zh: '抽样数' },
  good: { ja: '良品', en: 'Good', zh: '良品' },
  defective: { ja: '不良品', en: 'Defective', zh: '不良品' },
  back: { ja: '返品', en: 'Return', zh: '退货' },
  reason: { ja: '理由・所見', en: 'Reason and findings', zh: '原因·所见' },
  point: { ja: '検査項目', en: 'Inspection point', zh: '检验项目名称' },
  limits: { ja: '規格', en: 'Limits', zh: '规格' },
  values: { ja: '測定値（※は規格外）', en: 'Measured (* outside)', zh: '测定值（※为超出规格）' },
  outside: { ja: '規格外', en: 'Outside', zh: '超出规格' },
  pass: { ja: '合格', en: 'Passed', zh: '合格' },
  mark: { ja: '※', en: '*', zh: '※' },
})
