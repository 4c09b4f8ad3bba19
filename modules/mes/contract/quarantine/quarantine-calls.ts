import { z } from 'zod'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { readTime } from '#modules/master/contract/shift-times.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { lotErrors } from '#modules/stock/contract/lot-errors.ts'
import { codes } from '#platform/contract/code-table.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { dayOrBlank } from '#platform/contract/day-input.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { screen } from '#platform/contract/screen.ts'
import { optionalLine } from '#platform/contract/written-text.ts'
import { workErrors } from '../work-errors.ts'

/** 隔離: all that has become of a bad lot, of a furnace's charge, or of what a machine or a worker did in some hours, and one key that holds it. */
export const quarantineScreen = screen({
  path: '/mes/quarantine',
  name: 'quarantine',
  title: { ja: '隔離', en: 'Quarantine', zh: '隔离' },
  icon: 'lock',
  guard: ['mes:yes'],
  keepAlive: true,
})

/** From what the search begins. */
export const quarantineStart = codes('quarantine_start', {
  lot: { ja: '品目・ロット', en: 'Item and lot', zh: '物料·批次' },
  machine: { ja: '設備・時間', en: 'Machine and hours', zh: '设备·时间' },
  worker: { ja: '作業者・時間', en: 'Worker and hours', zh: '作业员·时间' },
  charge: { ja: 'チャージ', en: 'Charge', zh: '炉次' },
})

const time = z
  .string()
  .refine((typed) => typed === '' || readTime(typed) !== undefined, { error: 'BIZ_WORK_TIME' })
const code = (max: number) => z.string().max(max).default('')

const asked = z
  .object({
    start: z.enum(quarantineStart.codes),
    item_cd: code(40),
    lot_no: code(40),
    facility_cd: code(10),
    worker_cd: code(10),
    charge_no: code(20),
    from: dayOrBlank,
    /** Blank: from its beginning. */
    from_time: time.default(''),
    to: dayOrBlank,
    /** Blank: to its end. */
    to_time: time.default(''),
  })
  .superRefine((typed, context) => {
    for (const path of needed[typed.start])
      if (typed[path] === '') context.addIssue({ code: 'custom', path: [path], message: 'V_REQUIRED' })
    if (typed.start === 'lot' || typed.start === 'charge') return
    const span = (Date.parse(typed.to) - Date.parse(typed.from)) / 86_400_000
    const [from = 0, to = 1440] = [readTime(typed.from_time), readTime(typed.to_time)]
    if (span < 0) context.addIssue({ code: 'custom', path: ['to'], message: 'V_DATE' })
    else if (span >= 366) context.addIssue({ code: 'custom', path: ['to'], message: 'BIZ_WORK_PERIOD' })
    else if (span === 0 && to < from)
      context.addIssue({ code: 'custom', path: ['to_time'], message: 'BIZ_WORK_BACKWARDS' })
  })

const needed = {
  lot: ['item_cd', 'lot_no'],
  machine: ['facility_cd', 'from', 'to'],
  worker: ['worker_cd', 'from', 'to'],
  charge: ['charge_no'],
} as const

const text = z.string()
const ofLot = { item_cd: text, item_nm: text, lot_no: text }
const ofCustomer = { customer_cd: text, branch_no: text, customer_nm: text }

const affected = z.object({
  lots: z.array(
    z.object({
      ...ofLot,
      unit_nm: text,
      /** How many steps from where the search began. */
      level: z.int(),
      stock_qty: text,
      wip_qty: text,
      hold_flg: z.boolean(),
      hold_reason: text,
    }),
  ),
  places: z.array(
    z.object({ ...ofLot, location_cd: text, location_nm: text, process_no: text, quality: text, qty: text }),
  ),
  /** Work orders that have drawn some of it, or were worked on then, and are not finished. */
  orders: z.array(
    z.object({ work_order_no: text, item_cd: text, item_nm: text, lot_no: text, qty: text, good_qty: text }),
  ),
  /** Picked, shipped or sold; boxes are those that were picked. */
  shipments: z.array(
    z.object({
      document_no: text,
      ...ofCustomer,
      is_gone: z.boolean(),
      date: text,
      ...ofLot,
      qty: text,
      boxes: z.int(),
    }),
  ),
  /** What each customer has got of an item. */
  customers: z.array(
    z.object({ ...ofCustomer, item_cd: text, item_nm: text, unit_nm: text, qty: text, boxes: z.int() }),
  ),
  /** Work orders that were found, and whose pieces have no lot by which they could be followed. */
  without_lot: z.array(text),
})

const base = '/api/mes/quarantine'

export const affectedByLot = endpoint({
  method: 'GET',
  path: `${base}/get`,
  summary: { ja: '隔離：影響範囲', en: 'Quarantine: what is affected', zh: '隔离：影响范围' },
  guard: ['mes:yes'],
  looksUp: [itemMaster, facilityMaster, workerMaster],
  input: asked,
  output: affected,
  errors: [http[404], workErrors.BIZ_WORK_TIME, workErrors.BIZ_WORK_PERIOD, workErrors.BIZ_WORK_BACKWARDS],
})

