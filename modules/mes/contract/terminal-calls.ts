import { z } from 'zod'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { workOrderKind, workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { screen } from '#platform/contract/screen.ts'
import { checkItem } from './measured.ts'
import { mostNumbers } from './serial-numbers.ts'
import { setupState, workEventShown } from './work-codes.ts'
import { workErrors } from './work-errors.ts'

/** 生産実績（端末）: what is done at a machine, told by those who do it. */
export const terminalScreen = screen({
  path: '/mes/productionAchievement',
  name: 'productionAchievement',
  title: { ja: '生産実績', en: 'Shop floor terminal', zh: '生产实绩' },
  icon: 'scan',
  guard: ['mes:yes'],
  keepAlive: true,
})

const text = z.string()
const guard = ['mes:yes'] as const
const typedCode = (length: number) => z.string().trim().max(length).default('')

const job = z.object({
  ...{ work_order_no: text, process_no: z.int(), operation_nm: text, work_nm: text },
  ...{ item_cd: text, item_nm: text, drawing_no: text, unit_nm: text, customer_nm: text },
  ...{ facility_cd: text, facility_nm: text, plan_qty: text, good_qty: text, defective_qty: text },
  work_order_kind: workOrderKind.schema,
  /** What the process before has passed on; of the first process what was planned. */
  ready_qty: text,
  /** What the process before has counted as defective, and nobody has mended or is to mend elsewhere. */
  rework_left: text,
  /** With the decimal places of the item's unit. */
  ...{ over_tolerance: text, under_tolerance: text, places: z.int() },
  ...{ is_first: z.boolean(), is_last: z.boolean() },
  /** Its good pieces come into stock each with a number of its own. */
  takes_serials: z.boolean(),
  /** Whether every part that it draws is there for what is still to be done. */
  has_material: z.boolean(),
  ...{ due_dt: text, start_at: text.nullable(), end_at: text.nullable(), work_status: workStatus.schema },
  /** Set-up and all pieces, as the standard says. */
  standard_seconds: z.int(),
  /** Worked until it was asked; while it is worked on the clock runs on. */
  worked_seconds: z.int(),
  /** The last word on a set-up and the first piece after it; blank: none was told. */
  setup_state: setupState,
  /** In which charge it is, with others; blank: in none. */
  charge_no: text,
  /** What is measured of it, between which limits. */
  check_items: z.array(checkItem),
  /** Who is at it now. */
  crew: z.array(z.object({ worker_cd: text, worker_nm: text })),
  /** The last entries that stand, the last one first. */
  events: z.array(
    z.object({
      ...{ event_no: text, event_kind: workEventShown.schema, good_qty: text, defective_qty: text },
      ...{ worker_nm: text, occurred_at: text },
    }),
  ),
})
export type Job = z.output<typeof job>

/** 端末の作業: of a machine, what is under way and what comes next; or the one whose code was read. */
export const terminalJobs = endpoint({
  method: 'GET',
  path: '/api/mes/terminal/getJobs',
  summary: { ja: '生産実績：端末の作業', en: 'Terminal: jobs', zh: '生产实绩：终端作业' },
  guard,
  input: z.object({
    facility_cd: typedCode(10),
    /** As it stands on the work sheet: order and process. */
    work_order_no: typedCode(20),
    process_no: z.coerce.number().int().min(0).max(9999).default(0),
  }),
  /** With the server's clock, by which a device sets right what it tells. */
  output: z.object({
    list: z.array(job),
    now: text,
    /** The machine is a furnace: many jobs are one charge. */
    takes_charges: z.boolean(),
  }),
  looksUp: [facilityMaster],
})

/** シリアル番号: what good pieces of an order get if nobody enters others, and which of those entered (with commas between them) are taken. */
export const serialNumbers = endpoint({
  method: 'GET',
  path: '/api/mes/terminal/getSerialNumbers',
  summary: { ja: '生産実績：シリアル番号', en: 'Terminal: serial numbers', zh: '生产实绩：序列号' },
  guard,
  input: z.object({
    work_order_no: z.string().trim().min(1).max(20),
    pieces: z.coerce.number().int().min(0).max(mostNumbers),
    entered: z.string().trim().max(9000).default(''),
  }),
  output: z.object({ proposed: z.array(text), used: z.array(text) }),
  errors: [http[404]],
})

/** 作業者の確認: by badge, or by code and PIN. */
export const identifyWorker = endpoint({
  method: 'POST',
  path: '/api/mes/terminal/identify',
  summary: { ja: '生産実績：作業者の確認', en: 'Terminal: who works', zh: '生产实绩：确认作业员' },
  guard,
  write: 'write:mes',
  input: z.object({ code: z.string().trim().min(1).max(40), pin: z.string().trim().max(20).default('') }),
  output: z.object({ worker_cd: text, worker_nm: text }),
  errors: [
    http[404],
    workErrors.BIZ_WORKER_UNKNOWN,
    workErrors.BIZ_WORKER_PIN,
    workErrors.BIZ_WORKER_PIN_WRONG,
    workErrors.BIZ_WORKER_PIN_LOCKED,
    workErrors.BIZ_WORKER_PIN_NONE,
  ],
})
