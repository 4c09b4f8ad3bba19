import { texts } from '#platform/contract/text.ts'

export const ganttTexts = texts({
  asGantt: { ja: 'ガントで見る', en: 'As a Gantt chart', zh: '以甘特图查看' },
  nearer: { ja: '拡大', en: 'Zoom in', zh: '放大' },
  farther: { ja: '縮小', en: 'Zoom out', zh: '缩小' },
  whole: { ja: '全期間', en: 'All periods', zh: '全部期间' },
  lateOnly: { ja: '遅れのみ', en: 'Late only', zh: '仅显示延迟' },
  find: { ja: '作業・受注で絞り込み', en: 'Filter by operation or order', zh: '按作业或订单筛选' },
  shown: { ja: '{count}件', en: '{count}', zh: '{count}项' },
  lane: { ja: '表示単位', en: 'Lanes by', zh: '显示单位' },
  operation: { ja: '作業', en: 'Work', zh: '作业' },
  begins: { ja: '開始日時', en: 'Begins at', zh: '开始时间' },
  ends: { ja: '終了日時', en: 'Ends at', zh: '结束时间' },
  done: { ja: '進捗率（％）', en: 'Progress (%)', zh: '进度（%）' },
  late: { ja: '遅れ', en: 'Late', zh: '延迟' },
  state: { ja: '状態', en: 'Status', zh: '状态' },
  planned: { ja: '予定の期間', en: 'Planned time', zh: '计划时间' },
  actual: { ja: '実績', en: 'Actual', zh: '实绩' },
  saidState: {
    ja: '{lane}　{bar}　{state}　予定 {planned}　実績 {actual}',
    en: '{lane}: {bar}, {state}; planned {planned}; actual {actual}',
    zh: '{lane}　{bar}　{state}　计划 {planned}　实绩 {actual}',
  },
  said: {
    ja: '{lane}　{bar}　{from}〜{to}',
    en: '{lane}: {bar}, {from} to {to}',
    zh: '{lane}　{bar}　{from}～{to}',
  },
  saidLate: {
    ja: '{lane}　{bar}　{from}〜{to}　遅れ',
    en: '{lane}: {bar}, {from} to {to}, late',
    zh: '{lane}　{bar}　{from}～{to}　延迟',
  },
})
