import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { possibleDays as possibleCall } from '../../contract/answers/answer-calls.ts'
import { lineText, type LineMeant } from '../../contract/answers/lines-meant.ts'
import { possibleDays } from './possible-days.ts'

type Possible = OutputOf<typeof possibleCall>['list'][number]

/** Rows of a file with when each could arrive, as their screen says it: of open lines only. */
export async function withPossible<Row extends LineMeant & { readonly line_status: string }>(
  context: Context,
  found: readonly Row[],
  told: (row: Row, possible: Possible) => Row,
): Promise<readonly Row[]> {
  const open = found.filter(({ line_status }) => line_status === '0')
  if (open.length === 0) return found
  const { list } = await possibleDays(context, {
    lines: open.map(({ order_no, line_no }) => ({ order_no, line_no })),
  })
  const days = new Map(list.map((one) => [lineText(one), one]))
  return found.map((row) => {
    const possible = days.get(lineText(row))
    return possible ? told(row, possible) : row
  })
}
