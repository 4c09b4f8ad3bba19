import type { FactorySnapshot, OperationInput } from '../scheduling/factory-snapshot.ts'
import type { Proposal, ProposedOperation } from '../scheduling/proposal.ts'
import { workingMinutes, type WorkingMinutes } from './working-minutes.ts'

/**
 * Replays a factory's plan in words against the snapshot in words: precedence, capacity, calendars, skills, set-ups,
 * frozen operations, quantities. It shares the shape of the question with the engine, and no arithmetic: hours are
 * counted minute by minute.
 */
export interface FactoryFault {
  readonly fault:
    | 'missing'
    | 'twice'
    | 'quantity'
    | 'facility'
    | 'too-early'
    | 'precedence'
    | 'hours'
    | 'break'
    | 'skill'
    | 'capacity'
    | 'worker'
    | 'setup'
    | 'frozen'
    | 'handover'
  readonly operation: string
  readonly detail: string
}

type Report = (fault: FactoryFault['fault'], operation: string, detail: string) => void

export function checkFactory(snapshot: FactorySnapshot, proposal: Proposal): FactoryFault[] {
  const faults: FactoryFault[] = []
  const report: Report = (fault, operation, detail) => faults.push({ fault, operation, detail })
  const placed = new Map<string, ProposedOperation>()
  for (const one of proposal.operations) {
    if (placed.has(one.operation)) report('twice', one.operation, 'Planned twice.')
    placed.set(one.operation, one)
  }
  const left = new Set(proposal.unplaced.map(({ operation }) => operation))
  const minutes = workingMinutes(snapshot)
  const orders = new Map(snapshot.orders.map((order) => [order.id, order]))
  for (const asked of snapshot.operations) {
    const one = placed.get(asked.id)
    if (!one) {
      if (!left.has(asked.id)) report('missing', asked.id, 'Neither planned nor said to be unplaced.')
      continue
    }
    if (one.quantity !== asked.quantity)
      report('quantity', asked.id, `${one.quantity} instead of ${asked.quantity}.`)
    if (asked.fixed) checkFrozen(asked.fixed, one, report)
    else {
      checkWork(asked, one, snapshot, minutes, report)
      checkStart(asked, one, orders.get(asked.order)?.release ?? 0, snapshot.now, report)
      checkLinks(asked, one, placed, minutes, report)
    }
    checkSkill(asked, one, snapshot, report)
  }
  // What stands in each other's way is no fault of the plan, if it says so.
  const told = new Set(proposal.frozenConflicts.map(({ operation }) => operation))
  const stands = new Set(snapshot.operations.filter(({ fixed }) => fixed).map(({ id }) => id))
  const others = proposal.operations.filter(({ operation: id }) => !told.has(id) || !stands.has(id))
  checkLanes(snapshot, others, report)
  checkWorkers(others, report)
  return faults
}

function checkFrozen(
  fixed: NonNullable<OperationInput['fixed']>,
  one: ProposedOperation,
  report: Report,
): void {
  if (
    one.start === fixed.start &&
    one.end === fixed.end &&
    one.facility === fixed.facility &&
    one.worker === fixed.worker
  )
    return
  report('frozen', one.operation, `Moved to ${one.facility}, ${one.start} to ${one.end}.`)
}

function checkWork(
  asked: OperationInput,
  one: ProposedOperation,
  snapshot: FactorySnapshot,
  minutes: WorkingMinutes,
  report: Report,
): void {
  const candidate = asked.candidates.find(({ facility }) => facility === one.facility)
  // Where it was started without being one of its choices, nobody says how long it takes.
  if (!candidate && asked.progress) return
  if (!candidate) return report('facility', asked.id, `${one.facility} is not one of its facilities.`)
  const { efficiency = 1 } = candidate
  if (efficiency === 0 && !asked.progress)
    return report('facility', asked.id, `${one.facility} gets nothing done.`)
  const whole = Math.ceil(candidate.minutes / (efficiency || 1))
  const done = asked.progress?.done ?? 0
  const due = Math.ceil(whole * (1 - done)) + one.setup
  const from = asked.progress ? Math.max(snapshot.now, one.start) : one.start
  const laps = asked.after.some(({ share = 1 }) => share < 1)
  const handedOver = due > 0 ? minutes.handedOver(one.facility, one.worker) : undefined
  const end = handedOver && !laps ? doneBy(one, { from, due, minutes }) : one.end
  const worked = minutes.between(one.facility, one.worker, from, end)
  if (worked < due || (worked > due && !laps))
    report('hours', asked.id, `${worked} working minutes for ${due}.`)
  if (!asked.splittable && !asked.progress && !laps && end - one.start !== due)
    report('break', asked.id, `Interrupted between ${one.start} and ${end}.`)
  if (!handedOver) return
  if (!asked.progress && !handedOver(one.start)) report('handover', asked.id, `Begins at ${one.start}.`)
  if (!handedOver(one.end)) report('handover', asked.id, `Ends at ${one.end}.`)
  if (laps) return
  for (let minute = end; minute < one.end; minute++)
    if (handedOver(minute)) return report('handover', asked.id, `Ends at ${one.end}, could at ${minute}.`)
}

