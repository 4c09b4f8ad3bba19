import { codes } from '#platform/contract/code-table.ts'

/** What keeps a process from the time where a planner put it. */
export const holdKind = codes('production_hold_kind', {
  'lead-time': { ja: '最短の着手日時', en: 'Earliest possible start', zh: '最早开工时间' },
  predecessor: { ja: '前工程の終了待ち', en: 'Waits for the process before it', zh: '等待前工序结束' },
  material: { ja: '材料', en: 'Material', zh: '材料' },
  facility: { ja: '設備が使用中', en: 'Machine is taken', zh: '设备被占用' },
  worker: { ja: '作業者が作業中', en: 'Worker is busy', zh: '作业员忙' },
  calendar: { ja: '稼働時間外', en: 'Outside working hours', zh: '非工作时间' },
  frozen: { ja: '固定された工程', en: 'Locked process in the way', zh: '已锁定的工序' },
})
