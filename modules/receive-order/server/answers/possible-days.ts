import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readClosedDays, readDeliveryTerms } from '#modules/master/server/index.ts'
import { expectedOf, nameOfExpected } from '#modules/stock/server/index.ts'
import { availabilityRead } from '#modules/stock/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { possibleDays as possibleCall } from '../../contract/answers/answer-calls.ts'
import type { LineMeant } from '../../contract/answers/lines-meant.ts'
import {
  allocatedIn,
  arrivalOf,
  earliest,
  balanced,
  freeFrom,
  openDays,
} from '../../contract/possible-day.ts'
import { askPromises } from './promise.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'

type Possible = OutputOf<typeof possibleCall>['list'][number]

const wantedColumns = {
  ...{ order_no: z.string(), line_no: z.int(), item_cd: z.string(), qty: z.string(), on_hand: z.string() },
  ...{ customer_cd: z.string(), branch_no: z.string(), destination_cd: z.string() },
}
type Wanted = RowOf<typeof wantedColumns>

/** When what is left of each line could arrive: as the line at hand is told in the entry, for many at once. */
export async function possibleDays(
  context: Context,
  { lines }: InputOf<typeof possibleCall>,
): Promise<OutputOf<typeof possibleCall>> {
  const wanted = await readWanted(context, lines)
  if (wanted.length === 0) return { list: [] }
  const today = await businessDateOf(context)
  const items = [...new Set(wanted.map(({ item_cd }) => item_cd))]
  const terms = await readDeliveryTerms(context, { destinations: wanted, items })
  const isClosed = await readClosedDays(context, [terms.factory_calendar_cd, ...terms.calendars], today)
  const expected = await expectedOf(context, { items, today })
  const known = wanted.map((line) => {
    const { order_no, line_no, item_cd, qty, on_hand } = line
    const to = terms.destination(line)
    const calendars = {
      transport_days: to?.transport_days ?? 0,
      isDestinationClosed: (date: string) => isClosed(to?.calendar_cd ?? '', date),
      isFactoryClosed: (date: string) => isClosed(terms.factory_calendar_cd, date),
    }
    // What the line itself waits for or has been promised does not stand in its way.
    const isOwn = (step: { readonly no: string; readonly line: number }) =>
      step.no === order_no && step.line === line_no
    const all = expected.get(item_cd) ?? []
    const own = allocatedIn(
      all.filter(isOwn).map((step) => ({ qty: step.qty, allocated: step.counts === 'promised' })),
    )
    const steps = balanced(
      all.filter((step) => !isOwn(step)),
      on_hand,
    )
    const free = freeFrom({ qty, own, on_hand, today, steps })
    return { line, calendars, free, supply: supplyOf(steps, { qty, free }) }
  })
  // A plan is asked only for what is not there today, and for all of it together.
  const unsure = known.filter(({ free }) => free !== today)
  const days = await askPromises(
    context,
    unsure.map(({ line }) => line),
  )
  const plannedOf = new Map(unsure.map(({ line }, at) => [line, days[at]?.date]))
  return {
    list: known.map(({ line, calendars, free, supply }): Possible => {
      const byLeadTime = openDays(today, terms.leadTime(line.item_cd), calendars)
      const { leaves, rests_on } = earliest({ today, free, planned: plannedOf.get(line), byLeadTime })
      const { order_no, line_no } = line
      const possible = { order_no, line_no, possible_dt: arrivalOf(leaves, calendars), rests_on }
      if (rests_on !== 'supply' || !supply) return { ...possible, supply: null }
      const { no, date } = supply
      return { ...possible, supply: { ...{ what: nameOfExpected(context, supply).what, no, date } } }
    }),
  }
}

interface Coming {
  readonly date: string
  readonly qty: string
  readonly balance: string
}

/** Of what comes on the day from which there is enough, the first with which there is. */
function supplyOf<Step extends Coming>(
  steps: readonly Step[],
  { qty, free }: { readonly qty: string; readonly free: string | undefined },
): Step | undefined {
  const thatDay = steps.filter((step) => step.date === free && !step.qty.startsWith('-'))
  return thatDay.find(({ balance }) => compare(decimal(balance), decimal(qty)) >= 0) ?? thatDay.at(-1)
}

/** The goods that will leave, and what is still to leave of them; lines that have ended want nothing. */
export const readWanted = (
  { tx, session }: Context,
  lines: readonly LineMeant[],
): Promise<readonly Wanted[]> =>
  rows(
    tx,
    wantedColumns,
    sql`SELECT l.order_no, l.line_no, coalesce(l.ship_item_cd, l.item_cd) AS item_cd,
        trim_scale(l.qty - l.shipped_qty - l.closed_qty)::text AS qty, h.customer_cd, h.branch_no,
        coalesce(h.destination_cd, '') AS destination_cd,
        coalesce((SELECT trim_scale(sum(a.qty)) FROM ${availabilityRead.rows} AS a WHERE a.company_cd = l.company_cd
          AND a.factory_cd = l.factory_cd AND a.item_cd = coalesce(l.ship_item_cd, l.item_cd) AND a.ownership = '0'
          AND a.owner_cd = '' AND a.quality = '0'), 0)::text AS on_hand
      FROM ${receiveOrderLine} AS l JOIN ${receiveOrder} AS h ON h.company_cd = l.company_cd
        AND h.factory_cd = l.factory_cd AND h.order_no = l.order_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.line_status = '0'
        AND l.qty > l.shipped_qty + l.closed_qty AND (l.order_no, l.line_no) IN (
          SELECT order_no, line_no FROM jsonb_populate_recordset(NULL::receive_order_line, ${JSON.stringify(lines)}::jsonb))`,
  )
