import { z } from 'zod'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { importErrors } from '#modules/receive-order/contract/import/import-errors.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { ability } from '#platform/contract/list.ts'
import { screen } from '#platform/contract/screen.ts'
import { validation } from '#platform/contract/validation.ts'
import { planErrors } from '../plan/plan-errors.ts'
import { planFigures } from './figures.ts'
import { scenarioChange, typedChange } from './scenario-change.ts'
import { scenarioState } from './scenario-codes.ts'
import { scenarioErrors } from './scenario-errors.ts'

/** 計画の比較: what the plan would be if something were other than it is. */
export const planScenarioScreen = screen({
  path: '/production/productionPlanScenario',
  name: 'productionPlanScenario',
  title: { ja: '計画の比較', en: 'Plan comparison', zh: '计划比较' },
  icon: 'chart',
  guard: ['production:yes'],
  keepAlive: true,
})

export const mostScenarios = 5
export const mostChanges = 20

const base = '/api/production/scenario'
const guard = ['production:yes'] as const
const writing = { method: 'POST', guard, write: 'write:production', audit: 'plan_scenario' } as const
const text = z.string()
const scenario_no = z.string().regex(/^\d{1,18}$/)
const seen = z.object({ scenario_no, update_cnt: z.number().int().min(0) })
const seenErrors = [http[404], generic.STALE, scenarioErrors.BIZ_SCENARIO_RUNNING] as const
/** A file that cannot be imported as it is. */
const unreadyFile = [
  ...[csvErrors.IMP_ERRORS, importErrors.IMP_RUNNING, importErrors.IMP_IMPORTED, importErrors.IMP_WITHDRAWN],
]
const answered = z.object({ scenario_no: text })
/** Blank: one that is begun with this change. */
const toWhich = z.union([scenario_no, z.literal('')])
const scenario_nm = z.string().trim().max(40)

const shownChange = z.intersection(scenarioChange, z.object({ name: text }))
export type ShownChange = z.output<typeof shownChange>

const scenario = z.object({
  ...{ scenario_no: text, scenario_nm: text, changes: z.array(shownChange), update_cnt: z.int() },
  ...{ state: scenarioState.schema, message: text, update_user: text, update_dt: text },
  figures: planFigures.nullable(),
  /** Whether it may be adopted by who asks, as far as rights go. */
  adopt: ability,
})
export type Scenario = z.output<typeof scenario>

export const listScenarios = endpoint({
  method: 'GET',
  path: `${base}/getList`,
  summary: { ja: '計画の比較：一覧', en: 'Plan comparison: list', zh: '计划比较：列表' },
  guard,
  input: z.object({}),
  output: z.object({
    /** What the plan that stands came to when the scenarios were calculated; null before. */
    basis: planFigures.nullable(),
    ...{ compared_at: text, running: z.boolean(), list: z.array(scenario) },
    machines: z.array(z.object({ facility_cd: text, facility_nm: text })),
  }),
})

/** A change is added to a scenario, or begins a new one. */
export const addScenarioChange = endpoint({
  ...writing,
  path: `${base}/addChange`,
  summary: { ja: '計画の比較：変更の追加', en: 'Plan comparison: add a change', zh: '计划比较：添加变更' },
  input: z.intersection(z.object({ scenario_no: toWhich, scenario_nm }), typedChange),
  output: answered,
  errors: [
    ...seenErrors,
    ...[scenarioErrors.BIZ_SCENARIO_MANY, scenarioErrors.BIZ_SCENARIO_CHANGES],
    ...[scenarioErrors.BIZ_SCENARIO_ADOPTED, scenarioErrors.BIZ_SCENARIO_ORDER, validation.V_NOT_IN_MASTER],
    ...unreadyFile,
  ],
})

export const removeScenarioChange = endpoint({
  ...writing,
  path: `${base}/removeChange`,
  summary: { ja: '計画の比較：変更の削除', en: 'Plan comparison: remove a change', zh: '计划比较：删除变更' },
  input: seen.extend({ at: z.number().int().min(0).max(mostChanges) }),
  output: z.object({}),
  errors: [...seenErrors, scenarioErrors.BIZ_SCENARIO_ADOPTED],
})

export const copyScenario = endpoint({
  ...writing,
  path: `${base}/copy`,
  summary: { ja: '計画の比較：複写', en: 'Plan comparison: copy', zh: '计划比较：复制' },
  input: z.object({ scenario_no, scenario_nm: z.string().trim().min(1).max(40) }),
  output: answered,
  errors: [http[404], scenarioErrors.BIZ_SCENARIO_RUNNING, scenarioErrors.BIZ_SCENARIO_MANY],
})

export const removeScenario = endpoint({
  ...writing,
  path: `${base}/doDelete`,
  summary: { ja: '計画の比較：削除', en: 'Plan comparison: delete', zh: '计划比较：删除' },
  input: seen,
  output: z.object({}),
  errors: [...seenErrors],
})

/** 計算: the plan that stands and all scenarios, so that they can be compared. */
export const calculateScenarios = endpoint({
  ...writing,
  path: `${base}/calculate`,
  summary: { ja: '計画の比較：計算', en: 'Plan comparison: calculate', zh: '计划比较：计算' },
  input: z.object({}),
  output: z.object({ job_no: text }),
  errors: [scenarioErrors.BIZ_SCENARIO_RUNNING, planErrors[20124], planErrors[20126], planErrors[20127]],
})

/** 採用: its changes are made for real, then bulk planning writes the plan. */
export const adoptScenario = endpoint({
  ...writing,
  path: `${base}/adopt`,
  summary: { ja: '計画の比較：採用', en: 'Plan comparison: adopt', zh: '计划比较：采用' },
  input: seen,
  output: z.object({ job_no: text }),
  errors: [
    ...[...seenErrors, scenarioErrors.BIZ_SCENARIO_NEW, scenarioErrors.BIZ_SCENARIO_ADOPTED],
    ...[scenarioErrors.BIZ_SCENARIO_RIGHT, scenarioErrors.BIZ_SCENARIO_ORDER, http[400], ...unreadyFile],
    ...[planErrors[20123], planErrors[20124], planErrors[20126], planErrors[20127]],
  ],
})
