import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { keyOfMove } from '#planning/moves/played-moves.ts'
import type { redoMoves as redoCall, undoMoves as undoCall } from '../../contract/gantt/applied-moves.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { planOperation } from '../plan/tables.ts'
import { readStanding, type Standing, takeChange, turnChange } from './applied-changes.ts'
import { type ChangedPlace, keptOf, returnTo, standsAt, type Way } from './kept-place.ts'
import { writeMoves, writtenBy } from './move-plan.ts'
import { playBack, type PlayedMoves, toldMoves } from './play-moves.ts'

type Answer = OutputOf<typeof undoCall>

export const undoMoves = (context: Context, { first_day }: InputOf<typeof undoCall>): Promise<Answer> =>
  settle(context, 'before', first_day)
export const redoMoves = (context: Context, { first_day }: InputOf<typeof redoCall>): Promise<Answer> =>
  settle(context, 'after', first_day)

/** Together, by the engine, around what others have put since: theirs stays, and so does what they have moved of mine. */
async function settle(context: Context, way: Way, first_day: string): Promise<Answer> {
  await refuseWhile(context, 'change')
  const change = await takeChange(context, way)
  if (!change) throw planErrors.BIZ_MOVES_NONE.with()
  const now = await readStanding(context, change.places)
  const left = change.places.flatMap((one) => leftOf(one, way, now.get(keyOfMove(one))))
  const isLeft = new Set(left.map(keyOfMove))
  const places = change.places.filter((one) => !isLeft.has(keyOfMove(one)))
  const undone = way === 'before'
  if (places.length === 0) {
    await turnChange(context, change.change_no, { places, undone })
    return { moved: [], held: [], parts: [], later: 0, sooner: 0, left }
  }
  await writeTerms(context, places, way)
  const played = await playBack(context, first_day, (from_dt) => ({
    processes: places,
    places: places.map((one) => returnTo(one, way, from_dt)),
  }))
  await turnChange(context, change.change_no, {
    ...{ undone, places: await turned(context, played, { places, now, way }) },
  })
  say(context, plansChanged, { items: [] })
  return { ...toldMoves(played), left }
}

function leftOf(one: ChangedPlace, way: Way, now: Standing | undefined): Answer['left'] {
  const kind = !now?.open
    ? 'gone'
    : now.locked
      ? 'locked'
      : standsAt(now, one[way === 'before' ? 'after' : 'before'])
        ? undefined
        : 'moved'
  const { plan_no, process_no } = one
  return kind === undefined ? [] : [{ plan_no, process_no, kind, by: now?.by ?? '' }]
}

/** What a planner had said of it there: whether runs leave it, and how long it takes. */
async function writeTerms(
  { tx, session }: Context,
  places: readonly ChangedPlace[],
  way: Way,
): Promise<void> {
  const sent = places.map((one) => {
    const { plan_no, process_no } = one
    return { plan_no, process_no, pinned: one[way].pinned, minutes: one[way].minutes }
  })
  await tx.execute(sql`UPDATE ${planOperation} AS o SET locked_flg = s.pinned, work_minutes = s.minutes
    FROM ${sentRows(sent, 's', { plan_no: 'bigint', process_no: 'int', pinned: 'boolean', minutes: 'int' })}
    WHERE o.company_cd = ${session.company_cd} AND o.plan_no = s.plan_no AND o.process_no = s.process_no AND o.split_no = 1`)
}

/** Writes it, and answers what has moved by that: the next way round begins from there. */
async function turned(
  context: Context,
  played: PlayedMoves,
  { places, now, way }: Pick<Known, 'places' | 'now' | 'way'>,
): Promise<readonly ChangedPlace[]> {
  const written = [...writtenBy(played), ...places]
  const known = new Map([...(await readStanding(context, written)), ...now])
  await writeMoves(context, played, { moves: [], numbers: new Map(), pins: new Set() })
  const fresh = await readStanding(context, written)
  const keys = new Map(
    written.map(({ plan_no, process_no }) => [keyOfMove({ plan_no, process_no }), { plan_no, process_no }]),
  )
  return [...keys].flatMap(([key, process]) => {
    const [was, is] = [known.get(key), fresh.get(key)]
    if (!was || !is) return []
    return [
      {
        ...process,
        ...(way === 'before'
          ? { before: keptOf(is), after: keptOf(was) }
          : { before: keptOf(was), after: keptOf(is) }),
      },
    ]
  })
}

interface Known {
  readonly places: readonly ChangedPlace[]
  /** Before anything was put back. */
  readonly now: ReadonlyMap<string, Standing>
  readonly way: Way
}
