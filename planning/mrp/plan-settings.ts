import { type InputReader } from './input-reader.ts'
import { type MrpInput } from './input.ts'
import { MrpRefusal } from './refusal.ts'
import { type MrpSnapshot } from './snapshot.ts'

/** Ten years, leap days included: what a plan may look ahead. */
const longest = 3653

type PlanSettings = Pick<
  MrpSnapshot,
  | 'horizon'
  | 'frozenDays'
  | 'forecastBackward'
  | 'forecastForward'
  | 'toleranceDays'
  | 'toleranceQuantity'
  | 'expediteWithin'
>

/** What is said once for the whole plan. */
export function planSettings(input: MrpInput, reader: InputReader): PlanSettings {
  const { forecastWindow: window, messages = {} } = input
  const horizon = days(input.horizonDays, 'horizonDays')
  if (horizon === 0) refuse(horizon, 'horizonDays')
  return {
    horizon,
    frozenDays: days(input.frozenDays ?? 0, 'frozenDays'),
    forecastBackward: days(window?.backwardDays ?? 0, 'forecastWindow.backwardDays'),
    forecastForward: days(window?.forwardDays ?? 0, 'forecastWindow.forwardDays'),
    toleranceDays: days(messages.toleranceDays ?? 0, 'messages.toleranceDays'),
    toleranceQuantity: reader.quantity(messages.toleranceQuantity ?? 0, 'messages.toleranceQuantity', ''),
    expediteWithin: days(messages.expediteWithinDays ?? horizon, 'messages.expediteWithinDays'),
  }
}

function days(value: number, field: string): number {
  if (!Number.isInteger(value) || value < 0 || value > longest) refuse(value, field)
  return value
}

function refuse(value: number, field: string): never {
  throw new MrpRefusal({ reason: 'bad-setting', field, value: String(value) })
}
