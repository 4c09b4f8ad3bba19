import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { carrierRead, fareRead } from '#modules/master/server/views.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type {
  proposeTransports as proposeCall,
  ProposedTransport,
} from '../../contract/carrier/carrier-calls.ts'
import { offersFor, type Fare, type Offer } from '../../contract/carrier/fares.ts'
import { readLoads, refusalToCarry, wayOf, type Load } from './loads.ts'

/** 提案: one transport for all that goes to one place on one day; the destination's own carrier first, then the cheapest. */
export async function proposeTransports(
  context: Context,
  { delivery_no }: InputOf<typeof proposeCall>,
): Promise<OutputOf<typeof proposeCall>> {
  const loads = await readLoads(context, delivery_no)
  for (const load of loads) {
    const refusal = refusalToCarry(load)
    if (refusal) throw refusal
  }
  const fares = await readFares(context, loads)
  const names = await readNames(context)
  return { list: [...together(loads).values()].map((group) => proposalOf(group, fares, names)) }
}

function together(loads: readonly Load[]): ReadonlyMap<string, readonly [Load, ...Load[]]> {
  const groups = new Map<string, [Load, ...Load[]]>()
  for (const load of loads) {
    const way = wayOf(load)
    const group = groups.get(way)
    if (group) group.push(load)
    else groups.set(way, [load])
  }
  return groups
}

function proposalOf(
  group: readonly [Load, ...Load[]],
  fares: readonly Fare[],
  names: ReadonlyMap<string, string>,
): ProposedTransport {
  const [first] = group
  const { ship_dt, customer_nm, destination_nm, address, area_cd, carrier_cd: wanted } = first
  const weight = written(sum(group.map((load) => decimal(load.weight))), 0)
  const cheapest = offersFor(fares, { area_cd, ship_dt, weight })
  const priced = new Set(cheapest.map(({ carrier_cd }) => carrier_cd))
  const others = [...names.keys()].filter((carrier_cd) => !priced.has(carrier_cd))
  const all = [...cheapest, ...others.map((carrier_cd) => ({ carrier_cd, fare: '' }))]
  const isOwn = ({ carrier_cd }: Offer) => carrier_cd === wanted
  const offers = [...all.filter(isOwn), ...all.filter((offer) => !isOwn(offer))]
  const slots = new Set(group.map(({ time_slot }) => time_slot))
  return {
    delivery_no: group.map(({ delivery_no }) => delivery_no),
    ...{ ship_dt, customer_nm, destination_nm, address, weight },
    package_cnt: group.reduce((count, load) => count + load.package_cnt, 0),
    time_slot: slots.size === 1 ? first.time_slot : '9',
    offers: offers.map((offer) => ({ ...offer, carrier_nm: names.get(offer.carrier_cd) ?? '' })),
  }
}

const columns = {
  ...{ carrier_cd: z.string(), area_cd: z.string(), from_dt: z.string(), weight_limit: z.string() },
  fare: z.string(),
}

const readFares = ({ tx, session }: Context, loads: readonly Load[]): Promise<readonly Fare[]> =>
  rows(
    tx,
    columns,
    sql`SELECT f.carrier_cd, f.area_cd, f.from_dt::text AS from_dt, trim_scale(f.weight_limit)::text AS weight_limit,
        trim_scale(f.fare)::text AS fare
      FROM ${fareRead.rows} AS f WHERE f.company_cd = ${session.company_cd} AND f.abort_div = '0'
        AND f.area_cd = ANY(${textArray(loads.map(({ area_cd }) => area_cd))})
        AND ${carrierRead.of('f', 'abort_div')} = '0'`,
  )

async function readNames({ tx, session }: Context): Promise<ReadonlyMap<string, string>> {
  const found = await rows(
    tx,
    { carrier_cd: z.string(), carrier_nm: z.string() },
    sql`SELECT c.carrier_cd, c.carrier_nm FROM ${carrierRead.rows} AS c
      WHERE c.company_cd = ${session.company_cd} AND c.abort_div = '0' ORDER BY 1`,
  )
  return new Map(found.map(({ carrier_cd, carrier_nm }) => [carrier_cd, carrier_nm]))
}
