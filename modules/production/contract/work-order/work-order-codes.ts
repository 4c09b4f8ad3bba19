import { codes } from '#platform/contract/code-table.ts'

export const workOrderKind = codes('work_order_kind', {
  1: { ja: '通常', en: 'Normal', zh: '普通' },
  2: { ja: '手直し', en: 'Rework', zh: '返修' },
  3: { ja: '試作', en: 'Trial', zh: '试制' },
})

/** 作業: what the shop floor says of one step. */
export const workStatus = codes(
  'work_status',
  {
    0: { ja: '未着手', en: 'Not started', zh: '未开工' },
    1: { ja: '作業中', en: 'Working', zh: '作业中' },
    2: { ja: '停止', en: 'Stopped', zh: '停止' },
    3: { ja: '完了', en: 'Finished', zh: '完成' },
  },
  { 0: 'none', 1: 'go', 2: 'warn', 3: 'done' },
)
