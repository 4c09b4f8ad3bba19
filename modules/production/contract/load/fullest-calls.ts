import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** How full machines are is said of so many days, from today. */
export const loadDays = 14

/** As many as are looked at in the morning. */
export const mostFullest = 6

/** What a 負荷率 means to whoever plans. */
export const loadState = codes(
  'load_state',
  {
    1: { ja: '余裕あり', en: 'Has room', zh: '有余量' },
    2: { ja: '余裕わずか', en: 'Nearly full', zh: '余量很少' },
    3: { ja: '能力超過', en: 'Over capacity', zh: '超出能力' },
  },
  { 1: 'none', 2: 'warn', 3: 'bad' },
)

const nearlyFull = 85

export function loadStateOf(rate: number): (typeof loadState.codes)[number] {
  if (rate > 100) return '3'
  return rate >= nearlyFull ? '2' : '1'
}

const fullMachine = z.object({
  facility_cd: z.string(),
  facility_nm: z.string(),
  /** 負荷率 in per cent, as it stands under the machine on the Gantt. */
  load_rate: z.int(),
})

/** ネック: the machines that have most to do beside what they can. */
export const fullestMachines = endpoint({
  method: 'GET',
  path: '/api/production/gantt/getFullest',
  summary: {
    ja: '生産計画：負荷率の高い設備',
    en: 'Plan: machines loaded most',
    zh: '生产计划：负荷率高的设备',
  },
  guard: ['production:yes'],
  input: z.object({}),
  output: z.object({
    machines: z.array(fullMachine),
    /** The days of the fullest one; null: it does not work. */
    days: z.array(z.object({ date: z.string(), load_rate: z.int().nullable() })),
  }),
})
