import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { screen } from '#platform/contract/screen.ts'

/** あんどん: what every machine does now, read from far. */
export const lineBoardScreen = screen({
  path: '/mes/lineBoard',
  name: 'lineBoard',
  title: { ja: 'あんどん', en: 'Line board', zh: '产线看板' },
  icon: 'monitor',
  guard: ['mes:yes'],
  keepAlive: true,
})

/** 設備の状態: stopped where one of its jobs has stopped, waiting where its next one should have begun. */
export const machineState = codes(
  'machine_state',
  {
    1: { ja: '作業中', en: 'Working', zh: '作业中' },
    2: { ja: '停止', en: 'Stopped', zh: '停止' },
    3: { ja: '着手遅れ', en: 'Late to start', zh: '开工延迟' },
    0: { ja: '待機', en: 'Idle', zh: '待机' },
  },
  { 1: 'done', 2: 'bad', 3: 'warn', 0: 'none' },
)

const text = z.string()

const machineNow = z.object({
  ...{ facility_cd: text, facility_nm: text, machine_state: machineState.schema },
  /** What is at it, or what comes next; blank where nothing is planned. */
  ...{ work_order_no: text, process_no: z.int(), operation_nm: text, item_cd: text, item_nm: text },
  ...{ plan_qty: text, good_qty: text, worker_nm: text, reason_nm: text },
  /** Since when it is so: it runs or has stopped since then, or should have begun then. */
  since: text.nullable(),
  /** Of a late start: the working time since then. */
  late_minutes: z.int().nullable(),
  /** Good and defective pieces of the business date. */
  ...{ today_good: text, today_defective: text },
})
export type MachineNow = z.output<typeof machineNow>

/** 設備の今: every machine of the factory. */
export const machinesNow = endpoint({
  method: 'GET',
  path: '/api/mes/lineBoard/get',
  summary: { ja: 'あんどん：設備の状態', en: 'Line board: machines now', zh: '产线看板：设备状态' },
  guard: ['mes:yes'],
  input: z.object({}),
  output: z.object({ machines: z.array(machineNow) }),
})
