import { texts } from '#platform/contract/text.ts'

export const rollUpTexts = texts({
  title: { ja: '標準原価の積上げ', en: 'Roll-up of standard costs', zh: '标准成本卷积' },
  from: { ja: '適用開始日', en: 'In force from', zh: '生效日期' },
  item: { ja: '品目', en: 'Item', zh: '物料' },
  blank: {
    ja: '空白はすべての内作・外作品目',
    en: 'Blank: everything that is made or subcontracted',
    zh: '空白为全部自制、外协物料',
  },
  summary: {
    ja: '{items}品目のうち{changed}品目の原価が変わります。',
    en: '{changed} of {items} costs would change.',
    zh: '{items}个物料中，{changed}个的成本将变更。',
  },
  incomplete: {
    ja: '要確認{count}品目',
    en: '{count} to be checked',
    zh: '需确认{count}个',
  },
  shown: {
    ja: '差額の大きい順に{count}品目を表示しています。',
    en: 'The {count} largest changes are shown.',
    zh: '按差额从大到小显示{count}个物料。',
  },
  old: { ja: '現在', en: 'Now', zh: '当前' },
  new: { ja: '積上げ後', en: 'Rolled up', zh: '卷积后' },
  change: { ja: '差額', en: 'Change', zh: '差额' },
  check: { ja: '要確認', en: 'To be checked', zh: '需确认' },
  none: { ja: '—', en: '—', zh: '—' },
  why: { ja: '内訳', en: 'Where it comes from', zh: '明细' },
  material: { ja: '材料費', en: 'Material', zh: '材料费' },
  labour: { ja: '労務費', en: 'Labour', zh: '人工费' },
  machine: { ja: '設備費', en: 'Machine', zh: '设备费' },
  outside: { ja: '外注費', en: 'Outside', zh: '外协费' },
  total: { ja: '合計', en: 'Total', zh: '合计' },
  part: { ja: '{qty} × {item}', en: '{qty} × {item}', zh: '{qty} × {item}' },
  step: { ja: '{work}（{seconds}秒）', en: '{work} ({seconds} s)', zh: '{work}（{seconds}秒）' },
  stepOutside: { ja: '{work}（外注）', en: '{work} (outside)', zh: '{work}（外协）' },
  run: { ja: '登録', en: 'Write', zh: '登记' },
  started: {
    ja: '標準原価の積上げを開始しました。結果は処理状況に表示されます。',
    en: 'The roll-up has started. Its result appears among the jobs.',
    zh: '已开始标准成本卷积，结果显示在处理状态中。',
  },
  close: { ja: '閉じる', en: 'Close', zh: '关闭' },
  loading: { ja: '計算中', en: 'Working it out', zh: '计算中' },
})
