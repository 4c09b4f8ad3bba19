import { z } from 'zod'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { readTime } from '#modules/master/contract/shift-times.ts'
import { isDate } from '#platform/contract/day-input.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { planAim, scenarioChangeKind, type ScenarioChangeKind } from './scenario-codes.ts'

const text = z.string()
const ofMachine = { facility_cd: text, from_dt: text, to_dt: text, start_time: text, end_time: text }

/** One thing that is other than it is now: a lot that is blank stays as it is. Times that do not end after they begin end on the next day. */
export const scenarioChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('overtime'), ...ofMachine }),
  z.object({ kind: z.literal('downtime'), ...ofMachine }),
  z.object({ kind: z.literal('urgent'), order_no: text, line_no: z.int() }),
  z.object({ kind: z.literal('lot'), item_cd: text, lot_min: text, lot_step: text, lot_max: text }),
  z.object({ kind: z.literal('file'), import_no: text }),
  z.object({ kind: z.literal('aim'), aim: planAim.schema }),
])
export type ScenarioChange = z.output<typeof scenarioChange>

/** A range of so many days is looked at as a whole. */
const longestRange = 60
const quantity = z
  .string()
  .trim()
  .regex(/^(\d{1,13}(\.\d{1,3})?)?$/, { error: 'V_NUMBER' })
const code = (max: number) => z.string().trim().max(max).default('')

const fields = {
  kind: scenarioChangeKind.schema,
  ...{ facility_cd: code(10), from_dt: code(10), to_dt: code(10), start_time: code(5), end_time: code(5) },
  ...{
    order_no: code(20),
    line_no: z
      .string()
      .trim()
      .regex(/^\d{0,4}$/, { error: 'V_NUMBER' })
      .default(''),
  },
  ...{ item_cd: code(40), lot_min: quantity.default(''), lot_step: quantity.default('') },
  import_no: z
    .string()
    .trim()
    .regex(/^\d{0,18}$/, { error: 'V_NUMBER' })
    .default(''),
  ...{ lot_max: quantity.default(''), aim: z.union([planAim.schema, z.literal('')]).default('') },
}
type Typed = z.output<z.ZodObject<typeof fields>>

const ofRange = ['facility_cd', 'from_dt', 'to_dt', 'start_time', 'end_time'] as const
const needed = {
  ...{
    overtime: ofRange,
    downtime: ofRange,
    urgent: ['order_no', 'line_no'],
    lot: ['item_cd'],
    file: ['import_no'],
    aim: ['aim'],
  },
} as const satisfies Readonly<Record<ScenarioChangeKind, readonly (keyof Typed)[]>>

/** A change as it is typed: what its kind does not need is left blank. */
export const typedChange = z.object(fields).superRefine((typed, issues) => {
  for (const path of needed[typed.kind])
    if (typed[path] === '') issues.addIssue({ code: 'custom', path: [path], message: 'V_REQUIRED' })
  if (typed.kind === 'lot' && [typed.lot_min, typed.lot_step, typed.lot_max].every((one) => one === ''))
    issues.addIssue({ code: 'custom', path: ['lot_min'], message: 'V_REQUIRED' })
  if (typed.kind !== 'overtime' && typed.kind !== 'downtime') return
  for (const path of ['from_dt', 'to_dt'] as const)
    if (typed[path] !== '' && !isDate(typed[path]))
      issues.addIssue({ code: 'custom', path: [path], message: 'V_DATE' })
  for (const path of ['start_time', 'end_time'] as const)
    if (typed[path] !== '' && readTime(typed[path]) === undefined)
      refuseField(issues, path, masterErrors.MST_TIME)
  const days = (Date.parse(typed.to_dt) - Date.parse(typed.from_dt)) / 86_400_000
  if (days < 0 || days > longestRange) issues.addIssue({ code: 'custom', path: ['to_dt'], message: 'V_DATE' })
})

export function changeOf(typed: z.output<typeof typedChange>): ScenarioChange {
  const { kind, facility_cd, from_dt, to_dt, start_time, end_time } = typed
  switch (kind) {
    case 'overtime':
    case 'downtime':
      return { kind, facility_cd, from_dt, to_dt, start_time, end_time }
    case 'urgent':
      return { kind, order_no: typed.order_no, line_no: Number(typed.line_no) }
    case 'lot':
      return {
        ...{ kind, item_cd: typed.item_cd, lot_min: typed.lot_min },
        ...{ lot_step: typed.lot_step, lot_max: typed.lot_max },
      }
    case 'file':
      return { kind, import_no: typed.import_no }
    case 'aim':
      return { kind, aim: typed.aim || '1' }
  }
}
