import { texts } from '#platform/contract/text.ts'

export const runTexts = texts({
  plan: { ja: '一括計画', en: 'Bulk planning', zh: '批量计划' },
  planAnew: { ja: '全工程の組み直し', en: 'Place all processes anew', zh: '全部工序重新排程' },
  planStarted: {
    ja: '一括計画を開始しました。',
    en: 'Bulk planning has started.',
    zh: '已开始批量计划。',
  },
  confirm: { ja: '一括確定', en: 'Bulk confirmation', zh: '批量确定' },
  confirmTitle: { ja: '計画の一括確定', en: 'Bulk confirmation of plans', zh: '计划的批量确定' },
  confirmHelp: {
    ja: '着手日が次の日までの計画を、すべて確定します。',
    en: 'Every plan that starts by this day is confirmed.',
    zh: '开工日不晚于该日的计划全部确定。',
  },
  confirmCount: {
    ja: 'この日までに着手する計画は{count}件です。',
    en: '{count} plans start by this day.',
    zh: '该日前开工的计划有{count}个。',
  },
  until: { ja: '着手日（まで）', en: 'Starts by', zh: '开工日（截至）' },
  confirmStarted: {
    ja: '一括確定を開始しました。',
    en: 'Bulk confirmation has started.',
    zh: '已开始批量确定。',
  },
  cancel: { ja: '一時計画の取消', en: 'Cancel the plan', zh: '取消临时计划' },
  cancelCount: {
    ja: '{removed}件の計画を取り消し、{kept}件の計画を残します。',
    en: '{removed} plans go, {kept} plans stay.',
    zh: '取消{removed}个计划，保留{kept}个计划。',
  },
  cancelHelp: {
    ja: '手動計画、固定した計画、ガントで移動した計画を残し、ほかのすべての計画を取り消します。',
    en: 'All plans go, but those that somebody has typed, changed, locked or moved on the Gantt.',
    zh: '保留手工计划、锁定的计划和在甘特图上移动的计划，取消其他所有计划。',
  },
  cancelled: {
    ja: '{count}件の計画を取り消しました。',
    en: '{count} plans were removed.',
    zh: '已取消{count}个计划。',
  },
  status: { ja: '状態確認', en: 'Status check', zh: '状态确认' },
  works: { ja: '計画の処理', en: 'Works on the plan', zh: '计划处理' },
  work: { ja: '計画の処理', en: 'Works on the plan', zh: '计划处理' },
  state: { ja: '処理の状態', en: 'Its status', zh: '处理状态' },
  message: { ja: 'エラーの内容', en: 'Error', zh: '错误内容' },
  job: { ja: 'ジョブ番号', en: 'Job no.', zh: '作业编号' },
  by: { ja: '更新者', en: 'Updated by', zh: '更新人' },
  at: { ja: '更新日時', en: 'Updated', zh: '更新时间' },
  reset: { ja: '停止中に戻す', en: 'Reset to off', zh: '恢复为未执行' },
  resetHint: {
    ja: '途中で止まった処理を「停止中」に戻します。実行中の処理は戻せません。',
    en: 'Brings a work that has stopped halfway back to off. One that still runs cannot be reset.',
    zh: '将中途停止的处理恢复为“未执行”。正在执行的处理不能恢复。',
  },
  resetTitle: { ja: '{work}を停止中に戻す', en: 'Reset {work}', zh: '将{work}恢复为未执行' },
  wasReset: { ja: '停止中に戻しました。', en: 'It is off.', zh: '已恢复为未执行。' },
})
