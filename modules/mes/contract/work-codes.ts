import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'

/** What the shop floor says of a process. */
export const workEvent = codes('work_event_kind', {
  1: { ja: '着手', en: 'Start', zh: '开工' },
  2: { ja: '中断', en: 'Stop', zh: '中断' },
  3: { ja: '再開', en: 'Resume', zh: '恢复' },
  4: { ja: '途中報告', en: 'Report', zh: '中途报告' },
  5: { ja: '作業完了', en: 'Finish', zh: '作业完成' },
})
export type WorkEventKind = (typeof workEvent.codes)[number]

/** Who is at a process besides; it stands as it stood. */
export const crewEvent = codes('work_crew_event', {
  7: { ja: '作業参加', en: 'Join', zh: '加入作业' },
  8: { ja: '作業離脱', en: 'Leave', zh: '退出作业' },
})

/** When a set-up has ended, and what became of the first piece after it: nothing is counted before that is good. */
export const setupEvent = codes('work_setup_event', {
  S: { ja: '段取完了', en: 'Set up', zh: '换产完成' },
  K: { ja: '初品合格', en: 'First piece good', zh: '首件合格' },
  N: { ja: '初品不合格', en: 'First piece bad', zh: '首件不合格' },
})
export const setupState = z.union([setupEvent.schema, z.literal('')])

/** All that can be told of a process. */
export const workTold = codes('work_told', { ...workEvent.texts, ...crewEvent.texts, ...setupEvent.texts })
export type WorkToldKind = (typeof workTold.codes)[number]

/** All that the history of a process shows: what was said, and what was taken back. */
export const workEventShown = codes('work_event_shown', {
  ...workTold.texts,
  6: { ja: '外注戻り', en: 'Came back', zh: '外协返回' },
  9: { ja: '実績取消', en: 'Take back', zh: '撤回实绩' },
})

/** Where a value was measured: with an entry, or when the finished pieces were judged. */
export const measuredAt = codes('work_measured_at', {
  ...workEventShown.texts,
  J: { ja: '完成検査', en: 'Final inspection', zh: '成品检验' },
})
