import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { suppliersOfItem } from '#modules/master/server/index.ts'
import { itemRead } from '#modules/master/server/views.ts'
import { demandKinds, expectedOf, supplyDemand } from '#modules/stock/server/index.ts'
import { availabilityRead } from '#modules/stock/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { decimal, plus, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { arithmeticStep, purpose, type Purpose } from '../../contract/proposal/arithmetic.ts'
import type { aboutProposal as aboutCall } from '../../contract/proposal/proposal-calls.ts'
import { readProposals, type Proposal } from './open-proposals.ts'
import { orderProposal } from './tables.ts'

type About = OutputOf<typeof aboutCall>

export async function aboutProposal(
  context: Context,
  { proposal_no }: InputOf<typeof aboutCall>,
): Promise<About> {
  const [found] = await readProposals(context, [proposal_no])
  if (!found) throw http[404].with()
  const { item_cd, qty, order_dt } = found
  const business_date = await businessDateOf(context)
  const { on_hand, floor, steps, purposes } = await readFigures(context, found)
  const suppliers = await suppliersOfItem(context, { item_cd, qty, on_dt: order_dt })
  return {
    ...{ steps, business_date, on_hand, floor },
    purposes: purposes.map((one) => named(context, one)),
    course: await courseOf(context, found, { today: business_date, onHand: on_hand }),
    suppliers: suppliers.map(({ priced, ...one }) => ({
      ...one,
      ...{
        price: priced?.price ?? '',
        price_base_qty: priced?.price_base_qty ?? '',
        source: priced?.source ?? '',
      },
    })),
  }
}

const figures = {
  ...{ on_hand: z.string(), floor: z.string() },
  ...{ steps: z.array(arithmeticStep), purposes: z.array(purpose) },
}

async function readFigures({ tx, session }: Context, { proposal_no }: Proposal) {
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    figures,
    sql`SELECT p.steps, p.purposes, trim_scale(${itemRead.of('p', 'safety_stock')})::text AS floor,
        coalesce((SELECT trim_scale(sum(a.qty))::text FROM ${availabilityRead.rows} AS a WHERE a.company_cd = p.company_cd
          AND a.factory_cd = p.factory_cd AND a.item_cd = p.item_cd AND a.ownership = '0' AND a.owner_cd = '' AND a.quality = '0'), '0') AS on_hand
      FROM ${orderProposal} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
        AND p.proposal_no = ${proposal_no}::bigint`,
  )
  if (!found) throw http[404].with()
  return found
}

/** Day by day, what the stock will be without the proposal, and with it. */
async function courseOf(
  context: Context,
  { item_cd, qty, due_dt }: Proposal,
  { today, onHand }: { readonly today: string; readonly onHand: string },
): Promise<About['course']> {
  const expected = (await expectedOf(context, { items: [item_cd], today })).get(item_cd) ?? []
  const days = [...new Set([today, due_dt, ...expected.map(({ date }) => date)])].toSorted()
  return days.map((date) => {
    const without = expected
      .filter((one) => one.date <= date)
      .reduce((sum, one) => plus(sum, decimal(one.qty)), decimal(onHand))
    const more = date >= due_dt ? decimal(qty) : zero
    return { date, without: written(without), with: written(plus(without, more)) }
  })
}

const own: Readonly<Record<string, Text>> = {
  item: { ja: '生産する品目', en: 'Made item', zh: '生产物料' },
  'safety-stock': { ja: '安全在庫', en: 'Safety stock', zh: '安全库存' },
  'negative-stock': { ja: '在庫のマイナス', en: 'Negative stock', zh: '负库存' },
}

function named({ language, registered }: Context, { kind, no, line, qty, date }: Purpose) {
  const demand = registered(demandKinds).find((one) => one.kind === kind)
  const source = registered(supplyDemand).find((one) => one.kind === kind)
  const label = own[kind] ?? source?.label
  return {
    what: label ? say(label, language) : kind,
    no: line > 0 ? `${no}-${line}` : no,
    link: demand?.link({ demand_kind: kind, demand_no: no, demand_line: line }) ?? '',
    ...{ qty, date },
  }
}
