import { z } from 'zod'
import { compare, decimal, minus, plus, sum, written, zero } from '#platform/contract/decimal.ts'
import type { Entry } from '#platform/web/kit/offline/offline-queue.ts'
import type { Job } from '../../contract/terminal-calls.ts'
import { crewAfter } from '../../contract/crew.ts'
import { measuredList } from '../../contract/measured.ts'
import { workTold, type WorkToldKind } from '../../contract/work-codes.ts'

/** What was told at this terminal, as it is kept until the server has it. */
export const toldEvent = z.object({
  ...{
    work_order_no: z.string(),
    process_no: z.number(),
    event_kind: workTold.schema,
    worker_cd: z.string(),
  },
  facility_cd: z.string().default(''),
  ...{ good_qty: z.string(), defective_qty: z.string(), reason_cd: z.string() },
  /** Of these pieces what the process before had counted as defective. */
  rework_qty: z.string().optional(),
  agreed: z.array(z.string()).optional(),
  /** What was measured of its pieces. */
  measures: measuredList.optional(),
  /** Of its good pieces, where they were entered. */
  serial_nos: z.array(z.string()).optional(),
  /** By how much the server's clock was ahead of this device's when it was told. */
  skew_ms: z.number().optional(),
})
export type ToldEvent = z.output<typeof toldEvent>
/** What the panel tells; of what, by whom and where, the terminal knows. */
export type Told = Omit<ToldEvent, 'work_order_no' | 'process_no' | 'worker_cd' | 'facility_cd' | 'skew_ms'>

/** 間接作業 as it is kept until the server has it; without an activity it ends. */
export const toldIndirect = z.object({
  ...{ worker_cd: z.string(), activity_cd: z.string(), activity_nm: z.string() },
  skew_ms: z.number().optional(),
})
export type ToldIndirect = z.output<typeof toldIndirect>

/** By how much a clock is wrong; what the way to the server takes is no difference of clocks. */
export function skewOf(serverNow: string | undefined, receivedAt: number): number {
  const skew = serverNow === undefined ? 0 : Date.parse(serverNow) - receivedAt
  return Math.abs(skew) < leastSkewMs ? 0 : skew
}
const leastSkewMs = 30_000

/** When it happened, by the server's clock: kept with the entry, so that it stays the same however often it is sent. */
export const happenedAt = (
  occurred_at: string,
  { skew_ms = 0 }: { readonly skew_ms?: number | undefined },
): string => new Date(Date.parse(occurred_at) + skew_ms).toISOString()

/** What is kept is of a process, or indirect work. */
export const indirectOf = ({ input }: Pick<Entry, 'input'>): ToldIndirect | undefined =>
  toldIndirect.safeParse(input).data
export const jobEventsOf = (entries: readonly Pick<Entry, 'input'>[]): readonly ToldEvent[] =>
  entries.flatMap((entry) => (indirectOf(entry) ? [] : [toldEvent.parse(entry.input)]))

export const sentEntry = z.object({
  ...{ key: z.string(), queue: z.string(), turn: z.number(), occurred_at: z.string(), input: z.unknown() },
  /** When the server answered, on this device's clock (ms). */
  sent_at: z.number(),
})
export type SentEntry = z.output<typeof sentEntry>

/**
 * What jobs that were read at a time do not show: what waits here, and what the server has taken since. It may have taken the start of a
 * process and not be reached any more when the jobs are read again: then they are not what they were before.
 */
export function notIn(
  waiting: readonly Entry[],
  sent: readonly SentEntry[],
  readAt: number,
): readonly Entry[] {
  const since = sent.filter(({ sent_at }) => sent_at >= readAt)
  return [...new Map([...since, ...waiting].map((entry) => [entry.key, entry])).values()]
}

const after = {
  1: '1',
  2: '2',
  3: '1',
  4: '1',
  5: '3',
  7: '1',
  8: '1',
  S: '1',
  K: '1',
  N: '1',
} as const satisfies Record<WorkToldKind, string>

export const isOf = (
  job: Pick<Job, 'work_order_no' | 'process_no'>,
  event: Pick<ToldEvent, 'work_order_no' | 'process_no'>,
): boolean => job.work_order_no === event.work_order_no && job.process_no === event.process_no

/** A job as it stands when the server will have heard what it has not heard yet. */
export function withTold(job: Job, told: readonly ToldEvent[]): Job {
  const own = told.filter((event) => isOf(job, event))
  const last = own.at(-1)
  if (!last) return job
  const all = (name: 'good_qty' | 'defective_qty') =>
    written(sum([job[name], ...own.map((event) => event[name])].map(decimal)))
  return {
    ...job,
    work_status: after[last.event_kind],
    crew: crewWith(job, own),
    setup_state: setupAfter(job, own),
    good_qty: all('good_qty'),
    defective_qty: all('defective_qty'),
    ...afterRework(job, own),
  }
}

/** What was mended came beside what the process before has passed on. */
function afterRework({ ready_qty, rework_left }: Job, told: readonly ToldEvent[]) {
  const mended = sum(told.map(({ rework_qty = '0' }) => decimal(rework_qty)))
  return {
    ready_qty: written(plus(decimal(ready_qty), mended)),
    rework_left: written(minus(decimal(rework_left), mended)),
  }
}

/** The last word on a set-up and its first piece. */
const setupAfter = ({ setup_state }: Job, told: readonly ToldEvent[]): Job['setup_state'] =>
  told.reduce<Job['setup_state']>(
    (before, { event_kind: kind }) => (kind === 'S' || kind === 'K' || kind === 'N' ? kind : before),
    setup_state,
  )

/** A set-up has ended, and no first piece after it was good: nothing is counted before. */
export const asksFirst = ({ setup_state, work_status }: Job): boolean =>
  work_status === '1' && (setup_state === 'S' || setup_state === 'N')

/** 段取完了 is offered once: after the start, and again after an interruption. */
export const mayEndSetup = (job: Job): boolean =>
  job.work_status === '1' && !asksFirst(job) && (job.setup_state === '' || job.events[0]?.event_kind === '3')

/** Nobody is at what does not run; whom only this terminal has told of stands there by code. */
function crewWith({ crew }: Job, told: readonly ToldEvent[]): Job['crew'] {
  if (after[told.at(-1)?.event_kind ?? '2'] !== '1') return []
  const codes = told.reduce<readonly string[]>(
    (before, { event_kind, worker_cd }) => crewAfter(event_kind, worker_cd, before),
    crew.map(({ worker_cd }) => worker_cd),
  )
  return codes.map(
    (worker_cd) => crew.find((one) => one.worker_cd === worker_cd) ?? { worker_cd, worker_nm: worker_cd },
  )
}

/** What has come from the process before and is not reported yet. */
export function leftOf({ ready_qty, good_qty, defective_qty }: Job): string {
  const left = minus(decimal(ready_qty), plus(decimal(good_qty), decimal(defective_qty)))
  return compare(left, zero) > 0 ? written(left) : '0'
}

/** What may be told of it now. */
export const mayTell = (kind: WorkToldKind, { work_status }: Job): boolean =>
  (kind === '1' ? '0' : kind === '3' ? '2' : '1') === work_status

/** `W20463-40`, as a work sheet has it for each process. */
export function readProcessCode(text: string): { work_order_no: string; process_no: number } | undefined {
  const [, work_order_no = '', process] = /^(.+)-(\d{1,4})$/.exec(text.trim()) ?? []
  return process === undefined ? undefined : { work_order_no, process_no: Number(process) }
}

/** `5:12:40`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}
