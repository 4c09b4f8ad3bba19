import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { carrierMaster } from '#modules/master/contract/carrier.ts'
import { carrierRead } from '#modules/master/server/views.ts'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { validation } from '#platform/contract/validation.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { arrangeTransports as arrangeCall } from '../../contract/carrier/carrier-calls.ts'
import { transportErrors } from '../../contract/carrier/transport-errors.ts'
import { transportNumber } from '../../contract/carrier/transport-number.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { deliveryDocument } from '../shipping/delivery-document.ts'
import { delivery, transport } from '../tables.ts'
import { readLoads, refusalToCarry, wayOf, type Load } from './loads.ts'

type Asked = InputOf<typeof arrangeCall>
type Wanted = Asked['transports'][number]

/** 手配確定: each transport gets its number, and its deliveries know who carries them; all of them, or none. */
export async function arrangeTransports(
  context: Context,
  { transports }: Asked,
): Promise<OutputOf<typeof arrangeCall>> {
  return inOneUnit(context, async () => {
    const numbers = transports.flatMap(({ delivery_no }) => delivery_no)
    await unitOf(context).lock({
      document: deliveryDocument,
      keys: [...new Set(numbers)].toSorted().map((delivery_no) => [delivery_no]),
    })
    await refuseUnknownCarriers(context, transports)
    const loads = new Map((await readLoads(context, numbers)).map((load) => [load.delivery_no, load]))
    const date = await businessDateOf(context)
    const taken = new Set<string>()
    const made = transports.map((wanted, at) => {
      const group = wanted.delivery_no.flatMap((no) => loads.get(no) ?? [])
      judge(group, taken, at)
      const number = slipNumberOf(context, { ...transportNumber, date })
      unitOf(context).write(() => writeTransport(context, number.value, wanted, group))
      return number
    })
    return () => ({ transport_no: made.map(({ value }) => value) })
  })
}

function judge(group: readonly Load[], taken: Set<string>, at: number): void {
  const [first] = group
  for (const load of group) {
    const { delivery_no } = load
    const refusal =
      refusalToCarry(load) ??
      (taken.has(delivery_no) || (first && wayOf(load) !== wayOf(first))
        ? transportErrors.BIZ_TRANSPORT_MIXED.with({ delivery: delivery_no })
        : undefined)
    if (refusal) throw refusal.at(`transports.${at}.delivery_no`)
    taken.add(delivery_no)
  }
}

async function refuseUnknownCarriers({ tx, session }: Context, transports: readonly Wanted[]): Promise<void> {
  const codes = transports.map(({ carrier_cd }) => carrier_cd)
  const found = await rows(
    tx,
    { carrier_cd: z.string() },
    sql`SELECT c.carrier_cd FROM ${carrierRead.rows} AS c
      WHERE c.company_cd = ${session.company_cd} AND c.abort_div = '0' AND c.carrier_cd = ANY(${textArray(codes)})`,
  )
  const known = new Set(found.map(({ carrier_cd }) => carrier_cd))
  for (const [at, code] of codes.entries())
    if (!known.has(code))
      throw validation.V_NOT_IN_MASTER.with({ title: carrierMaster.title, code }).at(
        `transports.${at}.carrier_cd`,
      )
}

async function writeTransport(
  context: Context,
  transport_no: string,
  { carrier_cd, time_slot, fare, tracking_no }: Wanted,
  group: readonly Load[],
): Promise<void> {
  const [first] = group
  if (!first) throw new Error('A transport carries something')
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const { ship_dt, customer_cd, branch_no, destination_cd } = first
  await tx.insert(transport).values({
    ...{
      company_cd,
      factory_cd,
      transport_no,
      carrier_cd,
      time_slot,
      fare,
      tracking_no,
      transport_status: '1',
    },
    ...{ ship_dt, customer_cd, branch_no, destination_cd, create_user: user_cd, update_user: user_cd },
    package_cnt: group.reduce((count, load) => count + load.package_cnt, 0),
    weight: written(sum(group.map(({ weight }) => decimal(weight))), 0),
  })
  const deliveries = group.map(({ delivery_no }) => delivery_no)
  // Who picks meanwhile is not disturbed: nothing that a picker sees is different.
  await tx.execute(sql`UPDATE ${delivery} AS h SET transport_no = ${transport_no}, carrier_cd = ${carrier_cd},
      time_slot = ${time_slot}, tracking_no = ${tracking_no}, arrange_flg = '1', update_user = ${user_cd}, update_dt = now()
    WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.delivery_no = ANY(${textArray(deliveries)})`)
  await recordStep(context, {
    ...{ document: 'transport', key: `${factory_cd} ${transport_no}`, axis: 'transport_status' },
    ...{ from: null, to: '1', verb: 'arrange' },
  })
  say(context, salesChanged, { orders: [], deliveries })
}
