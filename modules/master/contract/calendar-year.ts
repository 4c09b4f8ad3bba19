import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { calendarMaster, dayDivision } from './calendar.ts'
import { requiredLine } from '#platform/contract/written-text.ts'

const base = '/api/master/calendar'
const calendarCode = codeSchema(10)
const year = z.coerce.number().int().min(2000).max(2099)

/** A day that differs from the usual week. */
export const calendarDay = z.object({
  calendar_dt: day,
  day_div: dayDivision.schema,
  day_nm: requiredLine(40),
  work_minutes: z.number().int().min(0).max(1440),
})
export type CalendarDay = z.output<typeof calendarDay>

/** A year as it is painted: the usual week, and what differs from it. */
export const calendarYear = endpoint({
  method: 'GET',
  path: `${base}/getYear`,
  summary: { ja: 'カレンダー：年間', en: 'Calendar: a year', zh: '日历：全年' },
  guard: ['master:yes'],
  input: z.object({ calendar_cd: calendarCode, year }),
  output: z.object({
    /** Monday first: true where the week rests. */
    rests: z.array(z.boolean()),
    days: z.array(calendarDay),
    /** What the year was like when it was read, for the optimistic lock. */
    mark: z.string(),
  }),
  errors: [http[404]],
})

/** Many days of a year at once; one without a division is again as the week is. */
export const editCalendarYear = endpoint({
  method: 'POST',
  path: `${base}/doEditYear`,
  summary: { ja: 'カレンダー：年間の登録', en: 'Calendar: save a year', zh: '日历：保存全年' },
  guard: ['master:yes'],
  write: calendarMaster.write,
  input: z
    .object({
      calendar_cd: calendarCode,
      year,
      mark: z.string().max(60),
      set: z.array(calendarDay).max(366),
      /** Days that no longer differ. */
      clear: z.array(calendarDay.shape.calendar_dt).max(366),
    })
    .refine(
      (wanted) =>
        [...wanted.set.map(({ calendar_dt }) => calendar_dt), ...wanted.clear].every((day) =>
          day.startsWith(String(wanted.year)),
        ),
      { error: 'V_DATE', path: ['year'] },
    ),
  output: z.object({ changed: z.number().int() }),
  errors: [generic.STALE, http[404]],
  audit: 'calendar_day',
})
