import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fact, whoMayEnter } from '#platform/contract/fact.ts'

/** Something has changed that the plan does not know yet. */
export const planAged = fact({
  name: 'plan.aged',
  shape: z.object({}),
  mayHear: whoMayEnter('production'),
})

const change = z.object({
  kind: z.string(),
  /** 受注3件, in the language of the call. */
  words: z.string(),
  /** Its list, blank where there is none. */
  link: z.string(),
  count: z.number().int(),
})
export type PlanChange = z.output<typeof change>

/** What is different since the last run; before the first one nothing is. */
export const planStale = endpoint({
  method: 'GET',
  path: '/api/production/run/stale',
  summary: {
    ja: '生産計画：計画後の変更',
    en: 'Plan: changes since it was made',
    zh: '生产计划：计划后的变更',
  },
  guard: ['production:yes'],
  input: z.object({}),
  output: z.object({
    /** Blank before the first run. */
    planned_at: z.string(),
    planned_from: z.string(),
    changes: z.array(change),
  }),
})
