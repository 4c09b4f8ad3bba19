import type { Context } from '#platform/server/context.ts'
import { epochDay, isoDay } from '#planning/mrp/input-reader.ts'
import { proposalPurpose } from '../../../contract/proposal/arithmetic.ts'
import { materialsFor } from '../../supply/materials-for.ts'
import type { KeptProposal } from './fill-expected.ts'
import type { ExpectedRow } from './read-expected.ts'

/** What we supply for edited proposals, as their orders will draw it: on the day on which they go out. */
export async function readKeptParts(
  context: Context,
  today: string,
  kept: readonly KeptProposal[],
): Promise<readonly ExpectedRow[]> {
  const first = epochDay(today) ?? 0
  const materials = await materialsFor(
    context,
    kept.map(({ item_cd, start, qty }) => ({
      ...{ item_cd, on_dt: isoDay(first + start), from_qty: '0', to_qty: String(qty / 1000) },
    })),
  )
  return kept.flatMap(({ proposal_no: no, start: day }, at) =>
    (materials[at] ?? []).map(({ item_cd, qty }) => ({
      ...{ item_cd, day, qty: -Math.round(Number(qty) * 1000), kind: proposalPurpose, no, line: 0 },
      counts: 'demand' as const,
    })),
  )
}
