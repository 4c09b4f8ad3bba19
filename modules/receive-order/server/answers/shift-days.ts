import { readClosedDays, readDeliveryTerms } from '#modules/master/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { shiftDays as shiftCall } from '../../contract/answers/answer-calls.ts'
import { lineText } from '../../contract/answers/lines-meant.ts'
import { daysAfter } from '../../contract/order-days.ts'
import { shiftedDay } from '../../contract/possible-day.ts'
import { readWanted } from './possible-days.ts'

/** Days of answers, moved by working days of where each line goes; of lines that have ended nothing is said. */
export async function shiftDays(
  context: Context,
  { lines, days }: InputOf<typeof shiftCall>,
): Promise<OutputOf<typeof shiftCall>> {
  const destinations = await readWanted(context, lines)
  const first = lines.map(({ date }) => date).toSorted()[0]
  if (first === undefined || destinations.length === 0) return { list: [] }
  const terms = await readDeliveryTerms(context, { destinations, items: [] })
  // Working days that go back lie in at most twice as many.
  const isClosed = await readClosedDays(context, terms.calendars, daysAfter(first, 2 * Math.min(0, days)))
  const calendarOf = new Map(
    destinations.map((line) => [lineText(line), terms.destination(line)?.calendar_cd ?? '']),
  )
  return {
    list: lines.flatMap((line) => {
      const calendar = calendarOf.get(lineText(line))
      if (calendar === undefined) return []
      const date = shiftedDay(line.date, days, (day) => isClosed(calendar, day))
      return [{ order_no: line.order_no, line_no: line.line_no, date }]
    }),
  }
}
