import { dayOrBlank } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { screen } from '#platform/contract/screen.ts'
import { machineState } from '../line-board/line-board-calls.ts'
import { workErrors } from '../work-errors.ts'
import { handoverErrors } from './handover-errors.ts'

/** 申し送り: what one shift leaves to the next one. */
export const handoverScreen = screen({
  path: '/mes/handover',
  name: 'handover',
  title: { ja: '申し送り', en: 'Shift handover', zh: '交接班' },
  icon: 'order',
  guard: ['mes:yes'],
  keepAlive: true,
})

const text = z.string()
const guard = ['mes:yes'] as const
const base = '/api/mes/handover'
const handover_no = z.string().regex(/^\d{1,18}$/)

/** A machine as it stands: its job while it works or has stopped, and what comes next. */
export const handoverMachine = z.object({
  ...{ facility_cd: text, facility_nm: text, machine_state: machineState.schema },
  ...{ work_order_no: text, process_no: z.int(), operation_nm: text, item_cd: text, item_nm: text },
  ...{ plan_qty: text, good_qty: text, worker_nm: text, reason_nm: text, since: text.nullable() },
  /** Blank where nothing is planned. */
  ...{ next_order_no: text, next_process_no: z.int(), next_operation_nm: text, next_item_nm: text },
  ...{ next_start_at: text.nullable(), setup_minutes: z.int() },
})
export type HandoverMachine = z.output<typeof handoverMachine>

/** 保留ロット: what lies in the factory and may not leave. */
export const heldLot = z.object({ item_cd: text, item_nm: text, lot_no: text, qty: text, hold_reason: text })
export type HeldLot = z.output<typeof heldLot>

/** いまの状況: what a handover would say. */
export const handoverNow = endpoint({
  method: 'GET',
  path: `${base}/getNow`,
  summary: { ja: '申し送り：いまの状況', en: 'Handover: how things stand', zh: '交接班：当前状况' },
  guard,
  input: z.object({}),
  output: z.object({
    /** The shift that is worked now, and its day; blank where none is. */
    ...{ biz_dt: text, shift_cd: text },
    shifts: z.array(z.object({ shift_cd: text, shift_nm: text })),
    machines: z.array(handoverMachine),
    held: z.array(heldLot),
  }),
})

/** How things stand is written down with it, and stays as it was. */
export const writeHandover = endpoint({
  method: 'POST',
  path: `${base}/doEdit`,
  summary: { ja: '申し送り：登録', en: 'Handover: write', zh: '交接班：登记' },
  guard,
  write: 'write:mes',
  input: z.object({
    /** Of which shift it is, and of which day; blank: the shift that is worked now. */
    biz_dt: dayOrBlank,
    shift_cd: z.string().trim().max(10).default(''),
    remarks: z.string().trim().max(500),
    notes: z
      .array(z.object({ facility_cd: z.string().min(1).max(10), note: z.string().trim().max(200) }))
      .max(1000),
  }),
  output: z.object({ handover_no }),
  errors: [
    handoverErrors.BIZ_HANDOVER_MACHINE,
    handoverErrors.BIZ_HANDOVER_DAY,
    handoverErrors.BIZ_HANDOVER_SHIFT,
  ],
  audit: handoverScreen.name,
})

const about = {
  ...{ handover_no, biz_dt: text, shift_nm: text, written_at: text, written_nm: text, remarks: text },
  ...{ signed_nm: text, signed_at: text.nullable() },
}

const listedHandover = z.object({ ...about, machines: z.int(), stopped: z.int(), noted: z.int() })
export type ListedHandover = z.output<typeof listedHandover>

/** 申し送り一覧: what nobody has signed first, then the last ones. */
export const handoverList = endpoint({
  method: 'GET',
  path: `${base}/getList`,
  summary: { ja: '申し送り：一覧', en: 'Handover: list', zh: '交接班：一览' },
  guard,
  input: z.object({}),
  output: z.object({ list: z.array(listedHandover) }),
})

export const oneHandover = endpoint({
  method: 'GET',
  path: `${base}/get`,
  summary: { ja: '申し送り：内容', en: 'Handover: contents', zh: '交接班：内容' },
  guard,
  input: z.object({ handover_no }),
  output: z.object({
    ...about,
    machines: z.array(handoverMachine.extend({ note: text })),
    held: z.array(heldLot),
  }),
  errors: [http[404]],
})

/** 確認: the next shift has read it; by badge, or by code and PIN. */
export const signHandover = endpoint({
  method: 'POST',
  path: `${base}/sign`,
  summary: { ja: '申し送り：確認', en: 'Handover: sign', zh: '交接班：确认' },
  guard,
  write: 'write:mes',
  input: z.object({
    handover_no,
    code: z.string().trim().min(1).max(40),
    pin: z.string().trim().max(20).default(''),
  }),
  output: z.object({ worker_nm: text }),
  errors: [
    http[404],
    handoverErrors.BIZ_HANDOVER_SIGNED,
    workErrors.BIZ_WORKER_UNKNOWN,
    workErrors.BIZ_WORKER_PIN,
    workErrors.BIZ_WORKER_PIN_WRONG,
    workErrors.BIZ_WORKER_PIN_LOCKED,
    workErrors.BIZ_WORKER_PIN_NONE,
  ],
  audit: handoverScreen.name,
})
