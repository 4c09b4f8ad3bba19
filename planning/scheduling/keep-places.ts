import { Board } from './board.ts'
import { byStart } from './drag-order.ts'
import { buildFactory, calendarOn, type Factory, rowsBy } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { latestStarts } from './latest-start.ts'
import { measure } from './objective.ts'
import { Placer } from './placer.ts'
import { type Proposal, readProposal } from './proposal.ts'
import { couldHaveRoom } from './room.ts'
import { type OldPlace, Resettling } from './resettle.ts'
import type { StandingPlace } from './standing.ts'
import { emptyTimetable, holdNo, type Timetable } from './timetable.ts'

export interface KeepOptions {
  /** So many days are looked at, at the most, where fewer have no room for all. */
  readonly mostDays?: number
  /** Where more than this share of the operations has to move, or is new, nothing is answered: a schedule from scratch is then better. */
  readonly mostMoved?: number
}

const usualShare = 1 / 3

/**
 * Net change: who stands well stays. Only what is new, is other work than before, or cannot be where it stands gets another place, in
 * the room that the others leave; where that would make its order late, others give way, if all together are then less late.
 * Nothing when too much has changed for that.
 */
export function keepPlaces(
  asked: FactorySnapshot,
  standing: ReadonlyMap<string, StandingPlace>,
  { mostDays = asked.days, mostMoved = usualShare }: KeepOptions = {},
): Proposal | undefined {
  const last = Math.max(0, ...[...standing.values()].map(({ end }) => end / 1440))
  for (let { days } = asked; ; days = Math.min(days * 2, mostDays)) {
    if (days < last && days < mostDays) continue
    const snapshot = { ...asked, days }
    const factory = buildFactory(snapshot)
    const kept = keepIn(snapshot, factory, standing, mostMoved)
    if (!kept) return undefined
    const isFull = factory.inOrder.some((x) => kept.facility[x]! < 0 && couldHaveRoom(factory, kept, x))
    if (isFull && days < mostDays) continue
    const result = measure(factory, kept)
    const latestStart = latestStarts(factory)
    return readProposal(snapshot, factory, { table: kept, result, bestRule: result, trials: 1, latestStart })
  }
}

function keepIn(
  snapshot: FactorySnapshot,
  factory: Factory,
  standing: ReadonlyMap<string, StandingPlace>,
  mostMoved: number,
): Timetable | undefined {
  const board = new Board(factory)
  const fixed = emptyTimetable(factory)
  new Placer(factory, fixed).reset()
  board.begin(fixed)
  const places = placesOf(snapshot, standing)
  for (const { x, ...place } of inTurn(factory, places)) {
    // What comes before it may have no place yet: it stays, as long as that comes to stand early enough.
    if (place.isSame && board.readiness.soFar(x) <= place.start) board.stay(x, place)
  }
  const open = factory.inOrder.filter((x) => !board.isPlaced(x))
  if (open.length > mostMoved * factory.operations) return undefined
  const isSettled = new Resettling(board, {
    places,
    operationsOf: rowsBy(factory.orderOf, factory.orders),
    latest: latestStarts(factory),
  }).settleAll(open)
  return isSettled ? written(factory, board) : undefined
}

function placesOf(
  { operations, facilities, workers }: FactorySnapshot,
  standing: ReadonlyMap<string, StandingPlace>,
): ReadonlyMap<number, OldPlace> {
  const facilityNo = new Map(facilities.map(({ id }, at) => [id, at]))
  const workerNo = new Map(workers.map(({ id }, at) => [id, at]))
  const found = new Map<number, OldPlace>()
  operations.forEach(({ id, quantity, fixed, progress, candidates }, x) => {
    const place = standing.get(id)
    if (!place || fixed || progress) return
    const named =
      place.facility === ''
        ? candidates.find(({ facility }) => facility.startsWith('*'))?.facility
        : place.facility
    const facility = facilityNo.get(named ?? '')
    if (facility === undefined) return
    const worker = workerNo.get(place.worker) ?? -1
    found.set(x, { facility, worker, start: place.start, end: place.end, isSame: place.qty === quantity })
  })
  return found
}

/** As they begin; what begins together one behind the other. */
function inTurn({ inOrder }: Factory, places: ReadonlyMap<number, OldPlace>) {
  return [...inOrder]
    .flatMap((x) => {
      const place = places.get(x)
      return place ? [{ x, ...place }] : []
    })
    .sort((a, b) => a.start - b.start)
}

/** The board as a timetable: in the order of starts, and with what holds each where it stands. */
function written(factory: Factory, board: Board): Timetable {
  const { table } = board
  table.placed = 0
  for (const x of factory.inOrder) if (board.isPlaced(x)) table.order[table.placed++] = x
  table.order.set(byStart(factory, table))
  for (let i = 0; i < table.placed; i++) {
    const x = table.order[i]!
    if (factory.fixedFacility[x]! >= 0) continue
    const ready = board.readiness.at(x)
    const { held } = board.readiness
    const free = board.freeBefore(x)
    const calendar = calendarOn(factory, table.facility[x]!, table.worker[x]!)
    table.held[x] =
      ready >= Math.max(free.lane, free.worker) || calendar.opens(ready) >= table.start[x]!
        ? calendar.handover && table.start[x]! > ready
          ? holdNo.calendar
          : held
        : free.lane >= free.worker
          ? holdNo.facility
          : holdNo.worker
  }
  return table
}
