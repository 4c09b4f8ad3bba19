import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { factoryCalendar } from './trade-terms.ts'

export interface DestinationKey {
  readonly customer_cd: string
  readonly branch_no: string
  readonly destination_cd: string
}

const destination = z.strictObject({
  ...{ customer_cd: z.string(), branch_no: z.string(), destination_cd: z.string() },
  ...{ transport_days: z.int(), calendar_cd: z.string() },
})

const terms = {
  destinations: z.array(destination),
  lead_times: z.record(z.string(), z.int()),
  factory_calendar_cd: z.string(),
}

/** How long it takes to bring items to many destinations, and by which calendars: one question. */
export async function readDeliveryTerms(
  { tx, session }: Context,
  wanted: { readonly destinations: readonly DestinationKey[]; readonly items: readonly string[] },
) {
  const { company_cd } = session
  const [found] = await rows(
    tx,
    terms,
    sql`SELECT
      (SELECT coalesce(jsonb_agg(jsonb_build_object('customer_cd', d.customer_cd, 'branch_no', d.branch_no,
          'destination_cd', d.destination_cd, 'transport_days', d.transport_days, 'calendar_cd', coalesce(d.calendar_cd, ''))), '[]')
        FROM customer_destination d WHERE d.company_cd = ${company_cd} AND (d.customer_cd, d.branch_no, d.destination_cd) IN (
          SELECT customer_cd, branch_no, destination_cd
          FROM jsonb_populate_recordset(NULL::customer_destination, ${JSON.stringify(wanted.destinations)}::jsonb))) AS destinations,
      (SELECT coalesce(jsonb_object_agg(i.item_cd, i.lead_time), '{}') FROM item i
        WHERE i.company_cd = ${company_cd} AND i.item_cd = ANY(${textArray(wanted.items)})) AS lead_times,
      ${factoryCalendar(session)} AS factory_calendar_cd`,
  )
  const nameOf = ({ customer_cd, branch_no, destination_cd }: DestinationKey) =>
    [customer_cd, branch_no, destination_cd].join('|')
  const known = new Map(found?.destinations.map((one) => [nameOf(one), one]))
  return {
    destination: (key: DestinationKey) => known.get(nameOf(key)),
    leadTime: (item_cd: string) => found?.lead_times[item_cd] ?? 0,
    factory_calendar_cd: found?.factory_calendar_cd ?? '',
    calendars: [...new Set(found?.destinations.map(({ calendar_cd }) => calendar_cd))],
  }
}
