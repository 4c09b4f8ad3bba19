import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordStep, takeStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import type {
  dismissRefused as dismissCall,
  enterRefused as enterCall,
  keepRefused as keepCall,
} from '../../contract/refused-work/refused-calls.ts'
import { refusedMachine, refusedStatus } from '../../contract/refused-work/refused-codes.ts'
import { measuredSchema } from '../../contract/measured.ts'
import { workTold } from '../../contract/work-codes.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { tellWork } from '../record-work.ts'
import { inOneText, typedNumbers } from '../serial-numbers.ts'
import { refusedEventTable } from './tables.ts'

const document = 'mes_refused_event'
const text = z.string()

export async function keepRefused(
  context: Context,
  { occurred_at, ...told }: InputOf<typeof keepCall>,
): Promise<OutputOf<typeof keepCall>> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const [made] = await tx
    .insert(refusedEventTable)
    .values({
      ...{ company_cd, factory_cd, create_user: user_cd, update_user: user_cd },
      ...{ ...told, occurred_at: new Date(occurred_at).toISOString() },
    })
    .onConflictDoNothing()
    .returning({ refused_no: refusedEventTable.refused_no })
  if (made) {
    const refused_no = String(made.refused_no)
    await recordStep(context, {
      ...{ document, key: `${factory_cd} ${refused_no}`, axis: refusedMachine.axis },
      ...{ from: null, to: '0', verb: 'keep' },
    })
    return { refused_no }
  }
  const [known] = await rows(
    tx,
    { refused_no: text },
    sql`SELECT r.refused_no::text AS refused_no FROM ${refusedEventTable} AS r WHERE r.company_cd = ${company_cd}
      AND r.factory_cd = ${factory_cd} AND r.client_key = ${told.client_key}`,
  )
  if (!known) throw http[404].with()
  return known
}

/** 訂正登録: when it happened and at which machine stays as it was told. */
export async function enterRefused(
  context: Context,
  { refused_no, update_cnt, serial_nos, ...told }: InputOf<typeof enterCall>,
): Promise<OutputOf<typeof enterCall>> {
  const known = await readOne(context, { refused_no, update_cnt })
  const event_kind = workTold.codes.find((kind) => kind === known.event_kind)
  if (!event_kind) throw workErrors.BIZ_REFUSED_INDIRECT.with()
  const refused_status = await takeStep(context, refusedMachine, {
    ...{ document, key: `${context.session.factory_cd} ${refused_no}`, state: known.refused_status },
    ...{ verb: 'enter', facts: {}, reason: '' },
  })
  await settle(context, { refused_no, update_cnt }, { refused_status, settled_reason: '' })
  const { client_key, facility_cd, measures } = known
  const happened = new Date(known.occurred_at)
  const counts = event_kind === '4' || event_kind === '5'
  const numbers = counts ? typedNumbers(serial_nos, told.good_qty) : []
  return tellWork(
    context,
    { ...told, event_kind, remarks: '', facility_cd, client_key, measures, serial_nos: [...numbers] },
    happened.getTime() > context.now.getTime() ? context.now : happened,
  ).catch((error: unknown) => {
    throw inOneText(error)
  })
}

export async function dismissRefused(
  context: Context,
  { refused_no, update_cnt, reason }: InputOf<typeof dismissCall>,
): Promise<OutputOf<typeof dismissCall>> {
  const known = await readOne(context, { refused_no, update_cnt })
  const refused_status = await takeStep(context, refusedMachine, {
    ...{ document, key: `${context.session.factory_cd} ${refused_no}`, state: known.refused_status },
    ...{ verb: 'dismiss', facts: {}, reason },
  })
  await settle(context, { refused_no, update_cnt }, { refused_status, settled_reason: reason })
  return { refused_no }
}

interface One {
  readonly refused_no: string
  readonly update_cnt: number
}

/** Whoever else settles it meanwhile is stopped where it is written. */
async function readOne(context: Context, { refused_no, update_cnt }: One) {
  const { tx, session } = context
  const [known] = await rows(
    tx,
    {
      ...{ event_kind: text, refused_status: refusedStatus.schema, client_key: text, facility_cd: text },
      measures: measuredSchema,
      ...{ occurred_at: text, update_cnt: z.int(), update_user: text, update_dt: text },
    },
    sql`SELECT r.event_kind, r.refused_status, r.client_key, r.facility_cd, r.measures, to_json(r.occurred_at)#>>'{}' AS occurred_at,
        r.update_cnt, r.update_user, to_json(r.update_dt)#>>'{}' AS update_dt
      FROM ${refusedEventTable} AS r WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd}
        AND r.refused_no = ${refused_no}::bigint FOR UPDATE`,
  )
  if (!known) throw http[404].with()
  if (known.refused_status !== '0')
    throw workErrors.BIZ_REFUSED_SETTLED.with({ state: refusedStatus.texts[known.refused_status] })
  if (known.update_cnt !== update_cnt) throw await staleRecord(context, directory, known)
  return known
}

async function settle(
  { tx, session, now }: Context,
  { refused_no }: One,
  { refused_status, settled_reason }: { readonly refused_status: string; readonly settled_reason: string },
): Promise<void> {
  await tx.execute(sql`UPDATE ${refusedEventTable} AS r SET refused_status = ${refused_status}, settled_reason = ${settled_reason},
      update_user = ${session.user_cd}, update_dt = ${now.toISOString()}::timestamptz, update_cnt = r.update_cnt + 1
    WHERE r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd} AND r.refused_no = ${refused_no}::bigint`)
}
