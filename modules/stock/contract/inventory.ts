import { z } from 'zod'
import { itemTypeMaster } from '#modules/master/contract/item-type.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { date, reference } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { ability } from '#platform/contract/list.ts'
import { screen } from '#platform/contract/screen.ts'
import { statusMachine } from '#platform/contract/status-machine.ts'
import { itemRank } from '#modules/master/contract/item.ts'
import { countErrors } from './count-errors.ts'
import { stockErrors } from './stock-errors.ts'

/** 棚卸区分: a report in between, or the end of a term. */
export const inventoryDivision = fixedCodes.inventory_time_div

export const inventoryStatus = codes('inventory_status', {
  0: { ja: '予定', en: 'Planned', zh: '计划中' },
  1: { ja: '棚卸前', en: 'Before counting', zh: '盘点前' },
  2: { ja: 'ロック中', en: 'Locked', zh: '锁定中' },
  3: { ja: '棚卸後', en: 'After counting', zh: '盘点后' },
  4: { ja: '終了ロック', en: 'End-locked', zh: '终了锁定' },
  5: { ja: '終了', en: 'Ended', zh: '结束' },
  9: { ja: '中止', en: 'Cancelled', zh: '中止' },
})
export type InventoryStatus = (typeof inventoryStatus.codes)[number]

/** What decides about a step beside the status. */
interface Facts {
  readonly count_dt: string
  readonly business_date: string
  readonly inventory_div: (typeof inventoryDivision.codes)[number]
  /** Differences are approved by another person than the one who posts them (parameter). */
  readonly needs_approval: boolean
  readonly approved_by: string
  readonly user_cd: string
}

const approved = ({ needs_approval, approved_by, user_cd }: Facts) => {
  if (!needs_approval) return undefined
  if (approved_by === '') return countErrors.BIZ_INVENTORY_APPROVE_FIRST.with()
  return approved_by === user_cd ? countErrors.BIZ_INVENTORY_OTHER_PERSON.with() : undefined
}

/**
 * 棚卸: started on its day, locked, counted, adjusted, and ended; cancelled as long as nothing has been adjusted. A report
 * in between may end without being adjusted: then it has only told what differs.
 */
export const inventoryMachine = statusMachine({
  axis: 'inventory',
  states: inventoryStatus,
  steps: [
    {
      from: '0',
      verb: 'start',
      to: '1',
      guard: ({ count_dt, business_date }: Facts) =>
        count_dt === business_date ? undefined : stockErrors[20079].with({ date: business_date }),
    },
    { from: '1', verb: 'lock', to: '2' },
    { from: '2', verb: 'finish', to: '3' },
    { from: '3', verb: 'recount', to: '2' },
    {
      from: '3',
      verb: 'approve',
      to: '3',
      guard: ({ needs_approval }) =>
        needs_approval ? undefined : countErrors.BIZ_INVENTORY_NOT_APPROVED.with(),
    },
    { from: '3', verb: 'adjust', to: '4', guard: approved },
    { from: '4', verb: 'end', to: '5' },
    {
      from: '3',
      verb: 'end',
      to: '5',
      guard: ({ inventory_div }) =>
        inventory_div === '0' ? undefined : stockErrors.BIZ_INVENTORY_ADJUST_FIRST.with(),
    },
    { from: '0', verb: 'cancel', to: '9' },
    { from: '1', verb: 'cancel', to: '9' },
    { from: '2', verb: 'cancel', to: '9' },
    { from: '3', verb: 'cancel', to: '9' },
  ],
  refused: (state, verb) =>
    verb === 'start' && state !== '9'
      ? stockErrors.BIZ_INVENTORY_STARTED.with()
      : stockErrors.BIZ_INVENTORY_STATE.with({ name: inventoryStatus.texts[state] }),
})
export type InventoryVerb = (typeof inventoryMachine.verbs)[number]

const inventory_no = z.string().min(1).max(40)
const changing = {
  method: 'POST',
  guard: ['stock:yes'],
  write: 'write:stock',
  errors: [http[404], ...Object.values(stockErrors), ...Object.values(countErrors)],
} as const

/** 棚卸日程登録: a day, a place with everything in it or with goods of one type, and what it is for. */
export const planInventory = endpoint({
  ...changing,
  path: '/api/stock/inventory/plan',
  summary: { ja: '棚卸時期設定：登録', en: 'Stocktaking: plan', zh: '盘点日程：登记' },
  input: z.object({
    count_dt: date({ ja: '棚卸日', en: 'Day', zh: '盘点日' }).schema,
    location_cd: reference({ ja: '場所', en: 'Location', zh: '库位' }, stockLocationMaster).schema,
    /** Only goods of this type; blank: all. */
    item_type_cd: reference({ ja: '品目区分', en: 'Item type', zh: '物料类型' }, itemTypeMaster, {
      required: false,
    }).schema,
    /** Only goods of this rank; blank: all. */
    item_rank: z.enum(['', ...itemRank.codes]).default(''),
    inventory_div: inventoryDivision.schema,
    spare_tags: z.coerce.number().int().min(0).max(500).default(0),
  }),
  output: z.object({ inventory_no }),
  audit: 'planInventory',
})

