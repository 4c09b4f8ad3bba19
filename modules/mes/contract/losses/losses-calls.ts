import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { screen } from '#platform/contract/screen.ts'

/** ロス・工数集計: where time and pieces were lost, and who worked how long. */
export const lossesScreen = screen({
  path: '/mes/losses',
  name: 'losses',
  title: { ja: 'ロス・工数集計', en: 'Losses and hours', zh: '损失与工时汇总' },
  icon: 'chart',
  guard: ['mes:yes'],
  keepAlive: true,
})

const text = z.string()
const count = z.int()
const mostDays = 366

const told = { code: text, name: text, stop_minutes: count, good: text, defective: text }

/** The largest first. */
export const losses = endpoint({
  method: 'GET',
  path: '/api/mes/losses/get',
  summary: { ja: 'ロス・工数集計', en: 'Losses and hours', zh: '损失与工时汇总' },
  guard: ['mes:yes'],
  looksUp: [facilityMaster],
  input: z
    .object({ from: day, to: day, facility_cd: z.string().max(10).default('') })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'V_DATE' })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < mostDays * 86_400_000, {
      ...{ path: ['to'], error: 'BIZ_WORK_PERIOD' },
    }),
  output: z.object({
    /** Of the minutes: while the machine should have worked. That is what they cost. */
    stops: z.array(
      z.object({ code: text, name: text, times: count, minutes: count, open_minutes: count, yen: text }),
    ),
    /** At the standard cost up to their process. */
    defects: z.array(z.object({ code: text, name: text, times: count, qty: text, yen: text })),
    /** How long they ran, and the time of people at them. */
    machines: z.array(z.object({ ...told, run_minutes: count, labour_minutes: count })),
    /** Time at jobs, divided among those that they had open at once, and without a job. */
    workers: z.array(z.object({ ...told, labour_minutes: count, indirect_minutes: count })),
    /** 間接作業. */
    indirect: z.array(z.object({ code: text, name: text, times: count, minutes: count })),
    /** By machine and shift; a shift without a code is the time outside of all. Percentages are blank where there is nothing to compare. */
    oee: z.array(
      z.object({
        ...{ facility_cd: text, facility_nm: text, shift_cd: text, shift_nm: text },
        ...{ open_minutes: count, run_minutes: count, good: text, defective: text },
        ...{ availability: text, performance: text, quality: text, oee: text },
      }),
    ),
  }),
})
