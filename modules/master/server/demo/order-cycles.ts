import type { RecordFor } from '#platform/server/master/fill-master.ts'
import type { orderCycleMaster } from '../../contract/order-cycle.ts'

/** When the demo company orders: materials twice a week, consumables every second Wednesday, packing twice a month. */
export const orderCycleRecords: readonly RecordFor<typeof orderCycleMaster>[] = (
  [
    { cycle_cd: 'W-MT', cycle_nm: '材料（毎週 月・木）', mon_flg: true, thu_flg: true },
    { cycle_cd: 'W2-W', cycle_nm: '消耗品（隔週 水）', interval: 2, wed_flg: true },
    { cycle_cd: 'M-PK', cycle_nm: '梱包資材（5日・20日）', cycle_kind: '2', month_days: '5,20' },
    { cycle_cd: 'M-END', cycle_nm: '外注加工（月末）', cycle_kind: '2', month_days: '99', order_shift: '1' },
  ] as const
).map((cycle) => ({ base_dt: '2026-04-01', calendar_cd: 'FAC', ...cycle }))
