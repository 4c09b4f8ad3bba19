import { codes } from '#platform/contract/code-table.ts'

/** What has become of a planned line; a demand without one is unplanned. */
export const planStatus = codes(
  'production_plan_status',
  {
    1: { ja: '計画済', en: 'Planned', zh: '已计划' },
    2: { ja: '確定', en: 'Confirmed', zh: '已确定' },
  },
  { 1: 'go', 2: 'done' },
)

/** Which of the factory's two background works on the plan. */
export const planWork = codes('production_plan_work', {
  1: { ja: '一括計画', en: 'Bulk planning', zh: '批量计划' },
  2: { ja: '一括確定', en: 'Bulk confirmation', zh: '批量确定' },
})

/** Why a plan ends after its day; 'unplaced': no machine could take it inside the horizon. */
export const planLateReason = codes('production_late_reason', {
  'lead-time': { ja: 'リードタイム不足', en: 'Lead time too long', zh: '提前期不足' },
  frozen: { ja: '固定・凍結期間', en: 'Locked or frozen', zh: '固定或冻结期' },
  calendar: { ja: 'カレンダー', en: 'Calendar', zh: '日历' },
  capacity: { ja: '能力', en: 'Capacity', zh: '产能' },
  material: { ja: '材料', en: 'Material', zh: '材料' },
  unplaced: { ja: '割付不可', en: 'Not placed', zh: '无法排入' },
})
