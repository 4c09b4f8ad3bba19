import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { takeStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { releaseTransport as releaseCall } from '../../contract/carrier/carrier-calls.ts'
import { transportStatus } from '../../contract/carrier/transport-codes.ts'
import { transportMachine } from '../../contract/carrier/transport-machine.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { deliveryDocument } from '../shipping/delivery-document.ts'
import { delivery, transport } from '../tables.ts'
import { transportDocument } from './transport-document.ts'

/** 手配解除: the carrier is told otherwise; the deliveries wait for another one. */
export async function releaseTransport(
  context: Context,
  { transport_no, reason }: InputOf<typeof releaseCall>,
): Promise<OutputOf<typeof releaseCall>> {
  return inOneUnit(context, async () => {
    const deliveries = await deliveriesOf(context, transport_no)
    await unitOf(context).lock(
      { document: deliveryDocument, keys: deliveries.map((delivery_no) => [delivery_no]) },
      { document: transportDocument, keys: [[transport_no]] },
    )
    const state = await stateOf(context, transport_no)
    const { company_cd, factory_cd, user_cd } = context.session
    const to = await takeStep(context, transportMachine, {
      ...{ document: 'transport', key: `${factory_cd} ${transport_no}` },
      ...{ state, verb: 'release', reason, facts: {} },
    })
    unitOf(context).write(async () => {
      await context.tx.execute(sql`UPDATE ${transport} AS t SET transport_status = ${to}, reason = ${reason},
          update_user = ${user_cd}, update_dt = now(), update_cnt = t.update_cnt + 1
        WHERE t.company_cd = ${company_cd} AND t.factory_cd = ${factory_cd} AND t.transport_no = ${transport_no}`)
      await context.tx
        .execute(sql`UPDATE ${delivery} AS h SET transport_no = '', tracking_no = '', arrange_flg = '0',
          update_user = ${user_cd}, update_dt = now()
        WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.transport_no = ${transport_no}`)
      say(context, salesChanged, { orders: [], deliveries: [...deliveries] })
    })
    return () => ({ transport_no })
  })
}

async function stateOf({ tx, session }: Context, transport_no: string) {
  const [found] = await rows(
    tx,
    { transport_status: transportStatus.schema },
    sql`SELECT t.transport_status FROM ${transport} AS t WHERE t.company_cd = ${session.company_cd}
      AND t.factory_cd = ${session.factory_cd} AND t.transport_no = ${transport_no}`,
  )
  if (!found) throw http[404].with()
  return found.transport_status
}

async function deliveriesOf({ tx, session }: Context, transport_no: string): Promise<readonly string[]> {
  const found = await rows(
    tx,
    { delivery_no: z.string() },
    sql`SELECT h.delivery_no FROM ${delivery} AS h WHERE h.company_cd = ${session.company_cd}
      AND h.factory_cd = ${session.factory_cd} AND h.transport_no = ${transport_no} ORDER BY 1`,
  )
  return found.map(({ delivery_no }) => delivery_no)
}