/** The first minute at which the work is done; its end when it never is. */
function doneBy(
  { facility, worker, end }: ProposedOperation,
  { from, due, minutes }: { readonly from: number; readonly due: number; readonly minutes: WorkingMinutes },
): number {
  for (let minute = from; minute < end; minute++)
    if (minutes.between(facility, worker, from, minute) >= due) return minute
  return end
}

function checkStart(
  asked: OperationInput,
  one: ProposedOperation,
  release: number,
  now: number,
  report: Report,
): void {
  if (asked.progress) return
  const earliest = Math.max(now, release, asked.material?.at ?? 0)
  if (one.start < earliest) report('too-early', asked.id, `Begins at ${one.start}, may at ${earliest}.`)
}

function checkLinks(
  asked: OperationInput,
  one: ProposedOperation,
  placed: ReadonlyMap<string, ProposedOperation>,
  minutes: WorkingMinutes,
  report: Report,
): void {
  if (asked.progress) return
  for (const { operation, share = 1, wait = 0 } of asked.after) {
    const before = placed.get(operation)
    if (!before) {
      report('precedence', asked.id, `${operation} before it is not planned.`)
      continue
    }
    if (share >= 1) {
      if (one.start < before.end + wait) report('precedence', asked.id, `Begins before ${operation} ends.`)
      continue
    }
    // Its set-up and that share of its work lie before this one begins; and it ends no later than this one.
    const whole = minutes.between(before.facility, before.worker, before.start, before.end) - before.setup
    const worked = minutes.between(before.facility, before.worker, before.start, one.start - wait)
    if (worked < before.setup + Math.ceil(whole * share))
      report('precedence', asked.id, `Begins when ${operation} has worked ${worked} of ${whole}.`)
    if (one.end < before.end) report('precedence', asked.id, `Ends before ${operation}, which it laps.`)
  }
}

function checkSkill(
  asked: OperationInput,
  one: ProposedOperation,
  { workers }: FactorySnapshot,
  report: Report,
): void {
  if (!asked.skill || asked.fixed || asked.progress) return
  const worker = workers.find(({ id }) => id === one.worker)
  const { skill, level } = asked.skill
  const able = worker?.skills.some(
    (held) =>
      held.skill === skill && held.level >= level && !(held.validTo !== undefined && held.validTo < one.end),
  )
  if (!able) report('skill', asked.id, `${one.worker ?? 'Nobody'} is not qualified for ${skill} ${level}.`)
}

/** In every lane one at a time, and the set-up that the group before it asks for. */
function checkLanes(snapshot: FactorySnapshot, operations: Proposal['operations'], report: Report): void {
  const asked = new Map(snapshot.operations.map((one) => [one.id, one]))
  for (const facility of snapshot.facilities) {
    const mine = operations
      .filter((one) => one.facility === facility.id)
      .sort((a, b) => a.start - b.start || a.end - b.end)
    for (let lane = 0; lane < (facility.capacity ?? 1); lane++) {
      let end = Number.NEGATIVE_INFINITY
      let group = facility.group
      for (const one of mine) {
        if (one.lane !== lane) continue
        if (one.start < end)
          report('capacity', one.operation, `Begins at ${one.start}; ${facility.id} is busy until ${end}.`)
        end = Math.max(end, one.end)
        const input = asked.get(one.operation)
        if (input?.group === undefined || input.fixed) continue
        const due = input.progress ? 0 : setupDue(snapshot, facility.setups, group, input.group)
        if (one.setup !== due)
          report('setup', one.operation, `${one.setup} minutes of set-up instead of ${due}.`)
        ;({ group } = input)
      }
    }
    for (const one of mine)
      if (one.lane < 0 || one.lane >= (facility.capacity ?? 1))
        report('capacity', one.operation, `${facility.id} has no lane ${one.lane}.`)
  }
}

function setupDue(
  { setups = [] }: FactorySnapshot,
  table: string | undefined,
  from: string | undefined,
  to: string,
): number {
  const found = setups.find(({ id }) => id === table)
  if (!found || from === to) return 0
  if (from === undefined) return found.first
  return (
    found.changes.findLast((change) => change.from === from && change.to === to)?.minutes ?? found.otherwise
  )
}

function checkWorkers(operations: Proposal['operations'], report: Report): void {
  const busyUntil = new Map<string, number>()
  for (const one of [...operations].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (one.worker === undefined) continue
    const until = busyUntil.get(one.worker) ?? 0
    if (one.start < until) report('worker', one.operation, `${one.worker} is busy until ${until}.`)
    busyUntil.set(one.worker, Math.max(until, one.end))
  }
}
