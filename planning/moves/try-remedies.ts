import { assumedWeek, type ShiftCalendar } from '../calendar/shift-calendar.ts'
import type { FactorySnapshot } from '../scheduling/factory-snapshot.ts'
import { keepPlaces } from '../scheduling/keep-places.ts'
import type { Proposal } from '../scheduling/proposal.ts'
import type { StandingPlace } from '../scheduling/standing.ts'
import { planKey } from './order-keys.ts'

/** What is tried for a plan that is late. */
export interface RemediesAsked {
  readonly plan_no: string
  /** Where it is bound; blank where it is bound to no machine. */
  readonly facility: string
  /** It is for an order, which may go first. */
  readonly forOrder: boolean
}

export interface Effect {
  /** Days that the plan ends earlier; below zero, later. */
  readonly earlier: number
  /** Days by which all that is late is less late together; below zero, more. */
  readonly lateLess: number
}

/** Nothing where it cannot be tried, or where the plan would have no place. */
export type Remedies = Readonly<Partial<Record<'overtime' | 'urgent', Effect>>>

export const overtimeHours = 2
/** A line that goes first: a minute of it counts as many of others. */
const urgentWeight = 20
const minutesPerDay = 1440

export interface ShopToMend {
  readonly snapshot: FactorySnapshot
  readonly places: readonly (StandingPlace & { readonly id: string })[]
}

/**
 * Each remedy by itself, by the engine that plans: what stands keeps its place as far as it can. What placing the same processes anew
 * would do without the remedy is not its effect.
 */
export function tryRemedies({ snapshot, places }: ShopToMend, asked: RemediesAsked): Remedies {
  const order = planKey(asked.plan_no)
  const own = new Set(snapshot.operations.flatMap((one) => (one.order === order ? [one.id] : [])))
  const ends = places.flatMap(({ id, end }) => (own.has(id) ? [end] : []))
  if (own.size === 0 || ends.length < own.size) return {}
  const now = Math.max(...ends)
  const asItIs = comesTo(
    keepPlaces(
      snapshot,
      standing(places, () => true),
    ),
    own,
  )
  if (!asItIs) return {}
  const effectOf = (changed: FactorySnapshot, freed: (place: Placed) => boolean): Effect | undefined => {
    const kept = standing(places, (one) => !freed(one))
    const without = comesTo(keepPlaces(snapshot, kept, { mostMoved: 1 }), own) ?? asItIs
    const then = comesTo(keepPlaces(changed, kept, { mostMoved: 1 }), own)
    return (
      then && {
        earlier: dayOf(Math.min(now, without.end)) - dayOf(then.end),
        lateLess: tenths(Math.min(asItIs.late, without.late) - then.late),
      }
    )
  }
  const isOwn = ({ id }: Placed) => own.has(id)
  const longer = asked.facility === '' ? undefined : withOvertime(snapshot, asked.facility, dayOf(now))
  const overtime =
    longer &&
    orAsItIs(effectOf(longer, (one) => isOwn(one) || (one.facility === asked.facility && one.start < now)))
  const urgent = asked.forOrder ? effectOf(withWeight(snapshot, order), isOwn) : undefined
  return { ...(overtime ? { overtime } : {}), ...(urgent ? { urgent } : {}) }
}

/** Whoever may work longer need not: a plan that is worse then is not taken. */
const orAsItIs = (effect: Effect | undefined): Effect | undefined =>
  effect && (effect.lateLess < 0 || effect.earlier < 0) ? { earlier: 0, lateLess: 0 } : effect

type Placed = ShopToMend['places'][number]

const tenths = (days: number): number => Math.round(days * 10) / 10

const dayOf = (minute: number): number => Math.floor((minute - 1) / minutesPerDay)

const standing = (
  places: ShopToMend['places'],
  keeps: (place: Placed) => boolean,
): ReadonlyMap<string, StandingPlace> => new Map(places.filter(keeps).map((one) => [one.id, one]))

/** When the plan ends, and how late everything is together; nothing where something of the plan has no place. */
function comesTo(proposal: Proposal | undefined, own: ReadonlySet<string>) {
  if (!proposal) return undefined
  const ends = proposal.operations.flatMap(({ operation, end }) => (own.has(operation) ? [end] : []))
  if (ends.length < own.size) return undefined
  const minutes = proposal.late.reduce((sum, one) => sum + one.minutes, 0)
  return { end: Math.max(...ends), late: minutes / minutesPerDay }
}

const withWeight = (snapshot: FactorySnapshot, order: string): FactorySnapshot => ({
  ...snapshot,
  orders: snapshot.orders.map((one) =>
    one.id === order ? { ...one, weight: one.weight * urgentWeight } : one,
  ),
})

/** Every day on which the machine works, until then, it works so much longer; nothing where its day has no room for that. */
function withOvertime(snapshot: FactorySnapshot, id: string, lastDay: number): FactorySnapshot | undefined {
  const machine = snapshot.facilities.find((one) => one.id === id)
  if (!machine) return undefined
  const usual =
    snapshot.calendars.find((one) => one.id === (machine.calendar ?? snapshot.factoryCalendar)) ?? assumedWeek
  const calendar = `${usual.id} + ${id}`
  return {
    ...snapshot,
    calendars: [
      ...snapshot.calendars,
      { ...longerDays(usual, snapshot.firstWeekday, lastDay), id: calendar },
    ],
    facilities: snapshot.facilities.map((one) => (one.id === id ? { ...one, calendar } : one)),
  }
}

function longerDays(usual: ShiftCalendar, firstWeekday: number, lastDay: number): ShiftCalendar {
  const exceptions = new Map((usual.exceptions ?? []).map((one) => [one.day, one.shifts]))
  for (let day = 0; day <= lastDay; day++) {
    const shifts = exceptions.get(day) ?? usual.week[(firstWeekday + day) % 7] ?? []
    const last = shifts.at(-1)
    if (last && last.to + overtimeHours * 60 <= minutesPerDay)
      exceptions.set(day, [...shifts, { from: last.to, to: last.to + overtimeHours * 60 }])
  }
  return { ...usual, exceptions: [...exceptions].map(([day, shifts]) => ({ day, shifts })) }
}
