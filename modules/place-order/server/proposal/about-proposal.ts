import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { suppliersOfItem } from '#modules/master/server/index.ts'
import { itemRead } from '#modules/master/server/views.ts'
import { demandKinds, supplyDemand } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { arithmeticStep, proposalPurpose, purpose, type Purpose } from '../../contract/proposal/arithmetic.ts'
import type { aboutProposal as aboutCall } from '../../contract/proposal/proposal-calls.ts'
import type { ScoredItem } from '../../contract/score/score-calls.ts'
import { proposalList } from '../../contract/proposal/proposal-list.ts'
import { scoreOfItem } from '../score/supplier-score.ts'
import { courseOfStock } from './course-of-stock.ts'
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
  const { floor, steps, purposes } = await readFigures(context, found)
  const suppliers = await suppliersOfItem(context, { item_cd, qty, on_dt: order_dt })
  const scores: About['suppliers'][number]['score'][] = []
  for (const { supplier_cd, branch_no } of suppliers) {
    const scored = await scoreOfItem(context, { supplier_cd, branch_no, item_cd })
    scores.push(scored ? shown(scored) : null)
  }
  return {
    ...{ steps, business_date, floor },
    purposes: purposes.map((one) => named(context, one)),
    // Of treatment 1 nothing comes to our shelves.
    course: found.demand_no === '' ? await courseOfStock(context, found) : [],
    suppliers: suppliers.map(({ supplier_cd, branch_no, supplier_nm, priority, lead_time, priced }, at) => ({
      ...{ supplier_cd, branch_no, supplier_nm, priority, lead_time, score: scores[at] ?? null },
      ...{
        price: priced?.price ?? '',
        price_base_qty: priced?.price_base_qty ?? '',
        source: priced?.source ?? '',
      },
    })),
  }
}

const shown = ({ deliveries, on_time, taken, inspected_qty, rejected_qty }: ScoredItem) => ({
  ...{ deliveries, on_time, taken, inspected_qty, rejected_qty },
})

const figures = {
  floor: z.string(),
  ...{ steps: z.array(arithmeticStep), purposes: z.array(purpose) },
}

async function readFigures({ tx, session }: Context, { proposal_no }: Proposal) {
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    figures,
    sql`SELECT p.steps, p.purposes, trim_scale(${itemRead.of('p', 'safety_stock')})::text AS floor
      FROM ${orderProposal} AS p WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
        AND p.proposal_no = ${proposal_no}::bigint`,
  )
  if (!found) throw http[404].with()
  return found
}

const own: Readonly<Record<string, Text>> = {
  item: { ja: '生産する品目', en: 'Made item', zh: '生产物料' },
  [proposalPurpose]: proposalList.title,
  'year-plan': { ja: '年間生販在計画', en: 'Annual stock plan', zh: '年度产销存计划' },
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
    link:
      demand?.link({ demand_kind: kind, demand_no: no, demand_line: line }) ?? source?.link?.({ no }) ?? '',
    ...{ qty, date },
  }
}
