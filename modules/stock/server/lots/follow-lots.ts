import type { Context } from '#platform/server/context.ts'
import { lotKey, stepsFrom, type Lot, type LotStep } from './lot-steps.ts'

interface FollowedLot extends Lot {
  /** How many steps from the lots that were asked about. */
  readonly level: number
}

/** All lots that these have gone into, themselves included, as far as it goes; and every step on the way. */
export async function followLots(
  context: Context,
  starts: readonly Lot[],
): Promise<{ readonly lots: readonly FollowedLot[]; readonly steps: readonly LotStep[] }> {
  const found = new Map<string, FollowedLot>()
  const steps: LotStep[] = []
  let frontier = starts
  for (let level = 0; frontier.length > 0; level++) {
    const fresh = frontier.filter((lot) => !found.has(lotKey(lot)))
    for (const { item_cd, lot_no } of fresh)
      found.set(lotKey({ item_cd, lot_no }), { item_cd, lot_no, level })
    const next = fresh.length > 0 ? await stepsFrom(context, fresh, 'on') : []
    steps.push(...next)
    frontier = next.filter(({ kind }) => kind === 'lot')
  }
  return { lots: [...found.values()], steps }
}
