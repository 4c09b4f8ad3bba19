import { texts } from '#platform/contract/text.ts'

export const lifeCycleTexts = texts({
  table: { ja: 'テーブル', en: 'Table', zh: '数据表' },
  action: { ja: '期間を過ぎたら', en: 'When it is over', zh: '期满后' },
  months: { ja: '保存月数', en: 'Months', zh: '保存月数' },
  least: { ja: '下限', en: 'At least', zh: '下限' },
  leastMonths: { ja: '{months}か月', en: '{months|# month|# months}', zh: '{months}个月' },
  program: { ja: 'システムの動作に必要', en: 'Needed by the program', zh: '系统运行所需' },
  target: { ja: '現在の対象', en: 'Due now', zh: '当前对象' },
  due: {
    ja: '{before}より前の{rows}行',
    en: '{rows|# row|# rows} from before {before}',
    zh: '{before}之前的{rows}行',
  },
  stay: { ja: 'ほかに残るもの{rows}行', en: '{rows} more stay', zh: '另有{rows}行保留' },
  updated: { ja: '最終更新', en: 'Last changed', zh: '最近更新' },
  never: { ja: '標準のまま', en: 'Default', zh: '保持标准' },
  note: {
    ja: 'バッチスケジュールの時刻（初期設定は毎日2:30）に適用します。受払・状態の履歴・印刷の記録・保管文書は証拠として残るため、対象になりません。',
    en: 'Applied by the batch schedule, every night at 2:30 unless you change it. Stock ledger, status history, prints and stored documents are evidence and always stay.',
    zh: '按批处理计划执行（初始为每天2:30）。收发记录、状态历史、打印记录和保管文件作为证据保留，不在此列。',
  },
  saved: {
    ja: 'データ保存期間を登録しました。',
    en: 'The life cycles have been saved.',
    zh: '已保存数据生命周期。',
  },
  apply: { ja: '今すぐ適用', en: 'Apply now', zh: '立即执行' },
  applyAsk: {
    ja: 'データ保存期間を適用しますか',
    en: 'Apply the life cycles now?',
    zh: '要执行数据生命周期吗？',
  },
  applyBody: {
    ja: '期間を過ぎた{rows}行を整理します。削除した行は元に戻せません。',
    en: '{rows|# row|# rows} that are over will go. What is deleted does not come back.',
    zh: '将清理期满的{rows}行。删除后无法恢复。',
  },
  started: {
    ja: '適用を開始しました。結果は処理一覧で確認できます。',
    en: 'It has begun. The result will be in the list of jobs.',
    zh: '已开始执行，结果可在处理列表中查看。',
  },
  archives: { ja: '書き出したファイル', en: 'Archives', zh: '导出文件' },
  noArchives: {
    ja: '書き出したファイルはまだありません。',
    en: 'Nothing has been archived yet.',
    zh: '尚无导出文件。',
  },
  rows: { ja: '{rows}行・{size} KB', en: '{rows|# row|# rows}, {size} KB', zh: '{rows}行·{size} KB' },
  download: { ja: 'ダウンロード', en: 'Download', zh: '下载' },
  close: { ja: '閉じる', en: 'Close', zh: '关闭' },
})
