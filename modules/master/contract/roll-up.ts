import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { job } from '#platform/contract/job.ts'
import { masterErrors } from './master-errors.ts'
import { itemStandardCostMaster } from './stock-location.ts'

const guard = { permissions: ['master:yes', 'cost:yes'], mode: 'allOf' } as const
const base = '/api/master/item_standard_cost'

export const costParts = ['material', 'labour', 'machine', 'outside'] as const
export type Cost = Readonly<Record<(typeof costParts)[number], string>>
export const cost = z.object({
  material: z.string(),
  labour: z.string(),
  machine: z.string(),
  outside: z.string(),
})

/** What is missing, so that a cost is too low. */
export const costGap = codes('cost_gap', {
  price: { ja: '単価なし', en: 'No price', zh: '无单价' },
  parts: { ja: '構成なし', en: 'No parts', zh: '无构成' },
  times: { ja: '標準時間なし', en: 'No standard time', zh: '无标准工时' },
  rate: { ja: '賃率・時間単価なし', en: 'No hourly rate', zh: '无费率' },
  cycle: { ja: '構成が循環', en: 'Structure in a circle', zh: '构成循环' },
  unknown: { ja: '品目が廃止済み', en: 'Item discontinued', zh: '物料已作废' },
})
export type CostGap = (typeof costGap.codes)[number]

/** Blank: every item that is made. Otherwise the item and everything that is made for it. */
const optionalItem = z.union([z.literal(''), codeSchema(20)]).default('')
const wanted = { from_dt: day, item_cd: optionalItem }

/** More items than this are not shown before they are written: one chooses an item, or lets the job do all. */
export const mostPreviewed = 20_000
/** Lines of a preview that travel. */
export const mostShown = 500

const rolledLine = z.object({
  item_cd: z.string(),
  item_nm: z.string(),
  /** Null: the item has had no standard cost. */
  old: cost.nullable(),
  old_total: z.string(),
  new: cost,
  new_total: z.string(),
  gaps: z.array(costGap.schema),
})
export type RolledLine = z.output<typeof rolledLine>

/** 標準原価の積上げ: what the standard costs would be, beside what they are. */
export const rollUpPreview = endpoint({
  method: 'GET',
  path: `${base}/getRollUp`,
  summary: { ja: '標準原価：積上げの確認', en: 'Standard costs: roll-up preview', zh: '标准成本：卷算预览' },
  guard,
  input: z.object(wanted),
  output: z.object({
    /** The largest changes first. */
    list: z.array(rolledLine),
    items: z.number().int(),
    changed: z.number().int(),
    incomplete: z.number().int(),
  }),
  errors: [http[404], masterErrors.MST_ROLL_UP_LARGE],
})

/** Where one item's cost comes from: its parts at their costs, and each thing that is done to it. */
export const rollUpReasons = endpoint({
  method: 'GET',
  path: `${base}/getRollUpReasons`,
  summary: {
    ja: '標準原価：積上げの内訳',
    en: 'Standard costs: where one comes from',
    zh: '标准成本：卷算明细',
  },
  guard,
  input: z.object({ from_dt: day, item_cd: codeSchema(20) }),
  output: z.object({
    cost,
    parts: z.array(z.object({ item_cd: z.string(), item_nm: z.string(), qty: z.string(), cost })),
    steps: z.array(z.object({ work_cd: z.string(), work_nm: z.string(), seconds: z.string(), cost })),
    outputs: z.array(z.object({ item_cd: z.string(), item_nm: z.string(), qty: z.string(), cost })),
    lost: z.object({ scrap_rate: z.string(), cost }),
  }),
  errors: [http[404]],
})

const costedParts = z.array(z.object({ item_cd: z.string(), qty: z.string(), cost }))

/** What an item and everything below it cost, with what each part of each of them adds: the tree shows where the money is. */
export const structureCosts = endpoint({
  method: 'GET',
  path: `${base}/getStructure`,
  summary: {
    ja: '標準原価：構成の内訳',
    en: 'Standard costs: over a structure',
    zh: '标准成本：结构明细',
  },
  guard,
  input: z.object({ from_dt: day, item_cd: codeSchema(20) }),
  output: z.object({
    cost,
    items: z.array(
      z.object({
        item_cd: z.string(),
        parts: costedParts,
        /** 前回差: what one has become dearer since the standard cost that is in force, or, bought, since the price that it was rolled up with; null without one. */
        since: z.object({ from_dt: z.string(), change: z.string() }).nullable(),
      }),
    ),
  }),
  errors: [http[404]],
})
export type StructureCosts = z.output<typeof structureCosts.output>

export const rollUpStart = endpoint({
  method: 'POST',
  path: `${base}/doRollUp`,
  summary: { ja: '標準原価：積上げの実行', en: 'Standard costs: roll up', zh: '标准成本：执行卷算' },
  guard,
  write: itemStandardCostMaster.write,
  input: z.object(wanted),
  output: z.object({ job_no: z.string() }),
  errors: [http[404]],
  audit: itemStandardCostMaster.name,
})

export const rollUpJob = job({
  name: 'master.roll-up-costs',
  title: { ja: '標準原価の積上げ', en: 'Roll-up of standard costs', zh: '标准成本卷算' },
  guard,
  write: itemStandardCostMaster.write,
  input: z.object(wanted),
  result: z.object({ items: z.number().int(), changed: z.number().int(), incomplete: z.number().int() }),
  cancellable: true,
  retries: 2,
  finished: {
    ja: '{items}品目を計算し、{changed}品目の標準原価を登録しました（要確認{incomplete}品目）。',
    en: '{items|# item|# items} rolled up, {changed} standard costs written ({incomplete} to be checked).',
    zh: '计算{items}个物料，登记{changed}个标准成本（需确认{incomplete}个）。',
  },
})