/** One step on the way of a count. */
export const stepInventory = endpoint({
  ...changing,
  path: '/api/stock/inventory/step',
  summary: { ja: '棚卸：状態の変更', en: 'Stocktaking: next step', zh: '盘点：变更状态' },
  input: z.object({
    inventory_no,
    verb: z.enum(['start', 'lock', 'finish', 'recount', 'approve', 'adjust', 'end', 'cancel']),
  }),
  output: z.object({
    status: inventoryStatus.schema,
    adjusted: z.number().int(),
    /** Differences of goods whose own documents say where they are: recorded there, such as pieces at a subcontractor. */
    documented: z.number().int(),
    /** Demands that have lost goods that turned out not to be there. */
    released: z.array(z.object({ demand_no: z.string(), item_cd: z.string(), qty: z.string() })),
  }),
  audit: 'stepInventory',
})

export const countLine = z.object({
  line_no: z.number().int(),
  location_cd: z.string(),
  location_nm: z.string(),
  item_cd: z.string(),
  item_nm: z.string(),
  unit_nm: z.string(),
  lot_no: z.string(),
  ownership: z.string(),
  quality: z.string(),
  book_qty: z.string(),
  /** Blank: not counted, which is not zero. */
  counted_qty: z.string(),
  second_qty: z.string(),
  second_by: z.string(),
  diff_qty: z.string(),
  diff_amount: z.string(),
  reason_cd: z.string(),
  reason_nm: z.string(),
  counted_by: z.string(),
})
export type CountLine = z.output<typeof countLine>

/** 実棚: the lines in the order of the shelves. */
export const countLines = endpoint({
  method: 'GET',
  path: '/api/stock/inventory/getDetail',
  summary: { ja: '棚卸：明細', en: 'Stocktaking: lines', zh: '盘点：明细' },
  guard: ['stock:yes'],
  costs: ['diff_amount'],
  input: z.object({ inventory_no }),
  output: z.object({
    inventory_no: z.string(),
    count_dt: z.string(),
    location_cd: z.string(),
    location_nm: z.string(),
    item_type_cd: z.string(),
    item_type_nm: z.string(),
    inventory_div: inventoryDivision.schema,
    /** Its lines are there, with what the books said. */
    locked: z.boolean(),
    status: inventoryStatus.schema,
    abilities: z.record(z.string(), ability),
    needs_approval: z.boolean(),
    approved_by: z.string(),
    /** Spare 棚札 that have not come back, neither used nor declared unused. */
    missing_tags: z.array(z.number().int()),
    lines: z.array(countLine),
  }),
  errors: [http[404]],
})

const counted = z
  .string()
  .trim()
  .regex(/^(\d{1,9}(\.\d{1,3})?)?$/, 'V_NUMBER')

/** What has been counted, by the number of the line or by what lies there: also what the books do not know. */
export const saveCounts = endpoint({
  ...changing,
  path: '/api/stock/inventory/saveCounts',
  summary: { ja: '棚卸：実棚入力', en: 'Stocktaking: counts', zh: '盘点：实盘录入' },
  input: z.object({
    inventory_no,
    /** The figures are a second person's, and stand beside the first. */
    second: z.boolean().default(false),
    lines: z
      .array(
        z.object({
          line_no: z.number().int().min(0).default(0),
          /** The spare 棚札 on which it was written, where the books do not know it. */
          tag_no: z.number().int().min(0).max(99_999).default(0),
          location_cd: z.string().trim().max(20).default(''),
          item_cd: z.string().trim().max(20).default(''),
          lot_no: z.string().trim().max(40).default(''),
          counted_qty: counted,
          /** What stood there when it was entered: another count that came between is not written over unseen. */
          seen_qty: counted.optional(),
        }),
      )
      .min(1)
      .max(3000),
  }),
  output: z.object({ saved: z.number().int() }),
  audit: 'saveCounts',
})

/** 棚札 that came back blank or spoilt. */
export const voidTags = endpoint({
  ...changing,
  path: '/api/stock/inventory/voidTags',
  summary: { ja: '棚卸：未使用の棚札', en: 'Stocktaking: unused tags', zh: '盘点：未使用的盘点卡' },
  input: z.object({ inventory_no, tag_nos: z.array(z.number().int().min(1)).min(1).max(500) }),
  output: z.object({}),
  audit: 'voidInventoryTags',
})

/** Counts of all repeating plans that are due. */
export const planDue = endpoint({
  ...changing,
  path: '/api/stock/inventory/planDue',
  summary: { ja: '棚卸：周期による登録', en: 'Stocktaking: plan what is due', zh: '盘点：按周期登记' },
  input: z.object({}),
  output: z.object({ planned: z.array(z.string()) }),
  audit: 'planDueInventories',
})

/** Why a count differs: for each difference before it is adjusted. */
export const saveReason = endpoint({
  ...changing,
  path: '/api/stock/inventory/saveReason',
  summary: { ja: '棚卸：差異理由', en: 'Stocktaking: reason', zh: '盘点：差异原因' },
  input: z.object({
    inventory_no,
    line_nos: z.array(z.number().int().min(1)).min(1).max(3000),
    reason_cd: codeSchema(10),
  }),
  output: z.object({}),
  audit: 'saveInventoryReason',
})

export const inventoryManageScreen = screen({
  path: '/stock/inventoryManage',
  name: 'inventoryManage',
  title: { ja: '棚卸管理', en: 'Stocktaking', zh: '盘点管理' },
  icon: 'check',
  guard: ['stock:yes'],
  keepAlive: true,
})

export const differenceScreen = screen({
  path: '/stock/inventoryDifferenceAdjustment',
  name: 'inventoryDifferenceAdjustment',
  title: { ja: '棚卸差異調整', en: 'Count differences', zh: '盘点差异调整' },
  icon: 'edit',
  guard: ['stock:yes'],
  keepAlive: true,
})
