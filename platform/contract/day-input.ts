import { z } from 'zod'

/** In the calendar, and in a time that people do business in. */
export function isDate(value: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(value)) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}

/** A day that is sent: one that is missing is asked for, what is no day is refused. */
export const day = z.string().min(1, { abort: true }).refine(isDate, { error: 'V_DATE' })

/** The same, or blank where it follows from something else. */
export const dayOrBlank = z
  .string()
  .default('')
  .refine((value) => value === '' || isDate(value), { error: 'V_DATE' })
