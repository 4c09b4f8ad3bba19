import { texts } from '#platform/contract/text.ts'

export const deletePlansTexts = texts({
  day: { ja: '作成日（終了）', en: 'Created until', zh: '创建日期（截止）' },
  time: { ja: '時刻', en: 'Time', zh: '时刻' },
  withPinned: {
    ja: '手動・固定の計画も削除する',
    en: 'Also what people have typed or locked',
    zh: '同时删除手工和锁定的计划',
  },
  ask: {
    ja: '作成日時を入力して「表示」を押すと、削除の対象を確認できます。',
    en: 'Enter date and time, then show what would be deleted.',
    zh: '输入创建日期时间后点击“显示”，可确认删除对象。',
  },
  nothing: {
    ja: 'この日時までに作成した、削除できる計画はありません。',
    en: 'There is nothing to delete up to then.',
    zh: '截至该时间没有可删除的计划。',
  },
  sums: {
    ja: '削除の対象　計画 {plans}件　工程 {processes}件　計画実行の記録 {runs}件',
    en: 'To be deleted: plans {plans}, processes {processes}, records of runs {runs}',
    zh: '删除对象　计划 {plans}件　工序 {processes}件　计划执行记录 {runs}件',
  },
  staying: {
    ja: '手動・固定の計画 {count}件は残ります。',
    en: 'Typed or locked by people and staying: {count}.',
    zh: '手工和锁定的计划{count}件将保留。',
  },
  list: { ja: '削除の対象', en: 'To be deleted', zh: '删除对象' },
  run: { ja: '計画実行', en: 'Run', zh: '计划执行' },
  byHand: { ja: '手動・その他', en: 'By hand, others', zh: '手工及其他' },
  runNo: { ja: '一括計画 {no}', en: 'Bulk plan {no}', zh: '批量计划 {no}' },
  startedAt: { ja: '実行日時', en: 'Run at', zh: '执行时间' },
  firstAt: { ja: '最初の作成', en: 'First made', zh: '最早创建' },
  lastAt: { ja: '最後の作成', en: 'Last made', zh: '最晚创建' },
  plans: { ja: '計画', en: 'Plans', zh: '计划' },
  operations: { ja: '工程', en: 'Process', zh: '工序' },
  pinned: { ja: 'うち手動・固定', en: 'Typed or locked', zh: '其中手工·锁定' },
  delete: { ja: '削除', en: 'Delete', zh: '删除' },
  deleteAsk: { ja: '計画データを削除しますか？', en: 'Delete these plans?', zh: '要删除计划数据吗？' },
  deleteBody: {
    ja: '{until}までに作成した計画{plans}件（工程{processes}件）と計画実行の記録{runs}件を削除します。削除すると元に戻せません。',
    en: 'Made until {until}: plans {plans} (processes {processes}) and records of runs {runs}. This cannot be undone.',
    zh: '将删除截至{until}创建的计划{plans}件（工序{processes}件）和计划执行记录{runs}件，删除后无法恢复。',
  },
  deleted: {
    ja: '計画{plans}件（工程{processes}件）と計画実行の記録{runs}件を削除しました。',
    en: 'Deleted: plans {plans} (processes {processes}), records of runs {runs}.',
    zh: '已删除计划{plans}件（工序{processes}件）和计划执行记录{runs}件。',
  },
})