/** Which customers have what, delivery by delivery. */
export const affectedCustomersCsv = endpoint({
  method: 'GET',
  path: `${base}/csvDownload`,
  summary: { ja: '隔離：出荷先のCSV', en: 'Quarantine: customers as CSV', zh: '隔离：出货客户CSV' },
  guard: ['mes:yes'],
  input: asked,
  output: fileAnswer,
  file: 'text/csv; charset=Shift_JIS',
  errors: [http[404], csvErrors.CSV_NOT_WRITABLE],
})

/** Whoever may hold a lot in the list of lots, and works here. */
export const mayHoldLots = {
  permissions: ['mes:yes', 'write:mes', 'stock:yes', 'write:stock'],
  mode: 'allOf',
} as const

/** 廃棄 of what lies on the shelves of lots that are on hold: all of it or nothing, by one stock slip. */
export const scrapAffected = endpoint({
  method: 'POST',
  path: `${base}/scrap`,
  summary: { ja: '隔離：廃棄', en: 'Quarantine: scrap', zh: '隔离：废弃' },
  guard: mayHoldLots,
  write: 'write:stock',
  input: z.object({
    lots: z
      .array(z.object({ item_cd: codeSchema(40), lot_no: codeSchema(40) }))
      .min(1)
      .max(500),
    reason_cd: z.string().trim().min(1, { error: 'V_REQUIRED' }).max(10),
    reason: optionalLine(200),
  }),
  output: z.object({ slip_no: text, places: z.int() }),
  looksUp: [codeDivMaster],
  errors: [
    http[404],
    lotErrors.BIZ_LOT_RELEASED_ALREADY,
    lotErrors.BIZ_LOT_NOTHING_THERE,
    ...Object.values(stockErrors),
  ],
  audit: 'scrapAffected',
})

/** 訓練: nothing is held; it measures how long it takes until everything is found. */
export const startDrill = endpoint({
  method: 'POST',
  path: `${base}/startDrill`,
  summary: { ja: '隔離：訓練の開始', en: 'Quarantine: start a drill', zh: '隔离：开始演练' },
  guard: ['mes:yes'],
  write: 'write:mes',
  input: z.object({}),
  output: z.object({ drill_no: text, began_at: text }),
  audit: 'mes_recall_drill',
})

const drillErrors = [
  http[404],
  workErrors.BIZ_DRILL_ENDED,
  workErrors.BIZ_WORK_TIME,
  workErrors.BIZ_WORK_PERIOD,
  workErrors.BIZ_WORK_BACKWARDS,
] as const

/** What is found then, and how long it took, is kept. */
export const endDrill = endpoint({
  method: 'POST',
  path: `${base}/endDrill`,
  summary: { ja: '隔離：訓練の終了', en: 'Quarantine: end a drill', zh: '隔离：结束演练' },
  guard: ['mes:yes'],
  write: 'write:mes',
  input: z.object({ drill_no: z.string().regex(/^[0-9]{1,18}$/), asked, remarks: optionalLine(200) }),
  output: z.object({ seconds: z.int(), lots: z.int(), boxes: z.int(), customers: z.int() }),
  looksUp: [itemMaster, facilityMaster, workerMaster],
  errors: drillErrors,
  audit: 'mes_recall_drill',
})

/** The last drills, the latest first. */
export const recallDrills = endpoint({
  method: 'GET',
  path: `${base}/getDrills`,
  summary: { ja: '隔離：訓練の記録', en: 'Quarantine: drills', zh: '隔离：演练记录' },
  guard: ['mes:yes'],
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        ...{ drill_no: text, began_at: text, seconds: z.int(), user_nm: text },
        ...{ start: quarantineStart.schema, began_with: text, remarks: text },
        ...{ lots: z.int(), open_lots: z.int(), orders: z.int(), customers: z.int(), boxes: z.int() },
      }),
    ),
  }),
})

/** 出荷止め of all of them, or its release: all or none. */
export const setLotsHold = endpoint({
  method: 'POST',
  path: `${base}/setHold`,
  summary: { ja: '隔離：出荷止め・解除', en: 'Quarantine: hold and release', zh: '隔离：冻结·解除' },
  guard: mayHoldLots,
  write: 'write:stock',
  input: z.object({
    lots: z
      .array(z.object({ item_cd: codeSchema(40), lot_no: codeSchema(40) }))
      .min(1)
      .max(5000),
    hold: z.boolean(),
    reason: optionalLine(200).refine((typed) => typed !== '', { error: 'V_REQUIRED' }),
  }),
  output: z.object({ lots: z.int() }),
  errors: [http[404], lotErrors.BIZ_LOT_HELD_ALREADY, lotErrors.BIZ_LOT_RELEASED_ALREADY],
  audit: 'setLotsHold',
})
