import type { ShopOfMoves } from '#planning/moves/move-desk.ts'
import { keyOfMove } from '#planning/moves/played-moves.ts'
import type { ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import type { Move } from '../../contract/gantt/move-calls.ts'
import { openBetween, type OpenSpan } from '../../contract/load/open-time.ts'

/** One press of a key makes a process so much longer or shorter. */
export const lengthStep = 15

type Lengths = ReadonlyMap<string, ShopOfMoves['snapshot']['operations'][number]['candidates']>

/** How long each process would take where it can be done. */
export const lengthsOf = ({ snapshot }: Pick<ShopOfMoves, 'snapshot'>): Lengths =>
  new Map(snapshot.operations.map(({ id, candidates }) => [id, candidates]))

/** Minutes of work as the engine counts them, set-up apart; by what the planner has made of it, else as it is planned. Nothing for what is done outside. */
export function lengthOf(
  lengths: Lengths,
  moves: readonly Move[],
  { no, process_no, facility_cd }: Pick<ShownOperation, 'no' | 'process_no' | 'facility_cd'>,
): number | undefined {
  const key = keyOfMove({ plan_no: no, process_no })
  const own = moves.findLast((move) => move.minutes !== undefined && keyOfMove(move) === key)
  if (own) return own.minutes
  // How long a part takes, the server says when it is stored.
  if (moves.some(({ split, plan_no }) => split !== undefined && plan_no === no)) return undefined
  const here = lengths.get(key)?.find(({ facility }) => facility === facility_cd)
  return here && Math.ceil(here.minutes / (here.efficiency || 1))
}

/** What an end that is dragged so many minutes of the clock adds to the work: what its machine is open of them. */
export function workBetween(open: readonly OpenSpan[], end: number, minutes: number): number {
  const [from, to] = minutes < 0 ? [end + minutes, end] : [end, end + minutes]
  const worked = openBetween(open, { from, to }).reduce((sum, span) => sum + span.to - span.from, 0)
  return minutes < 0 ? -worked : worked
}
