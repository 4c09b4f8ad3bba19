import type { BusinessError } from '#platform/contract/errors.ts'
import { lawErrors } from './law-errors.ts'

/** What the fair-trade act says of sending goods back and of setting off: pure, the same before the click and at it. */

export interface GuardedReturn {
  /** Document and line, as people say them. */
  readonly subject: string
  readonly qty: string
  readonly receipt_dt: string
  readonly return_dt: string
  /** What is refused at the inspection has never been accepted: it goes back freely. */
  readonly isAccepted: boolean
  readonly isInspected: boolean
  readonly defect: 'visible' | 'hidden' | 'none'
  /** Six months become a year where we warrant the goods to consumers. */
  readonly isWarranted: boolean
}

const dayMs = 86_400_000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The same day so many months later; where that month has none, its last one (Civil Code art. 143). */
function monthsAfter(day: string, months: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(Number(day.slice(8)), last))).toISOString().slice(0, 10)
}

/** The last day on which a hidden defect sends goods back. */
export const lastReturnDay = ({
  receipt_dt,
  isWarranted,
}: Pick<GuardedReturn, 'receipt_dt' | 'isWarranted'>): string => monthsAfter(receipt_dt, isWarranted ? 12 : 6)

/** How many days are left for it on the day of the return; below zero when they are over. */
export const daysLeft = (wanted: Pick<GuardedReturn, 'receipt_dt' | 'isWarranted' | 'return_dt'>): number =>
  daysBetween(wanted.return_dt, lastReturnDay(wanted))

/** What stands against a return to a supplier under the act; undefined where it is lawful. */
export function refusalOfReturn(wanted: GuardedReturn): BusinessError | undefined {
  const { subject, qty, return_dt } = wanted
  if (!wanted.isAccepted) return undefined
  if (!wanted.isInspected) return lawErrors.BIZ_LAW_RETURN_UNINSPECTED.with({ subject, qty })
  if (wanted.defect === 'none') return lawErrors.BIZ_LAW_RETURN_FAULTLESS.with({ subject, qty })
  if (wanted.defect === 'visible') return lawErrors.BIZ_LAW_RETURN_VISIBLE.with({ subject, qty })
  const date = lastReturnDay(wanted)
  if (return_dt <= date) return undefined
  return lawErrors.BIZ_LAW_RETURN_LATE.with({ subject, qty, date, days: daysBetween(date, return_dt) })
}

export interface GuardedSetOff {
  readonly subject: string
  readonly amount: string
  readonly set_off_dt: string
  /** When the product is paid into which the material went; blank while nobody knows. */
  readonly product_pay_dt: string
}

/** Charged material is never settled before its product is paid. */
export function refusalOfSetOff({
  subject,
  amount,
  set_off_dt,
  product_pay_dt: date,
}: GuardedSetOff): BusinessError | undefined {
  if (date === '') return lawErrors.BIZ_LAW_SET_OFF_UNPAID.with({ subject, amount })
  if (date <= set_off_dt) return undefined
  return lawErrors.BIZ_LAW_SET_OFF.with({ subject, amount, date, days: daysBetween(set_off_dt, date) })
}
