import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'

/** A line of an order, wherever lines of several orders stand beside each other. */
export interface LineMeant {
  readonly order_no: string
  readonly line_no: number
}

/** More are in no page of a list. */
const mostLines = 500

const meant = { order_no: z.string().min(1).max(20), line_no: z.int().min(1) }

/** `R000012-1,R000012-2`, as an address carries them. */
export const linesMeant = z
  .string()
  .transform((sent) => [...new Set(sent.split(','))].map(lineOf))
  .pipe(z.array(z.object(meant)).max(mostLines))

/** `R000012-1@2026-12-04`: lines and a day of each. */
export const daysMeant = z
  .string()
  .transform((sent) =>
    sent.split(',').map((one) => {
      const [line = '', date = ''] = one.split('@')
      return { ...lineOf(line), date }
    }),
  )
  .pipe(z.array(z.object({ ...meant, date: day })).max(mostLines))

export const daysText = (days: readonly (LineMeant & { readonly date: string })[]): string =>
  days.map((day) => `${lineText(day)}@${day.date}`).join(',')

export const lineText = ({ order_no, line_no }: LineMeant): string => `${order_no}-${line_no}`

export const linesText = (lines: readonly LineMeant[]): string => lines.map(lineText).join(',')

/** The last hyphen: numbers of orders may have some. */
function lineOf(text: string): LineMeant {
  const at = text.lastIndexOf('-')
  return { order_no: text.slice(0, at), line_no: Number(text.slice(at + 1)) }
}
