import { codes } from '#platform/contract/code-table.ts'

/** What is tried in a scenario. */
export const scenarioChangeKind = codes('production_scenario_change', {
  overtime: { ja: '残業・休日稼働', en: 'Overtime', zh: '加班、假日运行' },
  downtime: { ja: '設備停止', en: 'Machine down', zh: '设备停机' },
  urgent: { ja: '受注の優先', en: 'Urgent order', zh: '订单优先' },
  lot: { ja: 'ロット条件', en: 'Lot rule', zh: '批量条件' },
  file: { ja: '内示・受注ファイル', en: 'Forecast or order file', zh: '预示、订单文件' },
  aim: { ja: '計画の優先順位', en: 'Planning priority', zh: '计划优先顺序' },
})
export type ScenarioChangeKind = (typeof scenarioChangeKind.codes)[number]

/** What goes first where a schedule cannot have everything. */
export const planAim = codes('production_plan_aim', {
  1: { ja: '納期を優先', en: 'Due dates first', zh: '交期优先' },
  2: { ja: '段取りの少なさを優先', en: 'Little set-up first', zh: '换产少优先' },
  3: { ja: '早い完了を優先', en: 'Early end first', zh: '尽早完成优先' },
  /** 投入 is roped to the fullest machine. */
  4: { ja: 'ネック設備を優先', en: 'Bottleneck first', zh: '瓶颈设备优先' },
})
export type PlanAim = (typeof planAim.codes)[number]

export const scenarioState = codes(
  'production_scenario_state',
  {
    0: { ja: '未計算', en: 'Not calculated', zh: '未计算' },
    1: { ja: '計算済', en: 'Calculated', zh: '已计算' },
    8: { ja: '採用済', en: 'Adopted', zh: '已采用' },
    9: { ja: '計算エラー', en: 'Calculation error', zh: '计算错误' },
  },
  { 0: 'none', 1: 'go', 8: 'done', 9: 'bad' },
)
