import { codes } from '#platform/contract/code-table.ts'
import { barKey, type PartLink, type ShownOperation } from '../gantt/gantt-calls.ts'
import type { LoadedMachine } from '../load/machine-load.ts'
import { eachOpenFrom, openBetween } from '../load/open-time.ts'

/** A day's work: what feeds the drum is to arrive so long before its turn. */
export const usualBufferHours = 8

/** How much of its buffer a delay has used up: a third each. */
export const bufferZone = codes(
  'buffer_zone',
  {
    1: { ja: '安全', en: 'Safe', zh: '安全' },
    2: { ja: '注意', en: 'Watch', zh: '注意' },
    3: { ja: '要対応', en: 'Act', zh: '需处理' },
    4: { ja: '遅れて到着', en: 'Arrives late', zh: '到达延迟' },
  },
  { 1: 'done', 2: 'warn', 3: 'bad', 4: 'bad' },
)
type BufferZone = (typeof bufferZone.codes)[number]

type Operation = Pick<
  ShownOperation,
  'kind' | 'no' | 'process_no' | 'before_no' | 'facility_cd' | 'start' | 'end' | 'due' | 'work_status'
>

/** A turn of the drum, and what comes to it. */
export interface DrumTurn<One extends Operation> {
  readonly operation: One
  /** When all that it waits for is there; undefined: nothing goes before it. */
  readonly arrives: number | undefined
  /** Of the buffer, in per cent; over 100: it arrives after its turn. */
  readonly used: number
  readonly zone: BufferZone
  /** When the first of what comes to it begins; undefined: it has begun, or nothing goes before it. */
  readonly begins: number | undefined
  /** ロープ: when that is to begin, so that it arrives a buffer before the turn. */
  readonly rope: number | undefined
  /** The end of the last process of its plan is behind its day. */
  readonly isLate: boolean
}

const finished = '3'
const waiting = '0'

/** ドラム: the machine that has most to do beside what it can; the first of them where several are as full. */
export const drumOf = (rates: ReadonlyMap<string, number>): string | undefined =>
  [...rates].toSorted(([, one], [, other]) => other - one)[0]?.[0]

interface Asked {
  readonly drum: LoadedMachine
  /** In minutes in which the drum works. */
  readonly buffer: number
  readonly now: number
  readonly parts: readonly PartLink[]
}

/** The turns of the drum that are still to come or under way, in their order. */
export function drumTurns<One extends Operation>(
  operations: readonly One[],
  { drum, buffer, now, parts }: Asked,
): readonly DrumTurn<One>[] {
  const chain = chainOf(operations, parts)
  const lastEnd = new Map<string, number>()
  for (const { kind, no, end } of operations)
    lastEnd.set(`${kind} ${no}`, Math.max(lastEnd.get(`${kind} ${no}`) ?? 0, end))
  const arrivalOf = (one: Operation) => (one.work_status === finished ? one.end : Math.max(one.end, now))
  return operations
    .filter(({ facility_cd, work_status }) => facility_cd === drum.facility_cd && work_status !== finished)
    .toSorted((one, other) => one.start - other.start)
    .map((operation) => {
      const before = chain.before(operation)
      const isLate = (lastEnd.get(`${operation.kind} ${operation.no}`) ?? 0) > operation.due
      if (before.length === 0 || operation.work_status !== waiting)
        return {
          operation,
          arrives: undefined,
          used: 0,
          zone: '1',
          begins: undefined,
          rope: undefined,
          isLate,
        }
      const arrives = Math.max(...before.map(arrivalOf))
      const spare = openMinutes(drum, arrives, operation.start)
      const isThere = before.every(({ work_status }) => work_status === finished)
      const used = isThere ? 0 : Math.max(0, Math.round((1 - spare / buffer) * 100))
      const first = chain.first(operation)
      const hasBegun = first.work_status !== waiting
      return {
        ...{ operation, arrives, used, zone: zoneOf(used), isLate },
        begins: hasBegun ? undefined : first.start,
        rope: hasBegun ? undefined : Math.max(now, first.start + roomBefore(drum, arrives, spare - buffer)),
      }
    })
}

const zoneOf = (used: number): BufferZone => {
  if (used > 100) return '4'
  if (used > 66) return '3'
  return used > 33 ? '2' : '1'
}

/** In which the machine works; less than nothing where the second moment is before the first. */
function openMinutes({ open }: LoadedMachine, from: number, to: number): number {
  const [first, last, way] = from <= to ? [from, to, 1] : [to, from, -1]
  return (
    way * openBetween(open, { from: first, to: last }).reduce((sum, span) => sum + span.to - span.from, 0)
  )
}

/** How far, by the clock, what arrives can wait until only so many of its minutes are gone; back where it is short of them. */
function roomBefore({ open }: LoadedMachine, arrives: number, minutes: number): number {
  if (minutes <= 0) return minutes
  let until = arrives
  eachOpenFrom(open, { start: arrives, minutes }, ({ to }) => (until = to))
  return until - arrives
}

/** What goes directly before a process, in its routing and over the levels of the structure. */
function chainOf<One extends Operation>(operations: readonly One[], parts: readonly PartLink[]) {
  const byKey = new Map(operations.map((one) => [barKey(one), one]))
  const fed = new Map<string, string[]>()
  for (const { before, after } of parts) {
    const known = fed.get(after)
    if (known) known.push(before)
    else fed.set(after, [before])
  }
  const before = (one: One): readonly One[] =>
    [
      ...(one.before_no === 0 ? [] : [barKey({ ...one, process_no: one.before_no })]),
      ...(fed.get(barKey(one)) ?? []),
    ].flatMap((key) => byKey.get(key) ?? [])
  const firsts = new Map<string, One>()
  const first = (one: One): One => {
    const key = barKey(one)
    const known = firsts.get(key)
    if (known) return known
    // Not twice round, whatever the data say.
    firsts.set(key, one)
    const found = before(one)
      .map(first)
      .reduce((earliest, other) => (other.start < earliest.start ? other : earliest), one)
    firsts.set(key, found)
    return found
  }
  return { before, first }
}
