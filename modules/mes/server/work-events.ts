import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { workEventTable, workMeasureTable } from './tables.ts'

type Stored = typeof workEventTable.$inferInsert
export type EventFields = Omit<
  Stored,
  'company_cd' | 'factory_cd' | 'create_user' | 'update_user' | 'received_at' | 'event_no'
>

/** A measured value with the limits of this moment. */
export type KeptMeasure = Pick<
  typeof workMeasureTable.$inferInsert,
  'piece_no' | 'point_no' | 'point_nm' | 'measure_unit' | 'lower_limit' | 'upper_limit' | 'measured_value'
>

/** Written when the unit has been posted; the answer has its number. */
export function writeEvent(
  context: Context,
  event: () => EventFields,
  measured: readonly KeptMeasure[] = [],
): () => { readonly event_no: string } {
  const { company_cd, factory_cd, user_cd } = context.session
  let event_no = ''
  unitOf(context).write(async () => {
    const [made] = await context.tx
      .insert(workEventTable)
      .values({
        ...{ company_cd, factory_cd, create_user: user_cd, update_user: user_cd },
        ...{ received_at: context.now.toISOString(), ...event() },
      })
      .returning({ event_no: workEventTable.event_no })
    event_no = String(made?.event_no ?? '')
    if (made && measured.length > 0)
      await context.tx.insert(workMeasureTable).values(
        measured.map((one) => ({
          ...{ company_cd, factory_cd, create_user: user_cd, update_user: user_cd },
          ...{ event_no: made.event_no, ...one },
        })),
      )
  })
  return () => ({ event_no })
}

/** What the device has sent already. */
export async function eventOfClient(
  { tx, session }: Context,
  { client_key }: { readonly client_key: string },
): Promise<{ readonly event_no: string } | undefined> {
  if (client_key === '') return undefined
  const [known] = await rows(
    tx,
    { event_no: z.string() },
    sql`SELECT event_no::text FROM ${workEventTable} WHERE company_cd = ${session.company_cd}
      AND factory_cd = ${session.factory_cd} AND client_key = ${client_key}`,
  )
  return known
}

/** Kinds of entries after which a process is worked on. */
export const workedKinds = sql.raw(`('1', '3', '4', '7', '8', 'S', 'K', 'N')`)

/** 作業人員 from an entry on; those of older ones are who told them. */
export const crewOf = (row: 'e' | 's'): SQL => {
  const of = sql.identifier(row)
  return sql`coalesce(${of}.workers, CASE ${of}.worker_cd WHEN '' THEN '[]'::jsonb ELSE jsonb_build_array(${of}.worker_cd) END)`
}

const standing = {
  ...{
    event_no: z.string(),
    good_qty: z.string(),
    defective_qty: z.string(),
    rework_qty: z.string(),
    status_before: workStatus.schema,
  },
  ...{
    worker_cd: z.string(),
    facility_cd: z.string(),
    reason_cd: z.string(),
    ledger_nos: z.array(z.string()),
    workers: z.array(z.string()),
    charge_no: z.string(),
    charge_share: z.string().nullable(),
  },
  drawn: z.array(z.object({ part_no: z.int(), qty: z.string() })),
}
export type StandingEvent = RowOf<typeof standing>

/** The last event of a process that has not been taken back. */
export async function lastEvent(
  { tx, session }: Context,
  { work_order_no, process_no }: { readonly work_order_no: string; readonly process_no: number },
): Promise<StandingEvent | undefined> {
  const [found] = await rows(
    tx,
    standing,
    sql`SELECT e.event_no::text, trim_scale(e.good_qty)::text AS good_qty, trim_scale(e.defective_qty)::text AS defective_qty,
        trim_scale(e.rework_qty)::text AS rework_qty, e.status_before, e.worker_cd, e.facility_cd, e.reason_cd, e.ledger_nos, e.drawn,
        e.charge_no, e.charge_share::text AS charge_share,
        ${crewOf('e')} AS workers
      FROM ${workEventTable} AS e
      WHERE e.company_cd = ${session.company_cd} AND e.factory_cd = ${session.factory_cd} AND e.work_order_no = ${work_order_no}
        AND e.process_no = ${process_no} AND e.undoes IS NULL
        AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
      ORDER BY e.event_no DESC LIMIT 1`,
  )
  return found
}
